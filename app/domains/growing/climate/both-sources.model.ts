import type { SpaceClimateBin } from '#domains/robots/telemetry/series/series.schemas.ts'
import { MINUTE } from '#shared/durations.ts'
import type { ClimatePoint, Spread } from './climate.schemas.ts'
import { type ClimateSeries, climateSeries } from './climate-series.kinds.ts'

/**
 * Readings that were noted by hand and those of robots in the same bins: the mean weighted by how many there are, the
 * lowest and highest of both. A bin with neither stays absent.
 */
export function bothSources(
  noted: ClimatePoint[],
  measured: SpaceClimateBin[],
  { from, bin_minutes }: { from: Date; bin_minutes: number },
): ClimatePoint[] {
  const binOf = (at: Date) => Math.floor((at.getTime() - from.getTime()) / (bin_minutes * MINUTE))
  const bins = new Map(noted.map((point) => [binOf(point.at), point]))
  for (const bin of measured) {
    const key = binOf(bin.at)
    const counts = climateSeries.map((series) => bin.sensors[series]?.count ?? 0)
    const samples = Math.max(...counts)
    // Robots also measure what no chart of a space shows.
    if (!samples) continue
    const before = bins.get(key)
    const spreads = climateSeries.map((series) => [series, joined(series, before, bin)] as const)
    bins.set(key, {
      at: before?.at ?? bin.at,
      samples: (before?.samples ?? 0) + samples,
      ...(Object.fromEntries(spreads) as Record<ClimateSeries, Spread>),
    })
  }
  return [...bins].sort(([a], [b]) => a - b).map(([, point]) => point)
}

function joined(series: ClimateSeries, before: ClimatePoint | undefined, { sensors }: SpaceClimateBin): Spread {
  const robot = sensors[series]
  const hand = before?.[series] ?? null
  if (!robot) return hand
  const { mean, low, high, count } = robot
  if (!hand || !before) return { avg: mean, min: low, max: high }
  const avg = (hand.avg * before.samples + mean * count) / (before.samples + count)
  return { avg, min: Math.min(hand.min, low), max: Math.max(hand.max, high) }
}
