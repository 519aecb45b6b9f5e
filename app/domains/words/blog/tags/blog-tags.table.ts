import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity } from '#platform/database/columns.ts'

/** A word that leads across categories. */
export const blog_tags = pgTable(
  'blog_tags',
  { id: identity(), slug: text().notNull(), name: text().notNull() },
  (t) => [uniqueIndex('blog_tags_slug').on(t.slug)],
)
