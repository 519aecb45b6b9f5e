import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { tierTable } from './bins.queries.ts'
import { tierSeconds } from './pick-tier.model.ts'
import type { SpaceClimateBin } from './series.schemas.ts'
import { MOST_BINS } from './series.schemas.ts'

/** The tier whose rows divide such bins: of hours also for days, whose mean is of time and not of readings. */
const tierFor = (minutes: number) => (minutes % 60 === 0 ? '1h' : minutes % 5 === 0 ? '5m' : '1m')

/**
 * What the robots that stood in a space measured there, per bin: mean over time, least and most (with the
 * decimals of the sensor: a `real` has more), by sensor.
 * Only of the time in which each stood there, by the link of who had it then. Whether the viewer may see the space is the
 * caller's to say.
 */
export async function climateOf(
  { db }: Context,
  space_id: number,
  { from, to }: { from: Date; to: Date },
  bin_minutes: number,
): Promise<SpaceClimateBin[]> {
  const tier = tierFor(bin_minutes)
  const length = sql`make_interval(secs => ${tierSeconds[tier]})`
  const { rows } = await db.execute<{
    at: number
    key: string
    mean: number
    low: number
    high: number
    count: number
  }>(sql`
    with stood as (
      select link.device_id, robot.model_id, greatest(place.placed_at, link.linked_at, ${from.toISOString()}::timestamptz) as begins,
        least(coalesce(place.left_at, 'infinity'), coalesce(link.unlinked_at, 'infinity'), ${to.toISOString()}::timestamptz) as ends
      from device_places place join device_links link on link.id = place.link_id join devices robot on robot.id = link.device_id
      where place.space_id = ${space_id}
    )
    select extract(epoch from date_bin(make_interval(mins => ${bin_minutes}), reckoned.at, '2000-01-01T03:00:00Z'))::float8 as at,
      sensor.key, avg(one.mean::float8) as mean,
      round(min(one.low)::numeric, max(sensor.decimals))::float8 as low, round(max(one.high)::numeric, max(sensor.decimals))::float8 as high,
      sum(one.count)::int as count
    from stood join ${tierTable(tier)} reckoned on reckoned.device_id = stood.device_id
        and reckoned.at >= stood.begins and reckoned.at + ${length} <= stood.ends
        and reckoned.at >= ${from.toISOString()}::timestamptz and reckoned.at < ${to.toISOString()}::timestamptz,
      unnest(lows, highs, means, counts) with ordinality as one (low, high, mean, count, slot)
      join model_sensors place on place.slot = one.slot
      join device_sensors sensor on sensor.id = place.sensor_id
    where place.model_id = stood.model_id and one.count > 0
    group by 1, 2 order by 1, 2 limit ${MOST_BINS * 31}`)
  const bins = new Map<number, SpaceClimateBin>()
  for (const { at, key, ...spread } of rows) {
    const bin = bins.get(at) ?? { at: new Date(at * 1000), sensors: {} }
    bins.set(at, bin)
    bin.sensors[key] = spread
  }
  return [...bins.values()]
}
