import { sql } from 'drizzle-orm'
import { index, integer, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { private_files } from '#platform/files/private-files.table.ts'
import { products } from '../products/products.table.ts'

/** What the buyer of a digital product gets: sealed, opened only through `openProductFile`. */
export const product_files = pgTable(
  'product_files',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    product_id: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    private_file_id: integer()
      .notNull()
      .references(() => private_files.id),
    name: text().notNull(),
    position: smallint().notNull().default(0),
    created_at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (t) => [
    uniqueIndex('product_files_file').on(t.private_file_id),
    index('product_files_product').on(t.product_id, t.position),
  ],
)
export type ProductFile = typeof product_files.$inferSelect
