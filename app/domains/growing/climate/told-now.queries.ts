import { sql } from 'drizzle-orm'
import { latest } from '#domains/robots/telemetry/index.ts'
import type { Context } from '#platform/context.ts'
import { MINUTE } from '#shared/durations.ts'
import type { ClimatePoint } from './climate.schemas.ts'
import { type ClimateSeries, climateSeries } from './climate-series.kinds.ts'

const decimals: Record<ClimateSeries, number> = { temperature: 1, humidity: 1, vpd: 2, ppfd: 0, co2: 0 }

/** What is older belongs to its own moment. */
const TOGETHER = 15 * MINUTE

/**
 * The newest reading of the robot here that was heard last, as its own page shows it: a bin is a mean of some minutes, which
 * was never measured. Null where none stands, or somebody noted a reading after that.
 */
export async function toldNow(ctx: Context, space_id: number, noted_at: Date | null) {
  const device_id = await tellerIn(ctx, space_id, noted_at)
  const [told] = device_id ? await latest(ctx, [device_id]) : []
  if (!told) return null
  const { at, values, ats } = told
  const spreads = climateSeries.map((key) => {
    const value = values[key]
    if (typeof value !== 'number' || at.getTime() - (ats[key] ?? at).getTime() >= TOGETHER) return [key, null] as const
    // As its own page rounds it.
    const shown = Number(value.toFixed(decimals[key]))
    return [key, { avg: shown, min: shown, max: shown }] as const
  })
  return { device_id: told.device_id, point: { at, samples: 1, ...Object.fromEntries(spreads) } as ClimatePoint }
}

async function tellerIn({ db }: Context, space_id: number, noted_at: Date | null) {
  const { rows } = await db.execute<{ device_id: number; at: number }>(sql`
    select link.device_id, extract(epoch from last.at)::float8 * 1000 as at
    from device_places place
    join device_links link on link.id = place.link_id and link.unlinked_at is null
    join telemetry_last last on last.device_id = link.device_id and last.at >= place.placed_at
    where place.space_id = ${space_id} and place.left_at is null
    order by last.at desc limit 1`)
  const [last] = rows
  return last && last.at >= (noted_at?.getTime() ?? 0) ? last.device_id : null
}
