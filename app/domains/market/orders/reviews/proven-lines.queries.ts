import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { BuyerProof } from '#domains/market/products/index.ts'
import { signedIn } from '#platform/context.ts'
import { order_lines, orders } from '../orders/orders.table.ts'

/** What the viewer bought of a product and has: delivered, and not given back whole. */
export const provenLines: BuyerProof = (ctx, product_id) =>
  ctx.db
    .select({
      order_line_id: order_lines.id,
      product_id: order_lines.product_id,
      store_id: orders.store_id,
      variant_name: order_lines.variant_name,
    })
    .from(order_lines)
    .innerJoin(orders, eq(orders.id, order_lines.order_id))
    .where(
      and(
        eq(orders.buyer_id, signedIn(ctx).id),
        eq(order_lines.product_id, product_id),
        isNotNull(orders.delivered_at),
        inArray(orders.state, ['entregue', 'concluido', 'em_disputa']),
        sql`${order_lines.returned} + ${order_lines.canceled} < ${order_lines.quantity}`,
      ),
    )
    .orderBy(asc(order_lines.id))
