import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '#domains/accounts/users/users.table.ts'
import { device_links } from '../links/device-links.table.ts'
import { memberRoles } from './member.kinds.ts'

/** Who besides its owner sees a robot (viewer) or also works it (helper), until when. Ends with the link. */
export const device_members = pgTable(
  'device_members',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    link_id: integer()
      .notNull()
      .references(() => device_links.id, { onDelete: 'cascade' }),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    role: text({ enum: memberRoles }).notNull(),
    expires_at: timestamp({ withTimezone: true }),
    created_at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (t) => [uniqueIndex('device_members_user').on(t.link_id, t.user_id), index('device_members_of').on(t.user_id)],
)
