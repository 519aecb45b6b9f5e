import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Words of posts for all and of other published texts, from which a spelling is corrected. Written anew each night (keep-words.actions.ts). */
export const search_words = pgTable(
  'search_words',
  {
    /** As it is written most: with its accents. */
    word: text().primaryKey(),
    /** Without them: what is compared. */
    search_text: text().notNull(),
    /** In how many of them. */
    posts: integer().notNull(),
  },
  (t) => [index('search_words_search').using('gin', sql`${t.search_text} gin_trgm_ops`)],
)
