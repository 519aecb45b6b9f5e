import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '../users/users.table.ts'
import { linkPurposes } from './link.kinds.ts'

/** One mailed link, single-use: `used_at` is set by a conditional UPDATE. */
export const one_time_tokens = pgTable(
  'one_time_tokens',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: linkPurposes }).notNull(),
    token_hash: text().notNull(),
    payload: jsonb().$type<Record<string, string>>().notNull().default({}),
    created_at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    expires_at: timestamp({ withTimezone: true }).notNull(),
    used_at: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex('one_time_tokens_token_hash').on(t.token_hash),
    index('one_time_tokens_user_purpose').on(t.user_id, t.purpose),
  ],
)
export type OneTimeToken = typeof one_time_tokens.$inferSelect
export type Purpose = OneTimeToken['purpose']
