import '../orders.events.ts'
import { eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { record } from '#platform/events.ts'
import type { Side } from './order.kinds.ts'
import { wrongMove } from './order.model.ts'
import { orderStateWords } from './order.words.ts'
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
 * @throws 409 when an order does not go there: somebody else was faster, or the page is old.
 */
export async function moveOrder(tx: Context, order: Order, to: Move, told: Told): Promise<Order> {
  const { state, payment, delivery } = to
  const wrong = wrongMove(order, { state, payment, delivery })
  if (wrong) throw orderMoved(order, wrong)
  const [moved] = Object.keys(to).length
    ? await tx.db.update(orders).set(to).where(eq(orders.id, order.id)).returning()
    : [order]
  await tellOrder(tx, order, told)
  return moved as Order
}

/** `wrong` is for whoever looks for the cause; the person reads the sentence. */
export const orderMoved = ({ state, uuid }: Pick<Order, 'state' | 'uuid'>, wrong: string) =>
  Object.assign(
    new AppError(
      'conflict',
      `Este pedido está ${orderStateWords[state].inSentence} e isso não cabe mais nele. Recarregue a página.`,
    ),
    { cause: new Error(`order ${uuid}: ${wrong}`) },
  )

/** What happened to an order without moving it. */
export async function tellOrder(tx: Context, order: Order, { what, side, data = {} }: Told) {
  const { id, uuid, store_id, buyer_id } = order
  const user_id = side === 'sistema' ? null : tx.viewer?.id
  const [event] = await tx.db
    .insert(order_events)
    .values({ order_id: id, kind: what, side, user_id, data, created_at: tx.now() })
    .returning({ id: order_events.id })
  if (!event) throw new Error('insert returned no row')
  await record(tx, 'order.changed', { order_id: id, uuid, store_id, buyer_id, what, side, event_id: event.id })
}
