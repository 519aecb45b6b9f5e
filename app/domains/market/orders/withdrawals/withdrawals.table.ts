import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, identity, optionalRef, ref, timestamptz } from '#platform/database/columns.ts'
import { orders } from '../orders/orders.table.ts'
import { order_refunds } from '../refunds/order-refunds.table.ts'
import { withdrawalStates } from './withdrawal.kinds.ts'

/** A buyer gives something back within the seven days of the law (CDC, art. 49). One at a time per order. */
export const withdrawals = pgTable(
  'order_withdrawals',
  {
    id: identity(),
    order_id: ref(() => orders.id),
    /** How many of each line, by its id. */
    lines: jsonb().$type<Record<number, number>>().notNull(),
    reason: text().notNull().default(''),
    /** Whether something must be sent back first. */
    ships: boolean().notNull(),
    /** What is written on the parcel that comes back. */
    code: text().notNull(),
    state: text({ enum: withdrawalStates }).notNull().default('pedida'),
    tracking_code: text().notNull().default(''),
    created_at: createdAt(),
    sent_back_at: timestamptz(),
    ended_at: timestamptz(),
    /** Whether what came back is sold again. */
    restocked: boolean(),
    refund_id: optionalRef(() => order_refunds.id),
  },
  (t) => [
    index('order_withdrawals_order').on(t.order_id, t.id),
    uniqueIndex('order_withdrawals_open').on(t.order_id).where(sql`state in ('pedida', 'enviada')`),
    index('order_withdrawals_sent').on(t.sent_back_at).where(sql`state = 'enviada'`),
  ],
)
export type Withdrawal = typeof withdrawals.$inferSelect
