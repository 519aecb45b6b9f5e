import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { sessions } from '#domains/accounts/sessions/sessions.table.ts'
import { users } from '#domains/accounts/users/users.table.ts'

/** A browser that receives pushes, as long as the session lasts in which it was said: who logs out gets no more. */
export const push_subscriptions = pgTable(
  'push_subscriptions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    session_id: integer()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** A browser has one, whoever uses it. */
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    renewed_at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex('push_subscriptions_endpoint').on(t.endpoint),
    index('push_subscriptions_user_id').on(t.user_id),
    index('push_subscriptions_session_id').on(t.session_id),
  ],
)
export type PushSubscriptionRow = typeof push_subscriptions.$inferSelect
