import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { ref, timestamptz } from '#platform/database/columns.ts'
import { users } from '../users/users.table.ts'

/** Device types, with their network, from which a user has signed in: a new one is reported by mail. */
export const known_devices = pgTable(
  'known_devices',
  {
    user_id: ref(() => users.id, 'cascade'),
    /** 'Chrome no Windows|203.0.113': browser family and network of the address. */
    device: text().notNull(),
    first_seen_at: timestamptz().notNull(),
    last_seen_at: timestamptz().notNull(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.device] }), index('known_devices_last_seen_at').on(t.last_seen_at)],
)
