import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
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

/** Mean of all good readings, least and most per bin, from a tier whose rows divide the bins. */
export async function readBins(
  { db }: Context,
  { device_id, window, slots, tier, bin_seconds }: Asked,
): Promise<Bin[]> {
  const each = (reckoned: (slot: number) => ReturnType<typeof sql>) =>
    sql`array[${sql.join(slots.map(reckoned), sql`, `)}]::float8[]`
  const { rows } = await db.execute<{ at: number; means: Bin['means']; lows: Bin['lows']; highs: Bin['highs'] }>(sql`
    select extract(epoch from date_bin(make_interval(secs => ${bin_seconds}), at, ${MIDNIGHT}::timestamptz))::float8 as at,
      ${each((slot) => sql`sum(means[${slot}]::float8 * counts[${slot}]) / nullif(sum(counts[${slot}]), 0)`)} as means,
      ${each((slot) => sql`min(lows[${slot}])`)} as lows,
      ${each((slot) => sql`max(highs[${slot}])`)} as highs
    from ${tierTable(tier)}
    where device_id = ${device_id} and at >= ${window.from.toISOString()}::timestamptz and at < ${window.to.toISOString()}::timestamptz
    group by 1 order by 1 limit ${MOST_BINS}`)
  return rows.map(({ at, ...bin }) => ({ at: new Date(at * 1000), ...bin }))
}

/** Beginnings of a tier's rows around which messages are missing (ms), and the first and last of the window. */
export async function readContacts({ db }: Context, asked: Omit<Asked, 'slots' | 'bin_seconds'>, longest: number) {
  const { device_id, window, tier } = asked
  const { rows } = await db.execute<{ at: number }>(sql`
    select extract(epoch from at)::float8 * 1000 as at from (
      select at, at - lag(at) over each > make_interval(secs => ${longest / 1000}) as is_after,
        lead(at) over each - at > make_interval(secs => ${longest / 1000}) as is_before,
        lag(at) over each is null or lead(at) over each is null as is_end
      from ${tierTable(tier)}
      where device_id = ${device_id} and at >= ${window.from.toISOString()}::timestamptz and at < ${window.to.toISOString()}::timestamptz
      window each as (order by at)
    ) as rows where is_after or is_before or is_end order by at limit 4000`)
  return rows.map(({ at }) => Math.round(at))
}
