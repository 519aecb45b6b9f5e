import type { Climate } from './climate.schemas.ts'
import { spans } from './spans.kinds.ts'

/** Chart columns: times in seconds, and per row a value or null. */
export type Columns = { at: number[]; rows: (number | null)[][] }
/** Times (seconds) in which nothing was measured, and how long a point is. */
export type Known = { gaps: readonly { from: number; to: number }[]; bin_seconds: number }

const HOUR = 3600

/** The gaps of a space's robot, as charts of bins know them. */
export const knownGaps = ({ gaps, span }: Pick<Climate, 'gaps' | 'span'>): Known => ({
  gaps: gaps.map(({ from, to }) => ({ from: new Date(from).getTime() / 1000, to: new Date(to).getTime() / 1000 })),
  bin_seconds: spans[span].bin_minutes * 60,
})

/**
 * Inserts an empty point where the line must break: where the distance between two points exceeds three (`times`) times
 * the median distance and six hours, and in each known gap.
 */
export function withGaps({ at, rows }: Columns, times = 3, known: Known = { gaps: [], bin_seconds: 0 }): Columns {
  const distances = at
    .slice(1)
    .map((moment, i) => moment - (at[i] as number))
    .sort((a, b) => a - b)
  const middle = distances[Math.floor(distances.length / 2)] ?? 0
  const limit = Math.max(6 * HOUR, times * middle)
  const out: Columns = { at: [], rows: rows.map(() => []) }
  at.forEach((moment, i) => {
    const before = at[i - 1]
    if (before !== undefined && (moment - before > limit || isKnownGap(before, moment, known)))
      push(out, Math.min(before + 1, (before + moment) / 2), () => null)
    push(out, moment, (row) => row[i] ?? null)
  })
  return out

  function push(columns: Columns, moment: number, valueIn: (row: (number | null)[]) => number | null) {
    columns.at.push(moment)
    columns.rows.forEach((column, j) => {
      column.push(valueIn(rows[j] as (number | null)[]))
    })
  }
}

/** A bin's readings begin later than the bin: only a gap's middle, or more of it than a bin, lies between two points. */
const isKnownGap = (before: number, after: number, { gaps, bin_seconds }: Known) =>
  gaps.some(({ from, to }) => {
    const middle = (from + to) / 2
    return (middle >= before && middle < after) || Math.min(to, after) - Math.max(from, before) > bin_seconds
  })
