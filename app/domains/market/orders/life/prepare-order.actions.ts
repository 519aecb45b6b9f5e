import type { Context } from '#platform/context.ts'
import { moveOrder } from '../orders/move-order.actions.ts'
import type { Side } from '../orders/order.kinds.ts'
import type { Order } from '../orders/orders.table.ts'
import { demandAct } from './demand-act.rules.ts'

/** The store starts to pack. Of a locked order, as all acts. */
export async function prepareOrder(tx: Context, order: Order, side: Side): Promise<Order> {
  await demandAct(tx, order, 'prepare')
  return moveOrder(tx, order, { state: 'em_separacao', delivery: 'separando' }, { what: 'prepared', side })
}
