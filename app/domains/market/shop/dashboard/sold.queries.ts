import { count, desc, eq } from 'drizzle-orm'
import { order_lines, orders } from '#domains/market/orders/orders/orders.table.ts'
import { inStore } from '#domains/market/stores/index.ts'
import type { Context } from '#platform/context.ts'
import { toPage, windowOf } from '#shared/pagination.ts'
import type { SoldAsk } from './dashboard.schemas.ts'

/** All orders of a store, newest first, for a spreadsheet. */
export async function listSoldOrders(ctx: Context, ask: SoldAsk) {
  const { store } = await inStore(ctx, ask.store, 'store.read')
  const { limit, offset } = windowOf(ask)
  const { uuid, state, created_at, paid_at, sent_at, delivered_at } = orders
  const { goods_amount, discount_amount, freight_amount, total, refunded_amount } = orders
  const [rows, [all]] = await Promise.all([
    ctx.db
      .select({
        ...{ uuid, state, created_at, paid_at, sent_at, delivered_at },
        ...{ goods_amount, discount_amount, freight_amount, total, refunded_amount },
      })
      .from(orders)
      .where(eq(orders.store_id, store.id))
      .orderBy(desc(orders.id))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ n: count() }).from(orders).where(eq(orders.store_id, store.id)),
  ])
  return toPage(rows, all?.n ?? 0, ask)
}

/** Every line of those orders. */
export async function listSoldLines(ctx: Context, ask: SoldAsk) {
  const { store } = await inStore(ctx, ask.store, 'store.read')
  const { limit, offset } = windowOf(ask)
  const { kind, title, variant_name, sku, quantity, unit_price, discount_amount, refunded_amount } = order_lines
  const [rows, [all]] = await Promise.all([
    ctx.db
      .select({
        order_uuid: orders.uuid,
        state: orders.state,
        created_at: orders.created_at,
        paid_at: orders.paid_at,
        ...{ kind, title, variant_name, sku, quantity, unit_price, discount_amount, refunded_amount },
      })
      .from(order_lines)
      .innerJoin(orders, eq(orders.id, order_lines.order_id))
      .where(eq(orders.store_id, store.id))
      .orderBy(desc(orders.id), order_lines.id)
      .limit(limit)
      .offset(offset),
    ctx.db
      .select({ n: count() })
      .from(order_lines)
      .innerJoin(orders, eq(orders.id, order_lines.order_id))
      .where(eq(orders.store_id, store.id)),
  ])
  return toPage(rows, all?.n ?? 0, ask)
}
