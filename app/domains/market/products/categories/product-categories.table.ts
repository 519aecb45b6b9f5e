import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { identity } from '#platform/database/columns.ts'

/** The shelves of the shop: a tree of three levels at most. The slug stays when the name changes. */
export const product_categories = pgTable(
  'product_categories',
  {
    id: identity(),
    slug: text().notNull(),
    name: text().notNull(),
    parent_id: integer().references((): AnyPgColumn => product_categories.id),
    /** 1 for a shelf of the first level. */
    depth: smallint().notNull().default(1),
    icon: text(),
    position: smallint().notNull().default(0),
    active: boolean().notNull().default(true),
  },
  (t) => [
    uniqueIndex('product_categories_slug').on(t.slug),
    index('product_categories_parent').on(t.parent_id, t.position),
    check('product_categories_depth', sql`depth between 1 and 3 and (depth = 1) = (parent_id is null)`),
  ],
)
export type ProductCategory = typeof product_categories.$inferSelect
