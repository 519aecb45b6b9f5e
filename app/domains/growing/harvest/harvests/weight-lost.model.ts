import type { Weighing } from './drying-forecast.model.ts'

export type WeightLost = {
  first: Weighing
  last: Weighing
  /** Share of the first weight, 0 to 1; null when the thing weighs more than at first: a weighing is wrong. */
  lost: number | null
}

/**
 * Weight lost by one thing that was weighed several times. Only what was weighed itself is compared: a branch says
 * nothing about the plant. null with fewer than two weighings, or when the first weighed nothing.
 */
export function weightLost(weighings: Weighing[]): WeightLost | null {
  const sorted = weighings.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  const [first] = sorted
  const last = sorted.at(-1)
  if (!first || !last || sorted.length < 2 || first.grams <= 0) return null
  return { first, last, lost: last.grams > first.grams ? null : 1 - last.grams / first.grams }
}

/** A weight as a share of another, 0 to 1; null when it is more than the whole, which no part can be. */
export const shareOf = (part: number | null, whole: number | null): number | null =>
  part === null || whole === null || whole <= 0 || part < 0 || part > whole ? null : part / whole
