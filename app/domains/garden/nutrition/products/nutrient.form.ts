import type { NutrientInput, NutrientProduct } from './nutrients.schemas.ts'

/** A product as its form sends it. */
export const nutrientFields = (product: NutrientProduct): NutrientInput => ({
  name: product.name,
  brand: product.brand,
  part: product.part ?? 'base-a',
  unit: product.unit,
  n: product.n ?? undefined,
  p: product.p ?? undefined,
  k: product.k ?? undefined,
  density: product.density ?? undefined,
  ec_per_unit: product.ec_per_unit ?? undefined,
  price: product.price ?? undefined,
  content: product.content ?? undefined,
})
