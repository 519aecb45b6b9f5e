import { pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, ref } from '#platform/database/columns.ts'
import { cup_editions } from '../editions/cup-editions.table.ts'

/** What a redondo competes in, of one edition. */
export const cup_modalities = pgTable(
  'cup_modalities',
  {
    id: identity(),
    edition_id: ref(() => cup_editions.id),
    slug: text().notNull(),
    name: text().notNull(),
    text: text().notNull().default(''),
    order: smallint().notNull().default(1),
  },
  (t) => [uniqueIndex('cup_modalities_slug').on(t.edition_id, t.slug)],
)
export type CupModality = typeof cup_modalities.$inferSelect
