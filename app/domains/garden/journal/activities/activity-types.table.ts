import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, ref, timestamptz } from '#platform/database/columns.ts'
import type { MetricName } from './metric.kinds.ts'

/** A metric of an own activity. */
export type OwnMetric = { metric: MetricName; required: boolean }

/** Activities that a user added to the shipped ones. */
export const activity_types = pgTable(
  'activity_types',
  {
    id: identity(),
    created_by: ref(() => users.id),
    name: text().notNull(),
    metrics: jsonb().$type<OwnMetric[]>().notNull().default([]),
    watering: boolean().notNull().default(false),
    feeding: boolean().notNull().default(false),
    /** Hidden from lists; updates that reference it keep showing its name. */
    archived_at: timestamptz(),
    created_at: createdAt(),
  },
  (t) => [
    index('activity_types_of_person').on(t.created_by),
    uniqueIndex('activity_types_name').on(t.created_by, sql`lower(${t.name})`).where(sql`archived_at is null`),
  ],
)
export type OwnActivityType = typeof activity_types.$inferSelect
