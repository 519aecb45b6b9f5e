import { and, eq, gt } from 'drizzle-orm'
import { requestRefund } from '#domains/market/payments/index.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { checkouts } from '../checkout/checkouts.table.ts'
import { disputes } from '../disputes/disputes.table.ts'
import { tellOrder } from '../orders/move-order.actions.ts'
import type { Side } from '../orders/order.kinds.ts'
import type { Order } from '../orders/orders.table.ts'
import { amountOf } from './amount-of.model.ts'
import type { RefundOf } from './order-refund.kinds.ts'
import { type OrderRefund, order_refunds } from './order-refunds.table.ts'
import { interestOf, refundable } from './refundable.queries.ts'

type Asked = { of: RefundOf; reason: string; side: Side }

/**
 * Asks the gateway for a buyer's money back, of a locked order. Never more than is left, held by the order's lock. With
 * the interest that was paid on it.
 */
export async function refundOrder(tx: Context, order: Order, { of, reason, side }: Asked): Promise<OrderRefund> {
  const left = await refundable(tx, order)
  if (order.payment === 'contestado')
    throw new AppError('conflict', 'O banco está com o valor deste pedido. Espere a decisão dele.')
  const over =
    of.freight > left.freight ||
    Object.entries(of.lines).some(([id, a]) => a < 0 || a > (left.lines[Number(id)] ?? 0)) ||
    of.freight < 0
  const amount = amountOf(of)
  if (over || amount <= 0)
    throw new AppError('conflict', 'Não dá para devolver mais do que foi pago. Recarregue a página.')
  const [checkout] = await tx.db.select().from(checkouts).where(eq(checkouts.id, order.checkout_id))
  if (!checkout?.charge_id) throw new Error(`order ${order.uuid} has no charge`)
  const interest_amount = await interestOf(tx, order, amount)
  const [refund] = await tx.db
    .insert(order_refunds)
    .values({
      order_id: order.id,
      of,
      amount,
      interest_amount,
      reason,
      side,
      user_id: tx.viewer?.id,
      created_at: tx.now(),
    })
    .returning()
  if (!refund) throw new Error('insert returned no row')
  await requestRefund(tx, {
    charge_id: checkout.charge_id,
    reference: `order-refund:${refund.id}`,
    amount: amount + interest_amount,
    reason,
  })
  await dropOfferAbove(tx, order, amountOf(left) - amount)
  await tellOrder(tx, order, { what: 'refund_asked', side, data: { amount: amount + interest_amount, reason } })
  return refund
}

/** An offer of more than is left can't be taken any more: the problem waits for the store's next word. */
const dropOfferAbove = (tx: Context, order: Order, left: number) =>
  tx.db
    .update(disputes)
    .set({ state: 'aberta', offer_amount: null })
    .where(and(eq(disputes.order_id, order.id), eq(disputes.state, 'proposta'), gt(disputes.offer_amount, left)))
