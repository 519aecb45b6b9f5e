import { eq, sql } from 'drizzle-orm'
import { isShipped } from '#domains/market/products/types/product-type.kinds.ts'
import type { Context } from '#platform/context.ts'
import { type Order, order_lines, orders } from '../orders/orders.table.ts'
import { arrived } from './deliver-order.actions.ts'
import { lockWithCharge } from './lock-with-charge.actions.ts'

/** The order of a line, locked before anything that it opened is: as its refund would. */
export const lockOrderOfLine = (tx: Context, line_id: number) =>
  lockWithCharge(tx, sql`${orders.id} = (select l.order_id from order_lines l where l.id = ${line_id})`)

/** What the store gives in person took place. An order that holds nothing to be sent is delivered by it. */
export async function giveService(tx: Context, order: Order) {
  if (order.state !== 'pago' || order.payment !== 'pago') return
  const lines = await tx.db
    .select({ kind: order_lines.kind })
    .from(order_lines)
    .where(eq(order_lines.order_id, order.id))
  if (lines.some(({ kind }) => isShipped(kind))) return
  await arrived(tx, order, { side: 'loja' })
}
