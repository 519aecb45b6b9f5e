import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, optionalRef } from '#platform/database/columns.ts'
import { guideSlugs } from '../guides/guide.kinds.ts'
import { help_questions } from '../questions/help-questions.table.ts'

/** Whether a question or a guide helped somebody: one row each, which may change. */
export const help_votes = pgTable(
  'help_votes',
  {
    id: identity(),
    question_id: optionalRef(() => help_questions.id, 'cascade'),
    guide: text({ enum: guideSlugs }),
    user_id: optionalRef(() => users.id, 'cascade'),
    /** A keyed hash of a visitor's address, browser and month, which identifies nobody. */
    visitor: text(),
    helped: boolean().notNull(),
    /** What was missing, in the words of whom it did not help. */
    missing: text(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('help_votes_of_person_on_question').on(t.question_id, t.user_id),
    uniqueIndex('help_votes_of_visitor_on_question').on(t.question_id, t.visitor),
    uniqueIndex('help_votes_of_person_on_guide').on(t.guide, t.user_id),
    uniqueIndex('help_votes_of_visitor_on_guide').on(t.guide, t.visitor),
    index('help_votes_user').on(t.user_id),
  ],
)
