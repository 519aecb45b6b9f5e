import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity } from '#platform/database/columns.ts'

/** From how many earned points somebody is what. Nothing is stored of whom: a level follows from the points. */
export const levels = pgTable(
  'levels',
  { id: identity(), name: text().notNull(), points: integer().notNull() },
  (t) => [uniqueIndex('levels_points').on(t.points), uniqueIndex('levels_name').on(t.name)],
)
