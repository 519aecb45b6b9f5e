import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Numbers of saves, comments and views of a thing. The row is created with the first of them. */
export const social_counters = pgTable(
  'social_counters',
  {
    target: text().notNull(),
    target_id: integer().notNull(),
    saves_count: integer().notNull().default(0),
    comments_count: integer().notNull().default(0),
    views_count: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.target, t.target_id] }),
    index('social_counters_most_saved').on(t.target, t.saves_count, t.target_id).where(sql`saves_count > 0`),
  ],
)
