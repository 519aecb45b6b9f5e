import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../users/users.table.ts'

/** Kinds of devices, with their network, that a person has signed in from: another one is told by mail. */
export const known_devices = pgTable(
  'known_devices',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 'Chrome no Windows|203.0.113': family of the user agent, network of the address. */
    device: text().notNull(),
    first_seen_at: timestamp({ withTimezone: true }).notNull(),
    last_seen_at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.device] }), index('known_devices_last_seen_at').on(t.last_seen_at)],
)
