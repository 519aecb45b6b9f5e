import { dayKey } from '#shared/dates.ts'
import { HOUR, MINUTE } from '#shared/durations.ts'
import { nearest } from '#shared/nearest.ts'
import { byDay, pointsOf, type SeriesPoint } from './by-day.model.ts'
import type { Climate } from './climate.schemas.ts'
import { type ClimateSeries, climateSeries } from './climate-series.kinds.ts'
import { spans } from './spans.kinds.ts'

/** What a chart of a series is drawn of: its bins, or its days. */
export const drawnPoints = ({ points, span }: Pick<Climate, 'points' | 'span'>, series: ClimateSeries) =>
  spans[span].daily ? byDay(points, series) : pointsOf(points, series)

/** Farther away a reading says nothing of a moment: there the line of a chart breaks too. */
const NEAR_HOURS = 6

/** Of each series that is drawn, its reading at a moment; `exact` false when it is only near, null when there is none. */
export type AtMoment = { series: ClimateSeries; point: SeriesPoint | null; exact: boolean }

export function atMoment(lines: ReadonlyMap<ClimateSeries, SeriesPoint[]>, at: number, climate: Pick<Climate, 'span'>) {
  const { bin_minutes, daily } = spans[climate.span]
  const isThen = (point: SeriesPoint) =>
    daily ? dayKey(point.at) === dayKey(new Date(at)) : farFrom(point, at) <= bin_minutes * MINUTE
  return [...lines].map(([series, points]): AtMoment => {
    const near = nearest(points, at, momentOf)
    const isNear = near && (isThen(near) || (!daily && farFrom(near, at) <= NEAR_HOURS * HOUR))
    return isNear ? { series, point: near, exact: isThen(near) } : { series, point: null, exact: false }
  })
}

const momentOf = (point: SeriesPoint) => point.at.getTime()
const farFrom = (point: SeriesPoint, at: number) => Math.abs(momentOf(point) - at)

/** Each series that has readings. */
export const drawnLines = (climate: Pick<Climate, 'points' | 'span'>) =>
  new Map(
    climateSeries.flatMap((series): [ClimateSeries, SeriesPoint[]][] => {
      const points = drawnPoints(climate, series)
      return points.length ? [[series, points]] : []
    }),
  )
