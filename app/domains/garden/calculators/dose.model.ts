import type { Reading } from './reading.kinds.ts'

export type Product = { name: string; ml_per_litre: Reading }
export type Portion = Product & {
  /** For the whole tank, ml; null when an input is missing. */
  ml: Reading
}

/**
 * How much of each product goes into a tank: ml/L × litres = ml. Plain proportion; the dose is the manufacturer's or
 * the grower's.
 */
export const portionsFor = (litres: Reading, products: Product[]): Portion[] =>
  products.map((product) => ({
    ...product,
    ml: litres === null || product.ml_per_litre === null ? null : product.ml_per_litre * litres,
  }))

/** Sum of all portions, ml; null when any is unknown, or when there is none. */
export const totalOf = (portions: Portion[]): Reading =>
  portions.length === 0 || portions.some(({ ml }) => ml === null)
    ? null
    : portions.reduce((sum, { ml }) => sum + (ml ?? 0), 0)
