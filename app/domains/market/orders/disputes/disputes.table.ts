import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, optionalRef, ref, timestamptz } from '#platform/database/columns.ts'
import { private_files } from '#platform/files/private-files.table.ts'
import { sides } from '../orders/order.kinds.ts'
import { orders } from '../orders/orders.table.ts'
import { disputeKinds, disputeStates } from './dispute.kinds.ts'

/** A problem with an order, until both agree or staff decides. One at a time per order. */
export const disputes = pgTable(
  'disputes',
  {
    id: identity(),
    order_id: ref(() => orders.id),
    kind: text({ enum: disputeKinds }).notNull(),
    state: text({ enum: disputeStates }).notNull().default('aberta'),
    /** What the store offers to give back, and what was given back in the end. */
    offer_amount: integer(),
    refund_amount: integer(),
    /** Why staff decided so. */
    decision: text(),
    decided_by: optionalRef(() => users.id),
    created_at: createdAt(),
    ended_at: timestamptz(),
  },
  (t) => [
    index('disputes_order').on(t.order_id, t.id),
    uniqueIndex('disputes_open').on(t.order_id).where(sql`state in ('aberta', 'respondida', 'proposta')`),
    check('disputes_offer', sql`offer_amount is null or offer_amount > 0`),
  ],
)
export type Dispute = typeof disputes.$inferSelect

export const dispute_messages = pgTable(
  'dispute_messages',
  {
    id: identity(),
    dispute_id: ref(() => disputes.id),
    side: text({ enum: sides }).notNull(),
    /** Empty when who wrote it erased their account. */
    user_id: optionalRef(() => users.id),
    text: text().notNull(),
    created_at: createdAt(),
  },
  (t) => [index('dispute_messages_dispute').on(t.dispute_id, t.id)],
)

/** Photos and papers, sealed; opened only by the two sides and by staff. */
export const dispute_files = pgTable(
  'dispute_files',
  {
    message_id: ref(() => dispute_messages.id),
    file_id: ref(() => private_files.id),
  },
  (t) => [primaryKey({ columns: [t.message_id, t.file_id] }), uniqueIndex('dispute_files_file').on(t.file_id)],
)
