import { pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from '#platform/database/columns.ts'

/**
 * Hashes of the nicknames of erased accounts: nobody can impersonate a former user, and the name itself is not stored.
 */
export const kept_nicknames = pgTable('kept_nicknames', {
  nickname_hash: text().primaryKey(),
  kept_at: createdAt(),
})
