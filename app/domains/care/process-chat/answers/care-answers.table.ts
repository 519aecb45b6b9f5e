import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { answeredBy } from '#domains/care/processes/processes/process.kinds.ts'
import { identity } from '#platform/database/columns.ts'

/** What a profession writes again and again, with places for the process's own words. */
export const care_answers = pgTable(
  'care_answers',
  {
    id: identity(),
    name: text().notNull(),
    profession: text({ enum: answeredBy }).notNull(),
    text: text().notNull(),
  },
  (t) => [uniqueIndex('care_answers_name').on(t.name)],
)
