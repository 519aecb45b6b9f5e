import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '../users/users.table.ts'
import { login_devices } from './login-devices.table.ts'

/** The hash of an opaque token; the token itself is only with the client. 30 days, sliding expiry. */
export const sessions = pgTable(
  'sessions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token_hash: text().notNull(),
    /** Disconnected with the session: the device is then known no more. */
    device_id: integer().references(() => login_devices.id, { onDelete: 'set null' }),
    ip: text().notNull(),
    user_agent: text().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    last_seen_at: timestamp({ withTimezone: true }).notNull(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex('sessions_token_hash').on(t.token_hash),
    index('sessions_user_id').on(t.user_id),
    index('sessions_device_id').on(t.device_id),
    index('sessions_expires_at').on(t.expires_at),
  ],
)
export type Session = typeof sessions.$inferSelect
