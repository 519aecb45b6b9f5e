import { boolean, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, ref } from '#platform/database/columns.ts'
import { cup_editions } from '../editions/cup-editions.table.ts'
import { sponsorLevels } from './cup-sponsor.kinds.ts'

export const cup_sponsors = pgTable(
  'cup_sponsors',
  {
    id: identity(),
    edition_id: ref(() => cup_editions.id),
    name: text().notNull(),
    text: text().notNull().default(''),
    url: text().notNull().default(''),
    level: text({ enum: sponsorLevels }).notNull(),
    order: smallint().notNull().default(1),
    active: boolean().notNull().default(true),
  },
  (t) => [uniqueIndex('cup_sponsors_name').on(t.edition_id, t.name)],
)
