import type { Context } from '#platform/context.ts'
import { orderMoved } from '../orders/move-order.actions.ts'
import type { Order } from '../orders/orders.table.ts'
import { type Act, acts } from './acts.model.ts'
import { factsOf } from './facts.queries.ts'

/** @throws 409 when this can't be done with a locked order as it is. */
export async function demandAct(tx: Context, order: Order, act: Act) {
  const facts = await factsOf(tx, order)
  if (!acts[act](facts, tx.now())) throw orderMoved(order, `no ${act}`)
  return facts
}
