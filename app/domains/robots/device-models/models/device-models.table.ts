import { sql } from 'drizzle-orm'
import { pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, identity, timestamptz } from '#platform/database/columns.ts'

/** A kind of robot: what it measures, drives, shows and runs. */
export const device_models = pgTable(
  'device_models',
  {
    id: identity(),
    slug: text().notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    /** Seconds between two readings: one missed is 'atrasado' without a session, ten minutes without contact 'offline'. */
    interval_seconds: smallint().notNull().default(30),
    deleted_at: timestamptz(),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [
    uniqueIndex('device_models_slug').on(t.slug),
    uniqueIndex('device_models_name').on(sql`lower(${t.name})`).where(sql`deleted_at is null`),
  ],
)
export type DeviceModel = typeof device_models.$inferSelect
