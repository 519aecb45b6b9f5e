import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { sessions } from '#domains/people/accounts/sessions/sessions.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, ref, timestamptz } from '#platform/database/columns.ts'

/** A browser that receives pushes, as long as the session lasts in which it was said: who logs out gets no more. */
export const push_subscriptions = pgTable(
  'push_subscriptions',
  {
    id: identity(),
    user_id: ref(() => users.id, 'cascade'),
    session_id: ref(() => sessions.id, 'cascade'),
    /** A browser has one, whoever uses it. */
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    created_at: createdAt(),
    renewed_at: timestamptz().notNull(),
  },
  (t) => [
    uniqueIndex('push_subscriptions_endpoint').on(t.endpoint),
    index('push_subscriptions_user_id').on(t.user_id),
    index('push_subscriptions_session_id').on(t.session_id),
  ],
)
export type PushSubscriptionRow = typeof push_subscriptions.$inferSelect
