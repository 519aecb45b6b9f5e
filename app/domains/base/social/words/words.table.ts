import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, optionalRef } from '#platform/database/columns.ts'
import { wordStrengths } from './words.kinds.ts'

/** The moderation's words. `folded` is what texts are compared with: `foldWords` of `word`. */
export const listed_words = pgTable(
  'listed_words',
  {
    id: identity(),
    word: text().notNull(),
    folded: text().notNull(),
    strength: text({ enum: wordStrengths }).notNull(),
    created_by: optionalRef(() => users.id),
    created_at: createdAt(),
  },
  (t) => [uniqueIndex('listed_words_folded').on(t.folded)],
)
