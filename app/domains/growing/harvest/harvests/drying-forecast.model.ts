import { dryWeight, waterNow } from '#domains/garden/calculators/drying.model.ts'
import { DAY } from '#shared/durations.ts'

export type Weighing = { at: Date; grams: number }
/** Shares of water, 0 to 1, at harvest and where drying ends. */
export type WaterShares = { fresh_water: number; target_water: number }
export type Drying = WaterShares & { wet: Weighing | null; weighings: Weighing[] }

/** Why there is no forecast. */
export type NoForecast = 'sem-umido' | 'poucas-pesagens' | 'leve-demais' | 'pesada-demais' | 'nao-caiu' | 'quase-parou'

export type DryingForecast = {
  /** Wet weight first, then each weighing with the share of water that it corresponds to; null without a wet weight. */
  points: (Weighing & { water: number | null })[]
  /** Weight at the target, g. */
  dry_g: number | null
  /** Share of the remaining water lost per day. */
  rate: number | null
  ready_at: Date | null
  why: NoForecast | null
  /** The first weighing at or below the target: time to stop. */
  reached_at: Date | null
}

/** The fit uses the last weighings: the first days dry faster, from the surface. */
const FITTED = 5
const LEAST = 3
/** Longest forecast, in days. */
const FAR_DAYS = 60

/**
 * The dry matter S = wet · (1 − m0) is constant, so the remaining water is w − S. Its loss is proportional to itself
 * (Lewis' model of thin-layer drying): w(t) = S + (w₀ − S) · e^(−k·t). k is the slope of ln(w − S) over the last
 * weighings, by least squares; the target weighs S / (1 − m1), and is reached ln((w − S) / (target − S)) / k days after
 * the last weighing. Estimated.
 */
export function dryingForecast({ wet, weighings, fresh_water, target_water }: Drying): DryingForecast {
  const sorted = weighings.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  const water = (grams: number) => possibleWater(wet?.grams ?? null, fresh_water, grams)
  const points = [...(wet ? [wet] : []), ...sorted].map((point) => ({ ...point, water: water(point.grams) }))
  const dry_g = dryWeight(wet?.grams ?? null, fresh_water, target_water)
  const reached_at = dry_g === null ? null : (sorted.find(({ grams }) => grams <= tenths(dry_g))?.at ?? null)
  const nothing = { points, dry_g, reached_at, rate: null, ready_at: null, why: null }
  if (!wet || dry_g === null) return { ...nothing, why: 'sem-umido' }
  const solids = wet.grams * (1 - fresh_water)
  if (sorted.some(({ grams }) => grams <= solids)) return { ...nothing, reached_at: null, why: 'leve-demais' }
  if (sorted.some(({ grams }) => grams > wet.grams)) return { ...nothing, why: 'pesada-demais' }
  if (reached_at) return nothing
  if (sorted.length < LEAST) return { ...nothing, why: 'poucas-pesagens' }
  const fitted = sorted.slice(-FITTED)
  const [before, last] = fitted.slice(-2) as [Weighing, Weighing]
  const rate = decay(fitted, solids)
  if (last.grams >= before.grams || !(rate > 0)) return { ...nothing, why: 'nao-caiu' }
  const days = Math.log((last.grams - solids) / (dry_g - solids)) / rate
  if (days > FAR_DAYS) return { ...nothing, rate, why: 'quase-parou' }
  return { ...nothing, rate, ready_at: new Date(last.at.getTime() + days * DAY) }
}

/**
 * The share of water that a weight corresponds to; null for one that the whole plant can't have: lighter than its dry
 * matter, or heavier than when it was cut. Such a weight is wrong, or of something else.
 */
function possibleWater(wet: number | null, fresh_water: number, grams: number) {
  const share = waterNow(wet, fresh_water, grams)
  return share === null || share < 0 || grams > (wet ?? 0) ? null : share
}

/** Rounded to the precision of a scale. */
const tenths = (grams: number) => Math.round(grams * 10) / 10

/** k of ln(w − S) = a − k · t, t in days, by least squares; NaN when all weighings have the same time. */
function decay(points: Weighing[], solids: number): number {
  const start = points[0]?.at.getTime() ?? 0
  const xs = points.map(({ at }) => (at.getTime() - start) / DAY)
  const ys = points.map(({ grams }) => Math.log(grams - solids))
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [x0, y0] = [mean(xs), mean(ys)]
  const along = xs.reduce((sum, x, i) => sum + (x - x0) * ((ys[i] as number) - y0), 0)
  return -along / xs.reduce((sum, x) => sum + (x - x0) ** 2, 0)
}

/** Forecast weight in grams at a time after the last weighing, for the chart. */
export const weightAfter = (last: Weighing, at: Date, { rate, solids }: { rate: number; solids: number }): number =>
  solids + (last.grams - solids) * Math.exp((-rate * (at.getTime() - last.at.getTime())) / DAY)
