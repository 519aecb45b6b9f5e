import type { Reading } from '#domains/calculators/reading.kinds.ts'

export type Harvest = {
  /** Of one plant, cured or dry. */
  grams: Reading
  /** Of all lamps of its space. */
  watts: Reading
  area_m2: Reading
  kwh: Reading
  /** Plants that shared the space. */
  plants: number
}

/** Yield of a plant relative to its share of lamps, area and energy: the space divided by the plants that shared it. */
export function yieldOf({ grams, watts, area_m2, kwh, plants }: Harvest) {
  const per = (whole: Reading): Reading =>
    grams === null || whole === null || whole <= 0 || plants < 1 ? null : grams / (whole / plants)
  return { per_watt: per(watts), per_m2: per(area_m2), per_kwh: per(kwh) }
}

/** R$ per gram, in centavos; null when cost or weight is unknown: unknown is not zero. */
export const costPerGram = (centavos: Reading, grams: Reading): Reading =>
  centavos === null || grams === null || grams <= 0 ? null : centavos / grams
