import { MOST_SHARED_BPS } from './partnership.kinds.ts'

type Promised = { product_id: number | null; bps: number }

/**
 * How many basis points of a product, or of every product, are still free to share. What is promised of the whole store
 * weighs on each product; what is promised of one weighs on the whole store when it is the most shared.
 */
export function freeShare(promised: Promised[], product_id: number | null): number {
  const ofAll = promised.find((one) => one.product_id === null)?.bps ?? 0
  const products = promised.filter((one) => one.product_id !== null)
  const ofOne =
    product_id === null
      ? Math.max(0, ...products.map(({ bps }) => bps))
      : (products.find((one) => one.product_id === product_id)?.bps ?? 0)
  return Math.max(0, MOST_SHARED_BPS - ofAll - ofOne)
}
