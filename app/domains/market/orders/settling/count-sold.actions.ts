import { recordSale } from '#domains/market/products/index.ts'
import type { Context } from '#platform/context.ts'

/** Counts what was sold (negative: is not any more), by product, always in the order of their ids. */
export async function countSold(tx: Context, lines: { product_id: number; quantity: number }[]) {
  const sums = new Map<number, number>()
  for (const { product_id, quantity } of lines) sums.set(product_id, (sums.get(product_id) ?? 0) + quantity)
  for (const [product_id, quantity] of [...sums].sort(([a], [b]) => a - b))
    if (quantity) await recordSale(tx, product_id, quantity)
}
