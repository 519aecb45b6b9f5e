import type { GrownSpread } from './grown.schemas.ts'

export type Measured = { plant_id: number; grower: number; value: number }

export const LEAST_PLANTS = 5
export const LEAST_GROWERS = 3

/** Whether so few stand behind a figure that it would be somebody's. */
const isEnough = (measured: Measured[]) =>
  measured.length >= LEAST_PLANTS && new Set(measured.map(({ grower }) => grower)).size >= LEAST_GROWERS

/** Median and quartiles of one value a plant; null when they rest on too few. */
export function spreadOf(measured: Measured[]): GrownSpread | null {
  if (!isEnough(measured)) return null
  const values = measured.map(({ value }) => value).sort((a, b) => a - b)
  return {
    median: quantile(values, 0.5),
    low: quantile(values, 0.25),
    high: quantile(values, 0.75),
    plants: measured.length,
  }
}

/** Between the two nearest, in proportion (the usual one of spreadsheets: R-7). */
function quantile(sorted: number[], share: number) {
  const at = (sorted.length - 1) * share
  const below = sorted[Math.floor(at)] as number
  const above = sorted[Math.ceil(at)] as number
  return below + (above - below) * (at - Math.floor(at))
}
