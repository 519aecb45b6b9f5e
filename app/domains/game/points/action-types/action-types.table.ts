import { boolean, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity } from '#platform/database/columns.ts'
import { causes } from '../causes/cause.kinds.ts'

/** What a cause is worth, and how often it counts. */
export const action_types = pgTable(
  'action_types',
  {
    id: identity(),
    name: text().notNull(),
    cause: text({ enum: causes }).notNull(),
    points: smallint().notNull(),
    /** So many times a day, in São Paulo. */
    daily_cap: smallint().notNull(),
    /** Between one and the next. */
    cooldown_hours: smallint().notNull().default(0),
    active: boolean().notNull().default(true),
  },
  (t) => [uniqueIndex('action_types_name').on(t.name)],
)
export type ActionType = typeof action_types.$inferSelect
