import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { charges } from '#domains/market/payments/charges/charges.table.ts'
import { createdAt, identity, ref, timestamptz } from '#platform/database/columns.ts'
import { orders } from '../orders/orders.table.ts'
import type { RefundOf } from '../refunds/order-refund.kinds.ts'
import { chargebackStates } from './chargeback.kinds.ts'

/** The part of an order in money that the buyer's bank took back. */
export const order_chargebacks = pgTable(
  'order_chargebacks',
  {
    id: identity(),
    order_id: ref(() => orders.id),
    charge_id: ref(() => charges.id),
    of: jsonb().$type<RefundOf>().notNull(),
    amount: integer().notNull(),
    interest_amount: integer().notNull(),
    /** What else of it was on its way back to the buyer, owed to them, or paid to them by us: nothing of the sale. */
    owed_amount: integer().notNull().default(0),
    state: text({ enum: chargebackStates }).notNull().default('aberta'),
    created_at: createdAt(),
    ended_at: timestamptz(),
    /** Its place among what went out of its order, and that of its coming back; none when it took nothing of the sale. */
    step: smallint(),
    reversed_step: smallint(),
  },
  (t) => [
    index('order_chargebacks_order').on(t.order_id, t.id),
    index('order_chargebacks_charge').on(t.charge_id).where(sql`state = 'aberta'`),
    check('order_chargebacks_some', sql`least(amount, interest_amount, owed_amount) >= 0 and amount + owed_amount > 0`),
  ],
)
export type OrderChargeback = typeof order_chargebacks.$inferSelect
