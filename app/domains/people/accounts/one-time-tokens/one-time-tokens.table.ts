import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, identity, ref, timestamptz } from '#platform/database/columns.ts'
import { users } from '../users/users.table.ts'
import { linkPurposes } from './link.kinds.ts'

/** One mailed link, single-use: `used_at` is set by a conditional UPDATE. */
export const one_time_tokens = pgTable(
  'one_time_tokens',
  {
    id: identity(),
    user_id: ref(() => users.id, 'cascade'),
    purpose: text({ enum: linkPurposes }).notNull(),
    token_hash: text().notNull(),
    payload: jsonb().$type<Record<string, string>>().notNull().default({}),
    created_at: createdAt(),
    expires_at: timestamptz().notNull(),
    used_at: timestamptz(),
  },
  (t) => [
    uniqueIndex('one_time_tokens_token_hash').on(t.token_hash),
    index('one_time_tokens_user_purpose').on(t.user_id, t.purpose),
  ],
)
export type OneTimeToken = typeof one_time_tokens.$inferSelect
export type Purpose = OneTimeToken['purpose']
