import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, ref, tsvector } from '#platform/database/columns.ts'
import { helpSubjects } from './subject.kinds.ts'

/** What people ask, with the answer that staff keep. */
export const help_questions = pgTable(
  'help_questions',
  {
    id: identity(),
    /** Of its address: '/duvidas/{slug}'. */
    slug: text().notNull(),
    subject: text({ enum: helpSubjects }).notNull(),
    question: text().notNull(),
    /** Marked (`marks.model.ts`). */
    answer: text().notNull(),
    order: smallint().notNull(),
    active: boolean().notNull().default(true),
    search: tsvector().generatedAlwaysAs(
      sql`setweight(to_tsvector('grower'::regconfig, plain_plurals(question)), 'A') || setweight(to_tsvector('grower'::regconfig, plain_plurals(answer)), 'B')`,
    ),
  },
  (t) => [
    uniqueIndex('help_questions_slug').on(t.slug),
    index('help_questions_subject').on(t.subject, t.order, t.id),
    index('help_questions_search').using('gin', t.search),
  ],
)
/** Addresses that a question had: they lead to the one that it has. */
export const help_old_slugs = pgTable(
  'help_old_slugs',
  { slug: text().primaryKey(), question_id: ref(() => help_questions.id, 'cascade') },
  (t) => [index('help_old_slugs_question').on(t.question_id)],
)
export type HelpQuestionRow = typeof help_questions.$inferSelect
