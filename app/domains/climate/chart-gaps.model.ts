/** Chart columns: times in seconds, and per row a value or null. */
export type Columns = { at: number[]; rows: (number | null)[][] }

const HOUR = 3600

/**
 * Inserts an empty point where the distance between two points exceeds three (`times`) times the median distance and
 * six hours, so that the line breaks.
 */
export function withGaps({ at, rows }: Columns, times = 3): Columns {
  const distances = at
    .slice(1)
    .map((moment, i) => moment - (at[i] as number))
    .sort((a, b) => a - b)
  const middle = distances[Math.floor(distances.length / 2)] ?? 0
  const limit = Math.max(6 * HOUR, times * middle)
  const out: Columns = { at: [], rows: rows.map(() => []) }
  at.forEach((moment, i) => {
    const before = at[i - 1]
    if (before !== undefined && moment - before > limit) push(out, before + 1, () => null)
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
