import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, ref, timestamptz } from '#platform/database/columns.ts'
import { inviteOutcomes } from '../invites/invite.kinds.ts'
import { stores } from '../stores/stores.table.ts'

/** A store offered by its owner to somebody who works in it, until they answer. */
export const store_handovers = pgTable(
  'store_handovers',
  {
    id: identity(),
    store_id: ref(() => stores.id, 'cascade'),
    from_user_id: ref(() => users.id, 'cascade'),
    to_user_id: ref(() => users.id, 'cascade'),
    outcome: text({ enum: inviteOutcomes }),
    answered_at: timestamptz(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('store_handovers_open').on(t.store_id).where(sql`outcome is null`),
    index('store_handovers_to').on(t.to_user_id),
    index('store_handovers_from').on(t.from_user_id),
  ],
)
