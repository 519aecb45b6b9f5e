import { aimsOf } from '#domains/robots/ganza/index.ts'
import type { Context } from '#platform/context.ts'
import type { Climate } from './climate.schemas.ts'

type Read = { bands: Climate['bands']; points: Climate['points']; device_id: number }

/**
 * The stages' bands, but for the newest reading when a robot told it: that one is held against what its mode aims at now, by
 * day or by night, as its own page and the alerts do. Before and after it the plan is drawn.
 */
export async function bandsNow(ctx: Context, { bands, points, device_id }: Read) {
  const newest = points.at(-1)?.at
  if (!newest || !Object.keys(bands).length) return bands
  const now = ctx.now()
  const aim = (await aimsOf(ctx, [device_id])).get(device_id)
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
