import { boolean, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity } from '#platform/database/columns.ts'

/** What a post is about, one each: addresses know it by its slug. */
export const blog_categories = pgTable(
  'blog_categories',
  {
    id: identity(),
    slug: text().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    order: smallint().notNull().default(1),
    active: boolean().notNull().default(true),
  },
  (t) => [uniqueIndex('blog_categories_slug').on(t.slug)],
)
