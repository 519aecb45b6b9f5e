import { index, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, ref, timestamptz } from '#platform/database/columns.ts'
import { survey_questions, surveys } from '../surveys/surveys.table.ts'

/** One per person and survey: the unique index decides. */
export const survey_answers = pgTable(
  'survey_answers',
  {
    id: identity(),
    survey_id: ref(() => surveys.id, 'cascade'),
    user_id: ref(() => users.id),
    created_at: createdAt(),
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
    answer_id: ref(() => survey_answers.id, 'cascade'),
    question_id: ref(() => survey_questions.id, 'cascade'),
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
    survey_id: ref(() => surveys.id, 'cascade'),
    user_id: ref(() => users.id),
    until: timestamptz(),
  },
  (t) => [primaryKey({ columns: [t.survey_id, t.user_id] }), index('survey_dismissals_of_person').on(t.user_id)],
)
