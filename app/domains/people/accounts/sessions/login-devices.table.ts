import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, identity, ref, timestamptz } from '#platform/database/columns.ts'
import { users } from '../users/users.table.ts'

/**
 * Devices that have signed in to an account, by the hash of a mark that only they hold: strangers who use up the limit
 * of an account do not keep these out.
 */
export const login_devices = pgTable(
  'login_devices',
  {
    id: identity(),
    user_id: ref(() => users.id, 'cascade'),
    mark_hash: text().notNull(),
    created_at: createdAt(),
    last_used_at: timestamptz().notNull(),
  },
  (t) => [
    uniqueIndex('login_devices_mark_hash').on(t.mark_hash),
    index('login_devices_user_id').on(t.user_id, t.last_used_at),
    index('login_devices_last_used_at').on(t.last_used_at),
  ],
)
