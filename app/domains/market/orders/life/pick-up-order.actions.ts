import { eq, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { moveOrder } from '../orders/move-order.actions.ts'
import type { Side } from '../orders/order.kinds.ts'
import { type Order, order_lines } from '../orders/orders.table.ts'
import { arrived } from './deliver-order.actions.ts'
import { demandAct } from './demand-act.rules.ts'
import { isPickupCode, newPickupCode } from './pickup.secrets.ts'

/** It lies there to be fetched; the buyer gets the code. */
export async function readyOrder(tx: Context, order: Order, side: Side): Promise<Order> {
  await demandAct(tx, order, 'ready')
  const packed = order.state === 'pago' ? ({ state: 'em_separacao', delivery: 'separando' } as const) : {}
  return moveOrder(tx, order, { ...packed, ready_at: tx.now(), pickup_code: newPickupCode() }, { what: 'ready', side })
}

/** Handed over to who showed the code. */
export async function handOverOrder(tx: Context, order: Order, { code, side }: { code: string; side: Side }) {
  await demandAct(tx, order, 'hand_over')
  if (!order.pickup_code || !isPickupCode(code, order.pickup_code))
    throw invalidField('code', 'Esse não é o código deste pedido. Peça para quem comprou abrir o pedido e ler de novo.')
  await tx.db
    .update(order_lines)
    .set({ sent: sql`${order_lines.quantity} - ${order_lines.canceled}` })
    .where(eq(order_lines.order_id, order.id))
  return arrived(tx, order, { side, proof: 'Código de retirada conferido.' })
}
