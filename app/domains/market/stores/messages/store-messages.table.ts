import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, optionalRef, ref, timestamptz } from '#platform/database/columns.ts'
import { stores } from '../stores/stores.table.ts'
import { messageSides } from './message-side.kinds.ts'

/** What a buyer and a store write to each other: one thread for the two. */
export const store_threads = pgTable(
  'store_threads',
  {
    id: identity(),
    store_id: ref(() => stores.id, 'cascade'),
    buyer_id: ref(() => users.id),
    last_at: timestamptz().notNull(),
    /** What each side has not read yet. */
    store_unread: integer().notNull().default(0),
    buyer_unread: integer().notNull().default(0),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('store_threads_pair').on(t.store_id, t.buyer_id),
    index('store_threads_last').on(t.store_id, t.last_at, t.id),
    index('store_threads_buyer').on(t.buyer_id, t.last_at),
  ],
)
export type StoreThread = typeof store_threads.$inferSelect

export const store_messages = pgTable(
  'store_messages',
  {
    id: identity(),
    thread_id: ref(() => store_threads.id, 'cascade'),
    from: text({ enum: messageSides }).notNull(),
    /** Who wrote it; null when they left. */
    user_id: optionalRef(() => users.id),
    text: text().notNull(),
    idempotency_key: uuid(),
    created_at: createdAt(),
  },
  (t) => [
    index('store_messages_thread').on(t.thread_id, t.id),
    index('store_messages_user').on(t.user_id),
    uniqueIndex('store_messages_idempotency_key').on(t.user_id, t.idempotency_key),
  ],
)
