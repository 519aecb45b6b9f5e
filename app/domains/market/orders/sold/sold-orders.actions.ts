import { and, eq } from 'drizzle-orm'
import { inStore } from '#domains/market/stores/index.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { countAttempt, type Limit } from '#platform/rate-limit/rate-limit.ts'
import { once } from '#platform/sent-keys/as-sent-before.ts'
import { lockWithCharge } from '../life/lock-with-charge.actions.ts'
import { handOverOrder } from '../life/pick-up-order.actions.ts'
import { prepareOrder } from '../life/prepare-order.actions.ts'
import { describeOrder } from '../orders/describe-order.queries.ts'
import { tellOrder } from '../orders/move-order.actions.ts'
import { noOrder } from '../orders/no-order.rules.ts'
import type { Side } from '../orders/order.kinds.ts'
import type { OrderDetail } from '../orders/orders.schemas.ts'
import { type Order, orders } from '../orders/orders.table.ts'
import { findSoldOrder } from './sold-orders.queries.ts'
import type { StoreOrderRef } from './sold-orders.schemas.ts'

type Act = (tx: Context, order: Order, side: Side) => Promise<unknown>

/** Somebody of the store does something with an order, behind its lock. What staff does in their place is audited. */
export const asStore = (ctx: Context, { store: slug, uuid }: StoreOrderRef, act: Act): Promise<OrderDetail> =>
  ctx.transaction(async (tx) => {
    const { store, staff } = await inStore(tx, slug, 'orders.manage')
    const order = await lockWithCharge(tx, and(eq(orders.uuid, uuid), eq(orders.store_id, store.id)))
    if (!order) throw noOrder()
    await act(tx, order, staff ? 'equipe' : 'loja')
    const after = await findSoldOrder(tx, store.id, uuid)
    if (staff)
      await audit(tx, {
        action: 'order.changed',
        subject: `order:${order.id}`,
        before: noted(order),
        after: noted(after),
      })
    return describeOrder(tx, after, { side: 'loja', manages: true, staff })
  })

export const noted = ({ state, payment, delivery, refunded_amount }: Order) => ({
  ...{ state, payment, delivery, refunded_amount },
})

const wrongCodes: Limit = {
  name: 'pickup-code',
  points: 10,
  seconds: 3600,
  sentence: 'Muitos códigos errados para este pedido. Espere uma hora ou confirme a entrega de outro jeito.',
}

/** Codes are guessed at the door of the store: few tries an hour, counted before they are judged. */
export async function handOver(ctx: Context, ref: StoreOrderRef, code: string): Promise<OrderDetail> {
  await countAttempt(ctx, wrongCodes, ref.uuid)
  return asStore(ctx, ref, (tx, order, side) => handOverOrder(tx, order, { code, side }))
}

/** Many at once; what somebody else moved meanwhile is left as it is, and counted. */
export async function prepareOrders(ctx: Context, { store, uuids }: { store: string; uuids: string[] }) {
  let prepared = 0
  // In the order of their names, always: two people who choose the same ones wait for each other.
  const all = [...new Set(uuids)].sort()
  for (const uuid of all)
    try {
      await asStore(ctx, { store, uuid }, prepareOrder)
      prepared++
    } catch (error) {
      if (!(error instanceof AppError) || error.status !== 409) throw error
    }
  return { prepared, skipped: all.length - prepared }
}

/** For those who work there; who bought does not read it. */
export const noteOrder = (tx: Context, order: Order, { text, side, key }: { text: string; side: Side; key?: string }) =>
  once(tx, { what: 'order.noted', key }, () => tellOrder(tx, order, { what: 'noted', side, data: { text } }))
