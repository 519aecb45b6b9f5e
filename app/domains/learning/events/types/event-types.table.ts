import { boolean, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity } from '#platform/database/columns.ts'

/** What kind of meeting an event is: 'Aula ao vivo', 'Tira-dúvidas'. */
export const event_types = pgTable(
  'event_types',
  {
    id: identity(),
    slug: text().notNull(),
    name: text().notNull(),
    order: smallint().notNull().default(1),
    active: boolean().notNull().default(true),
  },
  (t) => [uniqueIndex('event_types_slug').on(t.slug)],
)
