import type { Reading } from '#domains/garden/calculators/reading.kinds.ts'
import { type MixPart, placeInMix } from '../products/nutrient.kinds.ts'

export type MixLine = {
  name: string
  part: MixPart
  /** Of one litre. */
  amount: number
  unit: 'ml/L' | 'g/L'
  /** mS/cm that one unit a litre adds; centavos a unit. */
  ec_per_unit: Reading
  unit_cost: Reading
}

/** The steps of the mix: by part, and as written within one. */
export const inMixOrder = <Line extends Pick<MixLine, 'part'>>(lines: Line[]): Line[] =>
  lines.toSorted((a, b) => placeInMix(a.part) - placeInMix(b.part))

/** ml or g for a tank, to the tenth of a millilitre that a syringe shows. */
export const portionOf = (amount: number, litres: number) => Math.round(amount * litres * 10) / 10

type Sum = { value: Reading; unknown: string[] }

/**
 * EC = EC of the water + Σ dose × EC that one unit a litre adds. What a fertilizer adds is the EC of its solution less that
 * of its water (Purdue HO-286-W); in solutions this thin what each adds sums up. Acids, and salts that react, are not in it.
 */
export function expectedEc(water_ec: Reading, lines: MixLine[]): Sum {
  const unknown = lines.filter(({ part, ec_per_unit }) => part !== 'ph' && ec_per_unit === null).map(({ name }) => name)
  if (water_ec === null) unknown.unshift('água')
  const added = lines.reduce((sum, { amount, ec_per_unit }) => sum + amount * (ec_per_unit ?? 0), 0)
  return { value: unknown.length || water_ec === null ? null : round(water_ec + added, 3), unknown }
}

/** Centavos a litre: Σ dose × price ÷ content. A product without a price is named, never counted as 0. */
export function costPerLitre(lines: MixLine[]): Sum {
  const unknown = lines.filter(({ unit_cost }) => unit_cost === null).map(({ name }) => name)
  const value = lines.reduce((sum, { amount, unit_cost }) => sum + amount * (unit_cost ?? 0), 0)
  return { value: unknown.length === lines.length ? null : round(value, 4), unknown }
}

const round = (value: number, decimals: number) => Math.round(value * 10 ** decimals) / 10 ** decimals
