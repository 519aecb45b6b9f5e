import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, ref } from '#platform/database/columns.ts'
import { stores } from '../stores/stores.table.ts'
import { storeRoles } from './store-role.kinds.ts'

/** Who works in a store, and as what. Exactly one owner: the index says at most one, the actions never none. */
export const store_members = pgTable(
  'store_members',
  {
    store_id: ref(() => stores.id, 'cascade'),
    user_id: ref(() => users.id),
    role: text({ enum: storeRoles }).notNull(),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.store_id, t.user_id] }),
    uniqueIndex('store_members_owner').on(t.store_id).where(sql`role = 'owner'`),
    index('store_members_user').on(t.user_id),
  ],
)
