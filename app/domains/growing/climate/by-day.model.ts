import { now } from '#shared/clock.ts'
import { dayKey } from '#shared/dates.ts'
import type { ClimatePoint } from './climate.schemas.ts'
import type { ClimateSeries } from './climate-series.kinds.ts'

/** A series at a moment, or over a bin or a day; `going`: a day that is not over. */
export type SeriesPoint = { at: Date; samples: number; avg: number; min: number; max: number; going?: boolean }

/** The points of one series; those without a value of it are left out. */
export const pointsOf = (points: ClimatePoint[], series: ClimateSeries): SeriesPoint[] =>
  points.flatMap(({ at, samples, [series]: spread }) => (spread ? [{ at: new Date(at), samples, ...spread }] : []))

/** Each day's lowest, highest and mean over time of a series, at its noon: each of its bins counts the same. */
export const byDay = (points: ClimatePoint[], series: ClimateSeries, today = dayKey(now())): SeriesPoint[] =>
  [...Map.groupBy(pointsOf(points, series), ({ at }) => dayKey(at))].map(([day, all]) => {
    const samples = all.reduce((sum, point) => sum + point.samples, 0)
    return {
      at: new Date(`${day}T12:00:00-03:00`),
      samples,
      avg: all.reduce((sum, { avg }) => sum + avg, 0) / all.length,
      min: Math.min(...all.map(({ min }) => min)),
      max: Math.max(...all.map(({ max }) => max)),
      ...(day === today && { going: true }),
    }
  })
