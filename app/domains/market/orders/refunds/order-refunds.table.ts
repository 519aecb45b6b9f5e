import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, optionalRef, ref, timestamptz } from '#platform/database/columns.ts'
import { sides } from '../orders/order.kinds.ts'
import { orders } from '../orders/orders.table.ts'
import { type RefundOf, refundStates } from './order-refund.kinds.ts'

/** Money that goes back to a buyer: asked of the gateway, done when it says so. */
export const order_refunds = pgTable(
  'order_refunds',
  {
    id: identity(),
    order_id: ref(() => orders.id),
    of: jsonb().$type<RefundOf>().notNull(),
    /** Of the order's total; and of the interest paid on top of it. */
    amount: integer().notNull(),
    interest_amount: integer().notNull(),
    reason: text().notNull(),
    side: text({ enum: sides }).notNull(),
    user_id: optionalRef(() => users.id),
    state: text({ enum: refundStates }).notNull().default('pedido'),
    failure_reason: text(),
    created_at: createdAt(),
    ended_at: timestamptz(),
    /** The how manieth of its order that was done: it decides who gives back which centavo. */
    step: smallint(),
  },
  (t) => [
    index('order_refunds_order').on(t.order_id, t.id),
    uniqueIndex('order_refunds_step').on(t.order_id, t.step),
    index('order_refunds_open').on(t.created_at).where(sql`state = 'pedido'`),
    check('order_refunds_some', sql`amount > 0 and interest_amount >= 0`),
  ],
)
export type OrderRefund = typeof order_refunds.$inferSelect
