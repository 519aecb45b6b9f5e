import { index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, identity, ref } from '#platform/database/columns.ts'
import { private_files } from '#platform/files/private-files.table.ts'
import { products } from '../products/products.table.ts'

/** What the buyer of a digital product gets: sealed, opened only through `openProductFile`. */
export const product_files = pgTable(
  'product_files',
  {
    id: identity(),
    product_id: ref(() => products.id, 'cascade'),
    private_file_id: ref(() => private_files.id),
    name: text().notNull(),
    position: smallint().notNull().default(0),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('product_files_file').on(t.private_file_id),
    index('product_files_product').on(t.product_id, t.position),
  ],
)
export type ProductFile = typeof product_files.$inferSelect
