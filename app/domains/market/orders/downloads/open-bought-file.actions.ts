import { and, eq, isNull } from 'drizzle-orm'
import { product_files } from '#domains/market/products/files/product-files.table.ts'
import { openProductFile } from '#domains/market/products/index.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { acts } from '../life/acts.model.ts'
import { factsOf } from '../life/facts.queries.ts'
import { tellOrder } from '../orders/move-order.actions.ts'
import { order_lines } from '../orders/orders.table.ts'
import { findOwnOrder } from '../own/own-orders.queries.ts'
import { paidFor } from '../settling/sale.model.ts'

/** A file of what was bought, while it is paid and not paid back. The first opening of a line stands in the history. */
export async function openBoughtFile(ctx: Context, { uuid, file }: { uuid: string; file: number }): Promise<File> {
  const order = await findOwnOrder(ctx, uuid)
  const [found] = await ctx.db
    .select()
    .from(order_lines)
    .innerJoin(product_files, eq(product_files.product_id, order_lines.product_id))
    .where(and(eq(order_lines.order_id, order.id), eq(product_files.id, file), eq(order_lines.kind, 'digital')))
  const line = found?.order_lines
  if (!line) throw new AppError('not_found', 'Este pedido não tem esse arquivo.')
  const facts = await factsOf(ctx, order)
  const paidBack = line.returned >= line.quantity || (line.refunded_amount > 0 && line.refunded_amount >= paidFor(line))
  if (paidBack || !acts.open_files(facts))
    throw new AppError('conflict', 'Os arquivos abrem enquanto o pedido está pago.')
  const opened = await openProductFile(ctx, file)
  await ctx.transaction(async (tx) => {
    const first = await tx.db
      .update(order_lines)
      .set({ opened_at: tx.now() })
      .where(and(eq(order_lines.id, line.id), isNull(order_lines.opened_at)))
      .returning({ title: order_lines.title })
    if (first[0]) await tellOrder(tx, order, { what: 'opened', side: 'comprador', data: { title: first[0].title } })
  })
  return opened
}
