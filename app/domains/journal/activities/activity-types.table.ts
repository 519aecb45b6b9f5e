import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '#domains/accounts/users/users.table.ts'
import type { MetricName } from './metric.kinds.ts'

/** A metric of an own activity. */
export type OwnMetric = { metric: MetricName; required: boolean }

/** Activities that a user added to the shipped ones. */
export const activity_types = pgTable(
  'activity_types',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    created_by: integer()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    metrics: jsonb().$type<OwnMetric[]>().notNull().default([]),
    watering: boolean().notNull().default(false),
    feeding: boolean().notNull().default(false),
    /** Hidden from lists; updates that reference it keep showing its name. */
    archived_at: timestamp({ withTimezone: true }),
    created_at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (t) => [
    index('activity_types_of_person').on(t.created_by),
    uniqueIndex('activity_types_name').on(t.created_by, sql`lower(${t.name})`).where(sql`archived_at is null`),
  ],
)
export type OwnActivityType = typeof activity_types.$inferSelect
