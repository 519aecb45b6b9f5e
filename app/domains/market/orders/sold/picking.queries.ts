import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { inStore } from '#domains/market/stores/index.ts'
import type { Context } from '#platform/context.ts'
import { order_lines, orders } from '../orders/orders.table.ts'

/** Everything that a store has to pack, by product: how many, and for which orders. One query. */
export async function listPicking(ctx: Context, slug: string) {
  const { store } = await inStore(ctx, slug, 'store.read')
  const left = sql<number>`sum(order_lines.quantity - order_lines.sent - order_lines.canceled)::int`
  const data = await ctx.db
    .select({
      variant_id: order_lines.variant_id,
      title: order_lines.title,
      variant_name: order_lines.variant_name,
      sku: order_lines.sku,
      pieces: left,
      orders: sql<{ id: number; pieces: number }[]>`json_agg(json_build_object('id', orders.id,
        'pieces', order_lines.quantity - order_lines.sent - order_lines.canceled) order by orders.id)`,
    })
    .from(order_lines)
    .innerJoin(orders, eq(orders.id, order_lines.order_id))
    .where(
      and(
        eq(orders.store_id, store.id),
        inArray(orders.state, ['pago', 'em_separacao']),
        inArray(order_lines.kind, ['fisico', 'assinatura']),
        sql`order_lines.sent + order_lines.canceled < order_lines.quantity`,
      ),
    )
    .groupBy(order_lines.variant_id, order_lines.title, order_lines.variant_name, order_lines.sku)
    .orderBy(asc(order_lines.title), asc(order_lines.sku))
  return { data }
}
