import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '#domains/accounts/users/users.table.ts'
import { notificationKinds } from './notification.kinds.ts'

/** A notification in the app: a text and a link. */
export const notifications = pgTable(
  'notifications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: notificationKinds }).notNull(),
    title: text().notNull(),
    text: text().notNull().default(''),
    url: text().notNull(),
    /** Deduplication key, by what it is about: a repeated job adds nothing. */
    key: text().notNull(),
    read_at: timestamp({ withTimezone: true }),
    created_at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (t) => [
    index('notifications_of_person').on(t.user_id, t.id),
    index('notifications_unread').on(t.user_id).where(sql`read_at is null`),
    // Key first: notices are withdrawn by what they are about.
    uniqueIndex('notifications_once').on(t.key, t.user_id),
  ],
)
export type Notification = typeof notifications.$inferSelect
