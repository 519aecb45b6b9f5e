import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, ref } from '#platform/database/columns.ts'

/** A save ('salve'): one row per user and thing. A saved user is a followed one. */
export const saves = pgTable(
  'saves',
  {
    user_id: ref(() => users.id),
    target: text().notNull(),
    target_id: integer().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.user_id, t.target, t.target_id] }),
    index('saves_target').on(t.target, t.target_id),
    index('saves_since').on(t.target, t.created_at, t.target_id),
  ],
)
