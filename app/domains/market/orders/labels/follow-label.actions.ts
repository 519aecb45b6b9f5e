import { and, eq, sql } from 'drizzle-orm'
import { type Tracking, trackingOf } from '#domains/market/freight/index.ts'
import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import { dispatchOrder } from '../dispatches/dispatch-order.actions.ts'
import { dispatches } from '../dispatches/dispatches.table.ts'
import { trackingProblem } from '../dispatches/tracking.model.ts'
import { acts } from '../life/acts.model.ts'
import { deliverOrder } from '../life/deliver-order.actions.ts'
import { factsOf } from '../life/facts.queries.ts'
import { lockWithCharge } from '../life/lock-with-charge.actions.ts'
import { toSend } from '../life/order-lines.model.ts'
import { tellOrder } from '../orders/move-order.actions.ts'
import { type Order, order_events, orders } from '../orders/orders.table.ts'
import { linesOf } from '../refunds/given-back.queries.ts'
import { carrierNamed } from './carrier-named.model.ts'
import { labelReference } from './order-label.model.ts'

/**
 * What the carrier said of an order's parcels, drawn for the order: posted by all, it is sent; failed at the door, both
 * sides are told; delivered, all of it, it arrived. What the store did by hand before stays as it is.
 */
export const followOrderLabel = (ctx: Context, { order_id }: { order_id: number }): Promise<void> =>
  ctx.transaction(async (tx) => {
    const order = await lockWithCharge(tx, eq(orders.id, order_id))
    if (!order) return
    const parcels = await trackingOf(tx, labelReference(order))
    if (!parcels.length) return
    const sent = parcels.every(({ posted_at }) => posted_at) ? await leave(tx, order, parcels) : order
    for (const { code, state } of parcels) if (state === 'nao_entregue') await tellFailed(tx, sent, code ?? '')
    if (parcels.every(({ delivered_at }) => delivered_at)) await arrive(tx, sent)
  })

async function leave(tx: Context, order: Order, parcels: Tracking[]): Promise<Order> {
  if (!acts.dispatch(await factsOf(tx, order))) return order
  const lines = (await linesOf(tx, order.id)).map((line) => ({ line_id: line.id, quantity: toSend(line) }))
  const [code = '', ...others] = parcels.flatMap((parcel) => parcel.code ?? [])
  const carrier = carrierNamed(order.freight?.option.name ?? '')
  return dispatchOrder(tx, order, {
    side: 'sistema',
    sure: true,
    // What a carrier says is a fact, even when its code has another shape than ours to check.
    carrier: trackingProblem(carrier, code) ? 'outra' : carrier,
    tracking_code: code,
    note: others.length ? `São ${parcels.length} volumes: ${others.join(', ')}` : '',
    posted_on: dayKey(parcels[0]?.posted_at ?? tx.now()),
    lines,
  })
}

/** Once for each parcel: it may be tried again, but that is not another failure to tell of. */
async function tellFailed(tx: Context, order: Order, tracking_code: string) {
  const [told] = await tx.db
    .select({ id: order_events.id })
    .from(order_events)
    .where(
      and(
        eq(order_events.order_id, order.id),
        eq(order_events.kind, 'not_delivered'),
        sql`coalesce(${order_events.data}->>'tracking_code', '') = ${tracking_code}`,
      ),
    )
  if (told || order.state !== 'enviado') return
  await tellOrder(tx, order, {
    what: 'not_delivered',
    side: 'sistema',
    data: tracking_code ? { tracking_code } : {},
  })
}

/** Another parcel, sent by hand, may still be on its way: then who bought says when all is there. */
async function arrive(tx: Context, order: Order) {
  const all = await tx.db.select({ id: dispatches.id }).from(dispatches).where(eq(dispatches.order_id, order.id))
  if (order.state !== 'enviado' || all.length !== 1) return
  await deliverOrder(tx, order, { side: 'sistema', proof: 'Confirmado pela transportadora.' })
}
