import { sql } from 'drizzle-orm'
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Hashes of the nicknames of erased accounts: nobody can impersonate a former user, and the name itself is not stored.
 */
export const kept_nicknames = pgTable('kept_nicknames', {
  nickname_hash: text().primaryKey(),
  kept_at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
})
