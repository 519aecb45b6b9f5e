import type { Context } from '#platform/context.ts'
import { orderMoved } from '../orders/move-order.actions.ts'
import type { Order } from '../orders/orders.table.ts'
import { deliverOrder } from './deliver-order.actions.ts'

/** The buyer says that it came; what was not sent, nobody receives. */
export async function receiveOrder(tx: Context, order: Order): Promise<Order> {
  if (order.state !== 'enviado') throw orderMoved(order, 'not sent')
  return deliverOrder(tx, order, { side: 'comprador' })
}
