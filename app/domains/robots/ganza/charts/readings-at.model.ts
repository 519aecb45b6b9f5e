import {
  type ChartRow,
  chartRows,
  ms,
  type SeriesAsRead,
} from '#domains/robots/telemetry/series/chart-columns.model.ts'
import { MINUTE } from '#shared/durations.ts'

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
export function readingsAt(lines: ReadLine[], { gaps, bin_seconds }: SeriesAsRead, at: number) {
  const gap = gaps.find(({ from, to }) => at > ms(from) && at < ms(to))
  const near = Math.max(10 * MINUTE, 1500 * bin_seconds)
  const farFrom = (row: Read) => Math.abs(row.at - at)
  return {
    gap: gap?.cause ?? null,
    readings: lines.map(({ line, rows: [first, ...rest] }) => {
      const row = gap || !first ? null : rest.reduce((best, one) => (farFrom(one) < farFrom(best) ? one : best), first)
      return { line, row, exact: row !== null && farFrom(row) <= near }
    }),
  }
}
