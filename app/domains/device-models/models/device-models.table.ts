import { sql } from 'drizzle-orm'
import { integer, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

/** A kind of robot: what it measures, drives, shows and runs. */
export const device_models = pgTable(
  'device_models',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    slug: text().notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    /** Seconds between two readings: one missed is 'atrasado' without a session, ten minutes without contact 'offline'. */
    interval_seconds: smallint().notNull().default(30),
    deleted_at: timestamp({ withTimezone: true }),
    created_at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    updated_at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (t) => [
    uniqueIndex('device_models_slug').on(t.slug),
    uniqueIndex('device_models_name').on(sql`lower(${t.name})`).where(sql`deleted_at is null`),
  ],
)
export type DeviceModel = typeof device_models.$inferSelect
