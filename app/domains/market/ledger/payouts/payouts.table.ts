import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, optionalRef, ref, timestamptz } from '#platform/database/columns.ts'
import { receivers } from '../receivers/receivers.table.ts'
import { payoutStates } from './payout.kinds.ts'

/** All that was available to a holder on a day, less debts, sent to the receiver of that moment. */
export const payouts = pgTable(
  'payouts',
  {
    id: identity(),
    uuid: uuid().notNull(),
    store_id: optionalRef(() => stores.id),
    user_id: optionalRef(() => users.id),
    receiver_id: ref(() => receivers.id),
    day: date().notNull(),
    amount: integer().notNull(),
    state: text({ enum: payoutStates }).notNull().default('criado'),
    sent_at: timestamptz(),
    paid_at: timestamptz(),
    returned_at: timestamptz(),
    /** What the bank said. */
    return_reason: text(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('payouts_uuid').on(t.uuid),
    check('payouts_held', sql`num_nonnulls(store_id, user_id) = 1`),
    check('payouts_amount', sql`amount > 0`),
    // One per holder and day, whoever runs it and however often.
    uniqueIndex('payouts_store_day').on(t.store_id, t.day),
    uniqueIndex('payouts_user_day').on(t.user_id, t.day),
    index('payouts_day').on(t.day, t.id),
    index('payouts_receiver').on(t.receiver_id),
    index('payouts_state').on(t.state, t.id),
  ],
)
export type Payout = typeof payouts.$inferSelect
