import { pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, ref } from '#platform/database/columns.ts'
import { cup_editions } from '../editions/cup-editions.table.ts'

/** What judges score from 0 to 10; a score is the mean by weight. */
export const cup_criteria = pgTable(
  'cup_criteria',
  {
    id: identity(),
    edition_id: ref(() => cup_editions.id),
    name: text().notNull(),
    text: text().notNull().default(''),
    weight: smallint().notNull(),
    order: smallint().notNull().default(1),
  },
  (t) => [uniqueIndex('cup_criteria_name').on(t.edition_id, t.name)],
)
export type CupCriterion = typeof cup_criteria.$inferSelect
