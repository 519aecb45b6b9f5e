import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '#domains/accounts/users/users.table.ts'
import { survey_questions, surveys } from '../surveys/surveys.table.ts'

/** One per person and survey: the unique index decides. */
export const survey_answers = pgTable(
  'survey_answers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    survey_id: integer()
      .notNull()
      .references(() => surveys.id, { onDelete: 'cascade' }),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    created_at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (t) => [
    uniqueIndex('survey_answers_person').on(t.survey_id, t.user_id),
    index('survey_answers_of_person').on(t.user_id),
  ],
)

/** What was answered to one question; a question left out has no row. */
export const survey_answer_values = pgTable(
  'survey_answer_values',
  {
    answer_id: integer()
      .notNull()
      .references(() => survey_answers.id, { onDelete: 'cascade' }),
    question_id: integer()
      .notNull()
      .references(() => survey_questions.id, { onDelete: 'cascade' }),
    /** Positions of the chosen options. */
    choices: smallint().array(),
    scale: smallint(),
    text: text(),
  },
  (t) => [
    primaryKey({ columns: [t.answer_id, t.question_id] }),
    index('survey_answer_values_question').on(t.question_id),
  ],
)

/** Somebody who does not want to be asked now (until then), or at all (null). */
export const survey_dismissals = pgTable(
  'survey_dismissals',
  {
    survey_id: integer()
      .notNull()
      .references(() => surveys.id, { onDelete: 'cascade' }),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    until: timestamp({ withTimezone: true }),
  },
  (t) => [primaryKey({ columns: [t.survey_id, t.user_id] }), index('survey_dismissals_of_person').on(t.user_id)],
)
