import { sql } from 'drizzle-orm'
import { integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '#domains/accounts/users/users.table.ts'
import { wordStrengths } from './words.kinds.ts'

/** The moderation's words. `folded` is what texts are compared with: `foldWords` of `word`. */
export const listed_words = pgTable(
  'listed_words',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    word: text().notNull(),
    folded: text().notNull(),
    strength: text({ enum: wordStrengths }).notNull(),
    created_by: integer().references(() => users.id),
    created_at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (t) => [uniqueIndex('listed_words_folded').on(t.folded)],
)
