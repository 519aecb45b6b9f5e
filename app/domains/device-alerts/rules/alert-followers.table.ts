import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core'
import { users } from '#domains/accounts/users/users.table.ts'
import { device_links } from '#domains/devices/links/device-links.table.ts'

/** Who wants the alerts of a robot that somebody shares with them. Its owner always gets them. */
export const alert_followers = pgTable(
  'alert_followers',
  {
    link_id: integer()
      .notNull()
      .references(() => device_links.id, { onDelete: 'cascade' }),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (t) => [primaryKey({ columns: [t.link_id, t.user_id] }), index('alert_followers_user').on(t.user_id)],
)
