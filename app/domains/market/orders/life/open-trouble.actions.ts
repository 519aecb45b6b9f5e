import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { order_chargebacks } from '../chargebacks/order-chargebacks.table.ts'
import { mayMove } from '../orders/order.model.ts'
import type { Order } from '../orders/orders.table.ts'
import { openDispute } from './facts.queries.ts'

/** The columns of an order about which something was opened: it remembers where it stood. */
export const inTrouble = (order: Order): Partial<Order> =>
  mayMove(order.state, 'em_disputa') ? { state: 'em_disputa', state_before: order.state } : {}

/** The columns of an order about which something ended: back to where it stood, when nothing else is open. */
export async function outOfTrouble(tx: Context, order: Order): Promise<Partial<Order>> {
  if (order.state !== 'em_disputa' || !order.state_before) return {}
  const contested = and(eq(order_chargebacks.order_id, order.id), eq(order_chargebacks.state, 'aberta'))
  if ((await openDispute(tx, order.id)) || (await tx.db.$count(order_chargebacks, contested))) return {}
  return { state: order.state_before, state_before: null }
}
