import { and, eq } from 'drizzle-orm'
import { readCharge } from '#domains/market/payments/index.ts'
import type { Context } from '#platform/context.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import type { Checkout } from '../checkout/checkouts.table.ts'
import { tellOrder } from '../orders/move-order.actions.ts'
import { order_lines, orders } from '../orders/orders.table.ts'
import { lapseOrders } from '../settling/lapse-orders.actions.ts'
import { checkoutOf, ordersOf } from '../settling/orders-of-charge.queries.ts'

type Refused = { charge_id: number; reference: string; reason: string }

/**
 * A card was refused: while what the orders reserved is kept they wait for another, and end with it. A period of a
 * subscription is asked for again with an order of its own.
 */
export async function refuseOrders(tx: Context, { charge_id, reference, reason }: Refused) {
  const checkout = await checkoutOf(tx, reference)
  if (!checkout) return
  const { expires_at } = await readCharge(tx, charge_id)
  if (expires_at <= tx.now() || (await isSubscription(tx, checkout)))
    return lapseOrders(tx, reference, 'refused', reason)
  for (const order of await ordersOf(tx, checkout))
    if (order.state === 'aguardando_pagamento')
      await tellOrder(tx, order, { what: 'refused', side: 'sistema', data: { reason, open: 1 } })
  await addJob(
    tx,
    'orders.end_refused',
    { reference },
    { run_at: expires_at, job_key: `orders.end_refused:${checkout.uuid}` },
  )
}

const isSubscription = async ({ db }: Context, { id }: Checkout) =>
  (
    await db
      .select({ id: order_lines.id })
      .from(order_lines)
      .innerJoin(orders, eq(orders.id, order_lines.order_id))
      .where(and(eq(orders.checkout_id, id), eq(order_lines.kind, 'assinatura')))
      .limit(1)
  ).length > 0
