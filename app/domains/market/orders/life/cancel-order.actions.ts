import { eq } from 'drizzle-orm'
import { releaseReceivables } from '#domains/market/ledger/index.ts'
import { cancelCharge } from '#domains/market/payments/index.ts'
import type { Context } from '#platform/context.ts'
import { checkouts } from '../checkout/checkouts.table.ts'
import { giveCouponsBack } from '../coupons/use-coupons.actions.ts'
import { lockOrder, moveOrder } from '../orders/move-order.actions.ts'
import type { Side } from '../orders/order.kinds.ts'
import type { Order } from '../orders/orders.table.ts'
import { amountOf } from '../refunds/amount-of.model.ts'
import { linesOf } from '../refunds/given-back.queries.ts'
import { refundOrder } from '../refunds/refund-order.actions.ts'
import { refundable } from '../refunds/refundable.queries.ts'
import { unusedOf, usedPart } from '../refunds/used-part.registry.ts'
import { lockGoodsOf, putStockBack } from '../reservations/reservations.actions.ts'
import { countSold } from '../settling/count-sold.actions.ts'
import { dayAfterWithdrawal } from '../settling/withdrawal-days.model.ts'
import { demandAct } from './demand-act.rules.ts'

type Canceled = { side: Side; reason: string }

/** Calls off before it was paid: its charge is given up, and with it all orders that it would have paid for. */
export async function cancelUnpaid(tx: Context, order: Order): Promise<Order> {
  await demandAct(tx, order, 'cancel_unpaid')
  const [checkout] = await tx.db.select().from(checkouts).where(eq(checkouts.id, order.checkout_id))
  if (!checkout?.charge_id) throw new Error(`order ${order.uuid} waits for a charge that it does not have`)
  await cancelCharge(tx, checkout.charge_id)
  return lockOrder(tx, order.id)
}

/** Calls off what is paid and was not sent: the stock is free again, and everything goes back to the buyer. */
export async function cancelPaid(tx: Context, order: Order, { side, reason }: Canceled): Promise<Order> {
  await demandAct(tx, order, 'cancel')
  return callOff(tx, order, { side, reason })
}

/** Of an order of which it is known that it may be. A buyer pays for what they used of it. */
export async function callOff(tx: Context, order: Order, { side, reason }: Canceled): Promise<Order> {
  await lockGoodsOf(tx, [order.id])
  const used = side === 'comprador' ? await usedPart(tx, order) : null
  const moved = await moveOrder(
    tx,
    order,
    { state: 'cancelado', finished_at: tx.now() },
    { what: 'canceled', side, data: reason ? { reason } : {} },
  )
  await putStockBack(tx, [order.id])
  await giveCouponsBack(tx, [order.id])
  const lines = await linesOf(tx, order.id)
  await countSold(
    tx,
    lines.map(({ product_id, quantity, canceled }) => ({ product_id, quantity: canceled - quantity })),
  )
  const of = unusedOf(await refundable(tx, moved), used)
  // What was used is the store's, who has nothing left to do for it.
  if (used) await releaseReceivables(tx, order.uuid, dayAfterWithdrawal(tx.now()))
  if (amountOf(of) > 0) await refundOrder(tx, moved, { of, reason: reason || 'Pedido cancelado.', side })
  return moved
}

/** By whichever way it stands. */
export const cancelOrder = (tx: Context, order: Order, canceled: Canceled): Promise<Order> =>
  order.state === 'aguardando_pagamento' ? cancelUnpaid(tx, order) : cancelPaid(tx, order, canceled)
