import type { FreightItem } from './quote.kinds.ts'

/** A cubic metre counts as 300 kg: litres × 300 g, the carriers' usual cubing factor (Correios: cm³ / 6000 above 5 kg). */
const GRAMS_PER_CM3 = 1 / 6

/** What the things weigh together, or would by their size when that is more: carriers charge the greater. */
export function chargedGrams(items: FreightItem[]): number {
  let real = 0
  let cubic = 0
  for (const { quantity, weight_grams, length_cm, width_cm, height_cm } of items) {
    real += weight_grams * quantity
    cubic += Math.ceil(length_cm * width_cm * height_cm * GRAMS_PER_CM3) * quantity
  }
  return cubic > 5000 ? Math.max(real, cubic) : real
}

/** What a quote is for: '12x2 15x1', in order of id. Summed per variant, so that two lines of one thing are one. */
export function itemsKey(items: Pick<FreightItem, 'variant_id' | 'quantity'>[]): string {
  const sums = new Map<number, number>()
  for (const { variant_id, quantity } of items) sums.set(variant_id, (sums.get(variant_id) ?? 0) + quantity)
  return [...sums]
    .sort(([a], [b]) => a - b)
    .map(([id, quantity]) => `${id}x${quantity}`)
    .join(' ')
}
