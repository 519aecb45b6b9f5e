import { boolean, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity } from '#platform/database/columns.ts'

/** What is asked again and again, answered above the conversation. */
export const chat_faqs = pgTable(
  'chat_faqs',
  {
    id: identity(),
    question: text().notNull(),
    answer: text().notNull(),
    order: smallint().notNull(),
    active: boolean().notNull().default(true),
  },
  (t) => [uniqueIndex('chat_faqs_question').on(t.question)],
)
