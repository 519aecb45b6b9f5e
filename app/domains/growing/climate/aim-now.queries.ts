import { sql } from 'drizzle-orm'
import { aimsOf } from '#domains/robots/ganza/index.ts'
import type { Context } from '#platform/context.ts'
import type { Climate } from './climate.schemas.ts'

type Read = { bands: Climate['bands']; points: Climate['points']; noted_at: Date | null }

/**
 * The stages' bands, but for the newest reading when a robot told it: that one is held against what its mode aims at now, by
 * day or by night, as its own page and the alerts do. Before and after it the plan is drawn.
 */
export async function bandsNow(ctx: Context, space_id: number, { bands, points, noted_at }: Read) {
  const newest = points.at(-1)?.at
  if (!newest || !Object.keys(bands).length) return bands
  const now = ctx.now()
  const device_id = await tellerIn(ctx, space_id, noted_at)
  const aim = device_id && (await aimsOf(ctx, [device_id])).get(device_id)
  if (!aim) return bands
  const turn = aim.is_day ? 'de dia' : 'de noite'
  return Object.fromEntries(
    Object.entries(bands).map(([key, planned]) => {
      const limits = aim.bands[key]
      if (!limits) return [key, planned]
      const parts = planned.flatMap((band) => {
        if (band.from > now || band.to <= newest) return band
        const told = { ...band, ...limits, from: newest, to: now, stage: `${band.stage}, ${turn}` }
        return [{ ...band, to: newest }, told, { ...band, from: now }].filter(({ from, to }) => from < to)
      })
      return [key, parts]
    }),
  )
}

/** The robot here that was heard last, unless somebody noted a reading after that. */
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
