import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, ref, timestamptz } from '#platform/database/columns.ts'
import { device_links } from '../links/device-links.table.ts'
import { memberRoles } from './member.kinds.ts'

/** Who besides its owner sees a robot (viewer) or also works it (helper), until when. Ends with the link. */
export const device_members = pgTable(
  'device_members',
  {
    id: identity(),
    link_id: ref(() => device_links.id, 'cascade'),
    user_id: ref(() => users.id),
    role: text({ enum: memberRoles }).notNull(),
    expires_at: timestamptz(),
    created_at: createdAt(),
  },
  (t) => [uniqueIndex('device_members_user').on(t.link_id, t.user_id), index('device_members_of').on(t.user_id)],
)
