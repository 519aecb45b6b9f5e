import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { users } from '#domains/accounts/users/users.table.ts'
import { notificationKinds } from '../notifications/notification.kinds.ts'

export const notificationChannels = ['e-mail'] as const

/** Opt-outs by user, kind and channel. No row: yes. */
export const notification_choices = pgTable(
  'notification_choices',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: notificationKinds }).notNull(),
    channel: text({ enum: notificationChannels }).notNull(),
    wanted: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.kind, t.channel] })],
)
