import {
  type ChartRow,
  chartRows,
  gapAt,
  isByDay,
  type SeriesAsRead,
} from '#domains/robots/telemetry/series/chart-columns.model.ts'
import { MINUTE } from '#shared/durations.ts'
import { nearest } from '#shared/nearest.ts'

type Line = SeriesAsRead['lines'][number]
type Read = ChartRow & { mean: number }
export type ReadLine = { line: Line; rows: Read[] }

/** Each line with its readings, without the breaks. */
export const readLines = (series: SeriesAsRead): ReadLine[] =>
  series.lines.map((line) => ({
    line,
    rows: chartRows(series, line.key).flatMap((row) => (row.mean === null ? [] : { ...row, mean: row.mean })),
  }))

/** Of each line the reading nearest to a moment, `exact` when it is of then; none in a gap, which says why. */
export function readingsAt(lines: ReadLine[], series: SeriesAsRead, at: number) {
  // Of a day with a hole the day is told.
  const gap = isByDay(series) ? undefined : gapAt(series, at)
  const near = isByDay(series) ? 500 * series.bin_seconds : Math.max(10 * MINUTE, 1500 * series.bin_seconds)
  return {
    gap: gap?.cause ?? null,
    readings: lines.map(({ line, rows }) => {
      const row = (!gap && nearest(rows, at, (one) => one.at)) || null
      return { line, row, exact: row !== null && Math.abs(row.at - at) <= near }
    }),
  }
}
