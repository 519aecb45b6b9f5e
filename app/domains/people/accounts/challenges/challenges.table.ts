import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, optionalRef, timestamptz } from '#platform/database/columns.ts'
import { users } from '../users/users.table.ts'

export const challengePurposes = ['second_factor', 'passkey_login', 'passkey_register'] as const

/** A pending step of a login or registration: short-lived, single-use, stored hashed. */
export const challenges = pgTable(
  'challenges',
  {
    id: identity(),
    /** Null when a passkey will identify the user. */
    user_id: optionalRef(() => users.id, 'cascade'),
    purpose: text({ enum: challengePurposes }).notNull(),
    challenge_hash: text().notNull(),
    expires_at: timestamptz().notNull(),
    used_at: timestamptz(),
  },
  (t) => [
    uniqueIndex('challenges_challenge_hash').on(t.challenge_hash),
    index('challenges_user_id').on(t.user_id),
    index('challenges_expires_at').on(t.expires_at),
  ],
)
export type Challenge = typeof challenges.$inferSelect
