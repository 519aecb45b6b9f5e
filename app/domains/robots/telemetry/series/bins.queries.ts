import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { Span } from './gaps.model.ts'
import { MOST_BINS } from './series.schemas.ts'
import type { TelemetryTier } from './tier.kinds.ts'
import type { SeriesWindow } from './window.model.ts'

export type Bin = { at: Date; means: (number | null)[]; lows: (number | null)[]; highs: (number | null)[] }

/** Bins begin at midnight of São Paulo. */
const MIDNIGHT = '2000-01-01T03:00:00Z'

export const tierTable = (tier: Exclude<TelemetryTier, 'raw'>) => sql.identifier(`telemetry_${tier}`)

type Asked = {
  device_id: number
  window: SeriesWindow
  slots: number[]
  tier: Exclude<TelemetryTier, 'raw'>
  bin_seconds: number
}

/**
 * Mean over time, least and most per bin, from a tier whose rows divide the bins: each row counts the same, however often the
 * robot spoke in it.
 */
export async function readBins(
  { db }: Context,
  { device_id, window, slots, tier, bin_seconds }: Asked,
): Promise<Bin[]> {
  const each = (reckoned: (slot: number) => ReturnType<typeof sql>) =>
    sql`array[${sql.join(slots.map(reckoned), sql`, `)}]::float8[]`
  const { rows } = await db.execute<{ at: number; means: Bin['means']; lows: Bin['lows']; highs: Bin['highs'] }>(sql`
    select extract(epoch from date_bin(make_interval(secs => ${bin_seconds}), at, ${MIDNIGHT}::timestamptz))::float8 as at,
      ${each((slot) => sql`avg(means[${slot}]::float8) filter (where counts[${slot}] > 0)`)} as means,
      ${each((slot) => sql`min(lows[${slot}])`)} as lows,
      ${each((slot) => sql`max(highs[${slot}])`)} as highs
    from ${tierTable(tier)}
    where device_id = ${device_id} and at >= ${window.from.toISOString()}::timestamptz and at < ${window.to.toISOString()}::timestamptz
    group by 1 order by 1 limit ${MOST_BINS}`)
  return rows.map(({ at, ...bin }) => ({ at: new Date(at * 1000), ...bin }))
}

/** Times in which a tier has rows without a hole of `longest` ms, in order. */
export async function readRuns(
  { db }: Context,
  { device_id, window, tier, length }: Omit<Asked, 'slots' | 'bin_seconds'> & { length: number },
  longest: number,
): Promise<Span[]> {
  const hole = sql`make_interval(secs => ${longest / 1000})`
  const { rows } = await db.execute<{ at: number; begins: boolean; ends: boolean }>(sql`
    select extract(epoch from at)::float8 * 1000 as at, begins, ends from (
      select at, coalesce(at - lag(at) over each > ${hole}, true) as begins, coalesce(lead(at) over each - at > ${hole}, true) as ends
      from ${tierTable(tier)}
      where device_id = ${device_id} and at >= ${window.from.toISOString()}::timestamptz and at < ${window.to.toISOString()}::timestamptz
      window each as (order by at)
    ) as rows where begins or ends order by at limit ${MOST_RUNS}`)
  const runs: Span[] = []
  for (const { at, begins, ends } of rows) {
    if (begins) runs.push({ from: at, to: at + length })
    const run = runs.at(-1)
    if (ends && run) run.to = at + length
  }
  return runs
}

const MOST_RUNS = 20_000
