import type { Reading } from '#domains/garden/calculators/reading.kinds.ts'

export type Harvest = {
  /** Of one plant, cured or dry. */
  grams: Reading
  /** Of all lamps of its space. */
  watts: Reading
  area_m2: Reading
  /** Of the plant itself. */
  kwh_share: Reading
  /** Plants that shared the space. */
  plants: number
}

/** Yield of a plant relative to its energy and its share of lamps and area: the space divided by the plants that shared it. */
export function yieldOf({ grams, watts, area_m2, kwh_share, plants }: Harvest) {
  const per = (whole: Reading, parts: number): Reading =>
    grams === null || whole === null || whole <= 0 || parts < 1 ? null : grams / (whole / parts)
  return { per_watt: per(watts, plants), per_m2: per(area_m2, plants), per_kwh: per(kwh_share, 1) }
}

/** R$ per gram, in centavos; null when cost or weight is unknown: unknown is not zero. */
export const costPerGram = (centavos: Reading, grams: Reading): Reading =>
  centavos === null || grams === null || grams <= 0 ? null : centavos / grams
