import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, optionalRef, ref } from '#platform/database/columns.ts'
import { stores } from '../stores/stores.table.ts'
import { storeActs } from './store-log.kinds.ts'

/** What happened to a store and its members. Append-only. */
export const store_log = pgTable(
  'store_log',
  {
    id: identity(),
    store_id: ref(() => stores.id, 'cascade'),
    /** Who did it; null when they left. */
    user_id: optionalRef(() => users.id),
    /** To whom, of the members. */
    about_user_id: optionalRef(() => users.id),
    act: text({ enum: storeActs }).notNull(),
    /** A role, a reason, a part in basis points: never an address. */
    detail: text(),
    by_staff: boolean().notNull().default(false),
    created_at: createdAt(),
  },
  (t) => [
    index('store_log_store').on(t.store_id, t.id),
    index('store_log_user').on(t.user_id),
    index('store_log_about_user').on(t.about_user_id),
  ],
)
