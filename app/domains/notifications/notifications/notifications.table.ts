import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '#domains/accounts/users/users.table.ts'
import { notificationKinds } from './notification.kinds.ts'

/** What the bell shows: a sentence and where it leads. */
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
    /** What it is about: told once, however often the job runs. */
    key: text().notNull(),
    read_at: timestamp({ withTimezone: true }),
    created_at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (t) => [
    index('notifications_of_person').on(t.user_id, t.id),
    index('notifications_unread').on(t.user_id).where(sql`read_at is null`),
    // By the key first: what is taken back is found by what it is about.
    uniqueIndex('notifications_once').on(t.key, t.user_id),
  ],
)
export type Notification = typeof notifications.$inferSelect
