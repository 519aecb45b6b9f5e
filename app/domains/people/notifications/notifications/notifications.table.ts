import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, ref, timestamptz } from '#platform/database/columns.ts'
import { notificationKinds } from './notification.kinds.ts'

/** A notification in the app: a text and a link. */
export const notifications = pgTable(
  'notifications',
  {
    id: identity(),
    user_id: ref(() => users.id, 'cascade'),
    kind: text({ enum: notificationKinds }).notNull(),
    title: text().notNull(),
    text: text().notNull().default(''),
    url: text().notNull(),
    /** Deduplication key, by what it is about: a repeated job adds nothing. */
    key: text().notNull(),
    /** False: somebody wants this kind elsewhere only. Such a one is born read, so that it is counted nowhere. */
    in_app: boolean().notNull().default(true),
    read_at: timestamptz(),
    /** Everybody in a group took back what they did. Kept, so that doing it again is not told again; read until then. */
    withdrawn_at: timestamptz(),
    /** When it last told something new. */
    created_at: createdAt(),
  },
  (t) => [
    index('notifications_of_person').on(t.user_id, t.created_at, t.id),
    index('notifications_unread').on(t.user_id).where(sql`read_at is null`),
    // Key first: notices are withdrawn by what they are about.
    uniqueIndex('notifications_once').on(t.key, t.user_id),
  ],
)
export type Notification = typeof notifications.$inferSelect

/** Who did what a grouped notice tells of. Who took it back stays, so that doing it again is not news. */
export const notification_actors = pgTable(
  'notification_actors',
  {
    notification_id: ref(() => notifications.id, 'cascade'),
    user_id: ref(() => users.id, 'cascade'),
    active: boolean().notNull(),
    at: timestamptz().notNull(),
  },
  (t) => [primaryKey({ columns: [t.notification_id, t.user_id] }), index('notification_actors_user_id').on(t.user_id)],
)
