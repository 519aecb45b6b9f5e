import { and, eq, sql } from 'drizzle-orm'
import { recordSale, restock } from '#domains/market/products/index.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { Sure } from '#shared/sure.ts'
import { callOff } from '../life/cancel-order.actions.ts'
import { demandAct } from '../life/demand-act.rules.ts'
import { leftToSend } from '../life/order-lines.model.ts'
import { lockOrder, moveOrder } from '../orders/move-order.actions.ts'
import type { Side } from '../orders/order.kinds.ts'
import { type Order, order_lines } from '../orders/orders.table.ts'
import { lockGoodsOf } from '../reservations/reservations.actions.ts'
import { linesOf } from './given-back.queries.ts'
import type { RefundOf } from './order-refund.kinds.ts'
import { refundOrder } from './refund-order.actions.ts'
import { doubtSecondRefund } from './second-refund.rules.ts'

export type LinesBack = {
  side: Side
  reason: string
  freight: number
  /** Centavos of a line, and pieces of it that will not be sent. */
  lines: { line_id: number; amount: number; canceled: number }[]
  sure?: Sure
}

/** A line that is named twice gives back both amounts. */
export function ofLines({ lines, freight }: Pick<LinesBack, 'lines' | 'freight'>): RefundOf {
  const of: Record<number, number> = {}
  for (const { line_id, amount } of lines) if (amount > 0) of[line_id] = (of[line_id] ?? 0) + amount
  return { lines: of, freight }
}

/** The store gives a part back, and says what it will not send. What it gives up can be sold to others. */
export async function refundLines(tx: Context, order: Order, { lines, freight, reason, side, sure }: LinesBack) {
  await demandAct(tx, order, 'refund')
  await doubtSecondRefund(tx, order, sure)
  await lockGoodsOf(tx, [order.id])
  await refundOrder(tx, order, { of: ofLines({ lines, freight }), reason, side })
  for (const { line_id, canceled } of lines) if (canceled > 0) await giveUp(tx, order, line_id, canceled)
  return lines.some(({ canceled }) => canceled > 0) ? asItIsNow(tx, order, { side, reason }) : order
}

/** Pieces that will not be sent, never more than are left to send. */
async function giveUp(tx: Context, order: Order, line_id: number, canceled: number) {
  const [line] = await tx.db
    .update(order_lines)
    .set({ canceled: sql`${order_lines.canceled} + ${canceled}` })
    .where(
      and(
        eq(order_lines.id, line_id),
        eq(order_lines.order_id, order.id),
        sql`${order_lines.sent} + ${order_lines.canceled} + ${canceled} <= ${order_lines.quantity}`,
      ),
    )
    .returning()
  if (!line) throw new AppError('conflict', 'Um item não tem mais essa quantidade para cancelar. Recarregue.')
  await restock(tx, [{ variant_id: line.variant_id, quantity: canceled }])
  await recordSale(tx, line.product_id, -canceled)
}

/** With nothing left to send, what was sent is all of it, or there is no order any more. */
async function asItIsNow(tx: Context, { id }: Order, { side, reason }: { side: Side; reason: string }): Promise<Order> {
  const order = await lockOrder(tx, id)
  const lines = await linesOf(tx, id)
  if (leftToSend(lines) > 0 || !['pago', 'em_separacao'].includes(order.state)) return order
  if (order.delivery === 'enviado_em_parte')
    return moveOrder(tx, order, { state: 'enviado', delivery: 'enviado', sent_at: tx.now() }, { what: 'sent', side })
  return lines.every(({ quantity, canceled }) => canceled === quantity) ? callOff(tx, order, { side, reason }) : order
}
