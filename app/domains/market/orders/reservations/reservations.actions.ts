import { and, eq, inArray, sql } from 'drizzle-orm'
import {
  consumeStock,
  type Lack,
  lockGoods,
  releaseStock,
  reserveStock,
  restock,
} from '#domains/market/products/index.ts'
import type { Context } from '#platform/context.ts'
import { order_lines } from '../orders/orders.table.ts'
import { stock_reservations } from './stock-reservations.table.ts'

const linesOf = ({ db }: Context, order_ids: number[]) =>
  db.select({ id: order_lines.id }).from(order_lines).where(inArray(order_lines.order_id, order_ids))

/** Keeps the stock of the lines just written until `expires_at`. Answers what lacks: then nothing is kept. */
export async function keepStock(
  tx: Context,
  lines: { id: number; variant_id: number; quantity: number }[],
  expires_at: Date,
): Promise<Lack[]> {
  const lacking = await reserveStock(tx, lines)
  if (lacking.length) return lacking
  await tx.db
    .insert(stock_reservations)
    .values(lines.map(({ id, variant_id, quantity }) => ({ order_line_id: id, variant_id, quantity, expires_at })))
  return []
}

/** Locks what orders are of, of all at once: what is moved of it afterwards waits for nobody. */
export async function lockGoodsOf(tx: Context, order_ids: number[]) {
  const rows = await tx.db
    .select({ variant_id: order_lines.variant_id })
    .from(order_lines)
    .where(inArray(order_lines.order_id, order_ids))
  await lockGoods(
    tx,
    rows.map(({ variant_id }) => variant_id),
  )
}

/** Moves reservations from one state to another, each once; answers those that moved. */
function move(tx: Context, order_ids: number[], from: 'ativa' | 'consumida' | 'liberada', to: typeof from) {
  return tx.db
    .update(stock_reservations)
    .set({ state: to })
    .where(and(inArray(stock_reservations.order_line_id, linesOf(tx, order_ids)), eq(stock_reservations.state, from)))
    .returning({ variant_id: stock_reservations.variant_id, quantity: stock_reservations.quantity })
}

/** Not paid: free for others. */
export const freeStock = async (tx: Context, order_ids: number[]) =>
  releaseStock(tx, await move(tx, order_ids, 'ativa', 'liberada'))

/** Paid: it is the buyer's. */
export const takeStock = async (tx: Context, order_ids: number[]) =>
  consumeStock(tx, await move(tx, order_ids, 'ativa', 'consumida'))

/** Paid but called off before it was sent: back on the shelf, but for what the store had given up before. */
export async function putStockBack(tx: Context, order_ids: number[]) {
  if (!(await move(tx, order_ids, 'consumida', 'liberada')).length) return
  const rows = await tx.db
    .select({
      variant_id: order_lines.variant_id,
      quantity: sql<number>`${order_lines.quantity} - ${order_lines.canceled} - ${order_lines.returned}`,
    })
    .from(order_lines)
    .innerJoin(stock_reservations, eq(stock_reservations.order_line_id, order_lines.id))
    .where(inArray(order_lines.order_id, order_ids))
  await restock(
    tx,
    rows.filter(({ quantity }) => quantity > 0),
  )
}

/** Paid after it had lapsed: taken again when there is enough, all or nothing. */
export async function takeStockAgain(tx: Context, order_ids: number[]): Promise<boolean> {
  const freed = await tx.db
    .select({ variant_id: stock_reservations.variant_id, quantity: stock_reservations.quantity })
    .from(stock_reservations)
    .where(
      and(inArray(stock_reservations.order_line_id, linesOf(tx, order_ids)), eq(stock_reservations.state, 'liberada')),
    )
  if ((await reserveStock(tx, freed)).length) return false
  await consumeStock(tx, await move(tx, order_ids, 'liberada', 'consumida'))
  return true
}
