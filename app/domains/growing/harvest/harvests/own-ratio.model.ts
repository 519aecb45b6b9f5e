import { shareOf } from './weight-lost.model.ts'

export type Harvested = { wet_g: number; dry_g: number }
export type OwnRatio = { average: number; harvests: number }

const LEAST = 2

/** Average dry-to-wet ratio of the owner's harvests; null with fewer than two that have both weights, the dry one no more than the wet one. */
export function ownRatio(harvests: Harvested[]): OwnRatio | null {
  const ratios = harvests.flatMap(({ wet_g, dry_g }) => shareOf(dry_g, wet_g) ?? [])
  if (ratios.length < LEAST) return null
  return { average: ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length, harvests: ratios.length }
}

/** The share of water at harvest for this ratio: m0 = 1 − r · (1 − m1), from dry = wet · (1 − m0) / (1 − m1). */
export const freshWaterOf = (ratio: number, target_water: number): number => 1 - ratio * (1 - target_water)
