import { now } from '#shared/clock.ts'
import { DAY } from '#shared/durations.ts'
import { GAP_INTERVALS } from './gaps.model.ts'
import type { TelemetrySeries } from './series.schemas.ts'

export type ChartRow = {
  at: number
  mean: number | null
  low: number | null
  high: number | null
  /** Its day is not over: a few minutes are no day. */
  going?: boolean
}
type Moment = Date | string
/** A series as it is, or as it comes through fetch, where moments are text. */
export type SeriesAsRead = Omit<TelemetrySeries, 'from' | 'to' | 'at' | 'lines' | 'gaps' | 'flagged'> & {
  from: Moment
  to: Moment
  at: Moment[]
  lines: (Omit<TelemetrySeries['lines'][number], 'before'> & { before: { at: Moment; value: number } | null })[]
  gaps: { from: Moment; to: Moment; cause: TelemetrySeries['gaps'][number]['cause'] }[]
  flagged: { at: Moment; sensor: string; value: number; flag: TelemetrySeries['flagged'][number]['flag'] }[]
}

export const ms = (moment: Moment) => new Date(moment).getTime()

/** Each bin is a day or more: a band from lowest to highest, which a few hours without data do not break. */
export const isByDay = ({ bin_seconds }: Pick<SeriesAsRead, 'bin_seconds'>) => bin_seconds * 1000 >= DAY

/** Whether a moment lies in a bin of a day or more that is not over. */
export function isGoing(series: Pick<SeriesAsRead, 'at' | 'bin_seconds'>, moment: Moment) {
  const last = series.at.at(-1)
  if (!last || !isByDay(series)) return false
  return ms(moment) >= ms(last) && ms(last) + series.bin_seconds * 1000 > now().getTime()
}

/** The gap that a moment lies in. */
export const gapAt = ({ gaps }: Pick<SeriesAsRead, 'gaps'>, at: number) =>
  gaps.find(({ from, to }) => at > ms(from) && at < ms(to))

/**
 * The points of a line, in order: the last reading before the window first, so that the line enters from the left, and an
 * empty one inside each gap, so that none is drawn as a line. A bin stands at its middle.
 */
export function chartRows(series: SeriesAsRead, key: string): ChartRow[] {
  const line = series.lines.find((one) => one.key === key)
  if (!line) return []
  const half = series.bin_seconds * 500
  const rows: ChartRow[] = series.at.flatMap((at, i) => {
    const mean = line.means[i] ?? null
    // What this sensor did not measure in a bin is no break; the gaps are.
    if (mean === null) return []
    const [low, high] = [line.lows[i] ?? mean, line.highs[i] ?? mean]
    return [{ at: ms(at) + half, mean, low, high, ...(isGoing(series, at) && { going: true }) }]
  })
  if (line.before && !isByDay(series)) {
    const { at, value } = line.before
    rows.unshift({ at: ms(at), mean: value, low: value, high: value })
  }
  for (const gap of series.gaps)
    if (!isByDay(series) || ms(gap.to) - ms(gap.from) > series.bin_seconds * 1000)
      rows.push({ at: (ms(gap.from) + ms(gap.to)) / 2, mean: null, low: null, high: null })
  return rows.sort((a, b) => a.at - b.at)
}

export type DayBlock = { from: number; to: number; low: number; high: number; going?: boolean }

/** Lowest to highest of each bin of a day or more. */
export function dayBlocks(series: SeriesAsRead, key: string): DayBlock[] {
  const half = series.bin_seconds * 500
  if (!isByDay(series)) return []
  return chartRows(series, key).flatMap(({ at, low, high, going }) =>
    low === null || high === null ? [] : { from: at - half, to: at + half, low, high, ...(going && { going }) },
  )
}

type Reading = { at: Moment; values: Record<string, number | null>; flags: Record<string, unknown> }

/**
 * With a reading that just came: a point at its end. The window goes on with it; the gap that it ends is new in `gaps`,
 * why it was one knows the server.
 */
export function withReading(series: SeriesAsRead, { at, values, flags }: Reading): SeriesAsRead {
  const [moment, last] = [ms(at), series.at.at(-1)]
  if ((last && moment <= ms(last)) || moment < ms(series.from)) return series
  const bin = series.bin_seconds * 1000
  // Within the newest bin it is no point of its own: that would stand before it.
  if (last && moment < ms(last) + bin)
    return {
      ...widened(series, values, flags),
      ...(!isByDay(series) && { to: new Date(Math.max(ms(series.to), moment)) }),
    }
  if (isByDay(series)) return series
  const add = (column: (number | null)[], key: string) => [...column, flags[key] ? null : (values[key] ?? null)]
  const start = new Date(moment - bin / 2)
  return {
    ...series,
    to: new Date(Math.max(ms(series.to), moment)),
    at: [...series.at, start],
    lines: series.lines.map((line) => ({
      ...line,
      means: add(line.means, line.key),
      lows: add(line.lows, line.key),
      highs: add(line.highs, line.key),
    })),
    gaps: gapsUntil(series, at),
  }
}

/** The newest bin with a reading of it: its mean is the server's to reckon. */
const widened = (series: SeriesAsRead, values: Reading['values'], flags: Reading['flags']): SeriesAsRead => ({
  ...series,
  lines: series.lines.map((line) => {
    const value = flags[line.key] ? null : (values[line.key] ?? null)
    const reach = (column: (number | null)[], most: (...ends: number[]) => number) =>
      value === null ? column : column.with(-1, most(column.at(-1) ?? value, value))
    return { ...line, lows: reach(line.lows, Math.min), highs: reach(line.highs, Math.max) }
  }),
})

/** The same when none ends there. */
function gapsUntil({ gaps, to, at: bins, bin_seconds, interval_seconds }: SeriesAsRead, at: Moment) {
  const last = bins.at(-1)
  // One that lasts to the window's end, unless a reading that came ended it right there.
  const ended = last && ms(last) + bin_seconds * 500
  const open = gaps.find((gap) => ms(gap.to) >= ms(to) && ms(gap.to) !== ended)
  if (open) return gaps.map((gap) => (gap === open ? { ...gap, to: at } : gap))
  if (!last) return gaps
  const heard = Math.min(ms(last) + bin_seconds * 1000, ms(to))
  if (ms(at) - heard <= GAP_INTERVALS * interval_seconds * 1000) return gaps
  return [...gaps, { from: new Date(heard), to: at, cause: 'unknown' as const }]
}
