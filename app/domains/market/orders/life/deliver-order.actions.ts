import type { Context } from '#platform/context.ts'
import { moveOrder } from '../orders/move-order.actions.ts'
import type { Side } from '../orders/order.kinds.ts'
import type { Order } from '../orders/orders.table.ts'
import { holdMoney } from '../settling/hold-money.actions.ts'
import { demandAct } from './demand-act.rules.ts'

/** It arrived: said by the buyer, by the store with what proves it, or by nobody after a long time. */
export async function deliverOrder(tx: Context, order: Order, { side, proof }: { side: Side; proof?: string }) {
  await demandAct(tx, order, 'deliver')
  return arrived(tx, order, { side, proof })
}

/** Of an order of which it is known that it may be. */
export async function arrived(tx: Context, order: Order, { side, proof }: { side: Side; proof?: string }) {
  const moved = await moveOrder(
    tx,
    order,
    { state: 'entregue', delivery: 'entregue', delivered_at: tx.now() },
    { what: 'delivered', side, data: proof ? { proof } : {} },
  )
  await holdMoney(tx, moved)
  return moved
}
