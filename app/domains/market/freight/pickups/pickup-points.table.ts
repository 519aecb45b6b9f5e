import { boolean, char, index, pgTable, text } from 'drizzle-orm/pg-core'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { identity, ref } from '#platform/database/columns.ts'

/** Where a buyer may fetch what was bought. The exact address is told once it is paid. */
export const pickup_points = pgTable(
  'pickup_points',
  {
    id: identity(),
    store_id: ref(() => stores.id, 'cascade'),
    name: text().notNull(),
    address: text().notNull(),
    city: text().notNull(),
    uf: char({ length: 2 }).notNull(),
    /** When it is open, and what to bring. */
    hours: text().notNull(),
    active: boolean().notNull().default(true),
  },
  (t) => [index('pickup_points_store').on(t.store_id, t.id)],
)
