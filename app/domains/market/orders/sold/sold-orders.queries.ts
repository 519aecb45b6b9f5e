import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { splitRefunds } from '#domains/market/splits/reckoning/split.model.ts'
import { inStore } from '#domains/market/stores/index.ts'
import { roleHas } from '#domains/market/stores/members/rights.model.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { describeOrder } from '../orders/describe-order.queries.ts'
import { noOrder } from '../orders/no-order.rules.ts'
import type { OrderDetail } from '../orders/orders.schemas.ts'
import { type Order, orders } from '../orders/orders.table.ts'
import { findOrders, returning } from '../orders/orders-found.queries.ts'
import { lateIfPaidBefore, waitsToBePosted } from '../orders/post-by.model.ts'
import { withinGuarantee } from '../orders/ship-to.policy.ts'
import { amountOf } from '../refunds/amount-of.model.ts'
import { backOf, linesOf, stepsOf } from '../refunds/given-back.queries.ts'
import type { RefundOf } from '../refunds/order-refund.kinds.ts'
import { interestOf, refundable } from '../refunds/refundable.queries.ts'
import { saleOf } from '../settling/sale.model.ts'
import type { OrderRefundShares, StoreOrderFilter, StoreOrderRef } from './sold-orders.schemas.ts'

/** Paid for, and not all of it sent. */
export const toSend = sql`exists (select from order_lines l where l.order_id = orders.id
  and l.kind in ('fisico', 'assinatura') and l.sent + l.canceled < l.quantity)`

/** Of what is to be sent: paid so long ago that it should be posted by now. */
export const isLate = (now: Date) => and(isNull(orders.ready_at), lt(orders.paid_at, lateIfPaidBefore(now)))

/** What a store sold; what waits for it first. */
export async function listSoldOrders(ctx: Context, { store: slug, ...filter }: StoreOrderFilter) {
  const { store, role, staff } = await inStore(ctx, slug, 'store.read')
  const recipients = staff || roleHas(role, 'orders.manage') ? withinGuarantee(ctx.now()) : sql`false`
  const of = and(
    eq(orders.store_id, store.id),
    filter.to_send ? and(inArray(orders.state, waitsToBePosted), toSend) : undefined,
    filter.to_send === 'atrasado' ? isLate(ctx.now()) : undefined,
    filter.returning ? returning : undefined,
  )
  return findOrders(ctx, filter, { of, buyers: 'paid', recipients })
}

/** @throws 404 for an order of another store. */
export async function findSoldOrder(ctx: Context, store_id: number, uuid: string): Promise<Order> {
  const [order] = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.uuid, uuid), eq(orders.store_id, store_id)))
  if (!order) throw noOrder()
  return order
}

export async function showSoldOrder(ctx: Context, { store: slug, uuid }: StoreOrderRef): Promise<OrderDetail> {
  const { store, role, staff } = await inStore(ctx, slug, 'store.read')
  const manages = staff || roleHas(role, 'orders.manage')
  return describeOrder(ctx, await findSoldOrder(ctx, store.id, uuid), { side: 'loja', manages, staff })
}

/** Who would give back what of a refund that is not asked for yet: as it would be booked if it were done now. */
export async function shareRefund(ctx: Context, order: Order, of: RefundOf): Promise<OrderRefundShares> {
  const lines = await linesOf(ctx, order.id)
  const [done, left] = await Promise.all([stepsOf(ctx, order, lines), refundable(ctx, order)])
  const amount = amountOf(of)
  const over =
    of.freight > left.freight || Object.entries(of.lines).some(([id, a]) => a > (left.lines[Number(id)] ?? 0))
  if (over || amount <= 0)
    throw new AppError('conflict', 'Confira os valores: não dá para devolver mais do que foi pago, nem nada.')
  const backs = [...done, backOf(lines, of)]
  const split = splitRefunds(saleOf(order, lines), backs).at(-1)
  if (!split) throw new Error('a refund without a split')
  const { platform, store, store_fee, parts } = split
  const interest_amount = await interestOf(ctx, order, amount)
  return {
    amount,
    interest_amount,
    platform,
    store,
    store_fee,
    others: parts.map(({ role, amount }) => ({ role, amount })),
  }
}
