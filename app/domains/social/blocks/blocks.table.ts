import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core'
import { users } from '#domains/accounts/users/users.table.ts'

const pair = () => ({
  user_id: integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  created_at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
})

/** Who blocked whom: from then on neither sees what is the other's. */
export const blocks = pgTable(
  'blocks',
  {
    ...pair(),
    blocked_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.blocked_id] }), index('blocks_of_blocked').on(t.blocked_id)],
)

/** Who muted whom: their posts and comments no longer come by themselves. They are not told. */
export const mutes = pgTable(
  'mutes',
  {
    ...pair(),
    muted_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.muted_id] }), index('mutes_of_muted').on(t.muted_id)],
)
