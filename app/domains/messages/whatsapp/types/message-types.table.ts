import { boolean, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity } from '#platform/database/columns.ts'
import { categories } from './category.kinds.ts'

/** What messages are for, by WhatsApp and Discord alike. */
export const message_types = pgTable(
  'message_types',
  {
    id: identity(),
    slug: text().notNull(),
    name: text().notNull(),
    category: text({ enum: categories }).notNull(),
    note: text().notNull().default(''),
    active: boolean().notNull().default(true),
  },
  (t) => [uniqueIndex('message_types_slug').on(t.slug)],
)
