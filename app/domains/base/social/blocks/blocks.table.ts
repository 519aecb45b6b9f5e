import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, ref } from '#platform/database/columns.ts'

const pair = () => ({
  user_id: ref(() => users.id, 'cascade'),
  created_at: createdAt(),
})

/** Who blocked whom: from then on neither sees what is the other's. */
export const blocks = pgTable(
  'blocks',
  {
    ...pair(),
    blocked_id: ref(() => users.id, 'cascade'),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.blocked_id] }), index('blocks_of_blocked').on(t.blocked_id)],
)

/** Who muted whom: their posts and comments no longer come by themselves. They are not told. */
export const mutes = pgTable(
  'mutes',
  {
    ...pair(),
    muted_id: ref(() => users.id, 'cascade'),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.muted_id] }), index('mutes_of_muted').on(t.muted_id)],
)
