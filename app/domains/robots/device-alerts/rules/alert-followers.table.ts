import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { device_links } from '#domains/robots/devices/links/device-links.table.ts'
import { createdAt, ref } from '#platform/database/columns.ts'

/** Who wants the alerts of a robot that somebody shares with them. Its owner always gets them. */
export const alert_followers = pgTable(
  'alert_followers',
  {
    link_id: ref(() => device_links.id, 'cascade'),
    user_id: ref(() => users.id, 'cascade'),
    created_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.link_id, t.user_id] }), index('alert_followers_user').on(t.user_id)],
)
