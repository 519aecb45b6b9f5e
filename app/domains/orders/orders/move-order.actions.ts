import '../orders.events.ts'
import { eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { record } from '#platform/events.ts'
import type { Side } from './order.kinds.ts'
import { demandMove } from './order.model.ts'
import type { OrderHappening } from './order-event.kinds.ts'
import { type Order, order_events, orders } from './orders.table.ts'

type Move = Partial<Omit<Order, 'id' | 'uuid' | 'store_id' | 'buyer_id' | 'checkout_id'>>
type Told = { what: OrderHappening; side: Side; data?: Record<string, string | number> }

/** One order, locked until the transaction ends. */
export async function lockOrder(tx: Context, id: number): Promise<Order> {
  const [order] = await tx.db.select().from(orders).where(eq(orders.id, id)).for('update')
  if (!order) throw new Error(`no order ${id}`)
  return order
}

/**
 * Moves a locked order in its tables of transitions, writes what happened into its history and tells who follows it.
 * @throws when an order does not go there.
 */
export async function moveOrder(tx: Context, order: Order, to: Move, told: Told): Promise<Order> {
  const { state, payment, delivery } = to
  demandMove(order, { state, payment, delivery })
  const [moved] = Object.keys(to).length
    ? await tx.db.update(orders).set(to).where(eq(orders.id, order.id)).returning()
    : [order]
  await tellOrder(tx, order, told)
  return moved as Order
}

/** What happened to an order without moving it. */
export async function tellOrder(tx: Context, order: Order, { what, side, data = {} }: Told) {
  const { id, uuid, store_id, buyer_id } = order
  const user_id = side === 'sistema' ? null : tx.viewer?.id
  await tx.db.insert(order_events).values({ order_id: id, kind: what, side, user_id, data, created_at: tx.now() })
  await record(tx, 'order.changed', { order_id: id, uuid, store_id, buyer_id, what })
}
