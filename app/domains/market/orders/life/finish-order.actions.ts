import type { Context } from '#platform/context.ts'
import { moveOrder } from '../orders/move-order.actions.ts'
import type { Order } from '../orders/orders.table.ts'
import { withinWithdrawal } from './days.model.ts'
import { openWithdrawal } from './facts.queries.ts'

/** The days of withdrawal are over and nothing is open: concluded. False when it is not so. */
export async function finishOrder(tx: Context, order: Order): Promise<boolean> {
  if (order.state !== 'entregue' || withinWithdrawal(order.delivered_at, tx.now())) return false
  if (await openWithdrawal(tx, order.id)) return false
  await moveOrder(tx, order, { state: 'concluido', finished_at: tx.now() }, { what: 'finished', side: 'sistema' })
  return true
}
