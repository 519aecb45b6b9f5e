import { boolean, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { ref } from '#platform/database/columns.ts'
import { notificationKinds } from '../notifications/notification.kinds.ts'
import { mailRhythms, notificationChannels } from './channel.kinds.ts'

/** What somebody said of a kind and channel. No row: as channel.kinds.ts has it. */
export const notification_choices = pgTable(
  'notification_choices',
  {
    user_id: ref(() => users.id, 'cascade'),
    kind: text({ enum: notificationKinds }).notNull(),
    channel: text({ enum: notificationChannels }).notNull(),
    wanted: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.kind, t.channel] })],
)

/** When somebody wants to be told outside the site. No row: at any hour, mails at once. */
export const notification_times = pgTable('notification_times', {
  user_id: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Minutes of the day in São Paulo between which nothing is sent; both or none. */
  quiet_from: smallint(),
  quiet_to: smallint(),
  mail_rhythm: text({ enum: mailRhythms }).notNull().default('at_once'),
})
