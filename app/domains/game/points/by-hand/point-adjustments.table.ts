import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, ref } from '#platform/database/columns.ts'

/** Points that the team gave or took, and why: the source of an entry. Whether it was undone, the ledger says. */
export const point_adjustments = pgTable(
  'point_adjustments',
  {
    id: identity(),
    user_id: ref(() => users.id),
    points: integer().notNull(),
    /** For the person to read. */
    reason: text().notNull(),
    created_by: ref(() => users.id),
    idempotency_key: uuid().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('point_adjustments_idempotency_key').on(t.created_by, t.idempotency_key),
    index('point_adjustments_user').on(t.user_id),
  ],
)
