import { date, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { products } from '#domains/market/products/products/products.table.ts'
import { ref } from '#platform/database/columns.ts'

/** How many people looked at a product on a day; of nobody in particular. Written when the day is over (`count-views.actions.ts`). */
export const product_views = pgTable(
  'product_views',
  {
    product_id: ref(() => products.id, 'cascade'),
    day: date().notNull(),
    views: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.product_id, t.day] })],
)
