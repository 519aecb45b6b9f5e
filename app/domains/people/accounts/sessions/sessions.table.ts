import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, identity, optionalRef, ref, timestamptz } from '#platform/database/columns.ts'
import { users } from '../users/users.table.ts'
import { login_devices } from './login-devices.table.ts'

/** The hash of an opaque token; the token itself is only with the client. 30 days, sliding expiry. */
export const sessions = pgTable(
  'sessions',
  {
    id: identity(),
    user_id: ref(() => users.id, 'cascade'),
    token_hash: text().notNull(),
    /** Disconnected with the session: the device is then known no more. */
    device_id: optionalRef(() => login_devices.id, 'set null'),
    ip: text().notNull(),
    user_agent: text().notNull(),
    created_at: createdAt(),
    last_seen_at: timestamptz().notNull(),
    expires_at: timestamptz().notNull(),
  },
  (t) => [
    uniqueIndex('sessions_token_hash').on(t.token_hash),
    index('sessions_user_id').on(t.user_id),
    index('sessions_device_id').on(t.device_id),
    index('sessions_expires_at').on(t.expires_at),
  ],
)
export type Session = typeof sessions.$inferSelect
