import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '../users/users.table.ts'

/**
 * Devices that have signed in to an account, by the hash of a mark that only they hold: strangers who use up the limit
 * of an account do not keep these out.
 */
export const login_devices = pgTable(
  'login_devices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mark_hash: text().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    last_used_at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex('login_devices_mark_hash').on(t.mark_hash),
    index('login_devices_user_id').on(t.user_id, t.last_used_at),
    index('login_devices_last_used_at').on(t.last_used_at),
  ],
)
