import { boolean, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity } from '#platform/database/columns.ts'
import { productKinds } from './product-type.kinds.ts'

/** What may be sold at all: a closed list of staff. Its `kind` is what the code knows of it. */
export const product_types = pgTable(
  'product_types',
  {
    id: identity(),
    slug: text().notNull(),
    name: text().notNull(),
    kind: text({ enum: productKinds }).notNull(),
    icon: text(),
    position: smallint().notNull().default(0),
    active: boolean().notNull().default(true),
  },
  (t) => [uniqueIndex('product_types_slug').on(t.slug)],
)
export type ProductType = typeof product_types.$inferSelect
