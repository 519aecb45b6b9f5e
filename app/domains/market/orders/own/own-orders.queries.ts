import { and, eq } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { describeOrder } from '../orders/describe-order.queries.ts'
import { noOrder } from '../orders/no-order.rules.ts'
import type { OrderDetail } from '../orders/orders.schemas.ts'
import { type Order, orders } from '../orders/orders.table.ts'
import { findOrders, ofSubscription, waitsForBuyer, withoutOlderPeriods } from '../orders/orders-found.queries.ts'
import type { OwnOrderFilter } from './own-orders.schemas.ts'

export const ownOrder = (ctx: Context, uuid: string) =>
  and(eq(orders.uuid, uuid), eq(orders.buyer_id, signedIn(ctx).id))

/** What the viewer bought. A search or a state is asked of every payment. */
export function listOwnOrders(ctx: Context, { subscription, ...filter }: OwnOrderFilter) {
  const each = filter.search || filter.state
  const periods = subscription ? ofSubscription(subscription) : each ? undefined : withoutOlderPeriods
  const of = and(eq(orders.buyer_id, signedIn(ctx).id), periods)
  return findOrders(ctx, filter, { of, buyers: 'none', first: waitsForBuyer })
}

/** @throws 404 for an order of somebody else. */
export async function findOwnOrder(ctx: Context, uuid: string): Promise<Order> {
  const [order] = await ctx.db.select().from(orders).where(ownOrder(ctx, uuid))
  if (!order) throw noOrder()
  return order
}

export const showOwnOrder = async (ctx: Context, uuid: string): Promise<OrderDetail> =>
  describeOrder(ctx, await findOwnOrder(ctx, uuid), { side: 'comprador', manages: false })
