import { sql } from 'drizzle-orm'
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Nicknames of erased accounts, as hashes: nobody else may pass for who left, and the name itself is gone. */
export const kept_nicknames = pgTable('kept_nicknames', {
  nickname_hash: text().primaryKey(),
  kept_at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
})
