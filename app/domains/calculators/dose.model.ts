import type { Reading } from './reading.kinds.ts'

export type Product = { name: string; ml_per_litre: Reading }
export type Portion = Product & {
  /** For the whole tank, ml; null when a part is missing. */
  ml: Reading
}

/** How much of each product goes into a tank: ml/L × litres = ml. Proportion; the dose is the maker's or the grower's. */
export const portionsFor = (litres: Reading, products: Product[]): Portion[] =>
  products.map((product) => ({
    ...product,
    ml: litres === null || product.ml_per_litre === null ? null : product.ml_per_litre * litres,
  }))

/** All portions together, ml; null as soon as one is not known, or when there is none. */
export const totalOf = (portions: Portion[]): Reading =>
  portions.length === 0 || portions.some(({ ml }) => ml === null)
    ? null
    : portions.reduce((sum, { ml }) => sum + (ml ?? 0), 0)
