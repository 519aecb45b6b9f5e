import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'

type Stay = { plant_id: number; space_id: number; from: Date | string; to: Date | string }
type Means = { plant_id: number; temperature: number | null; humidity: number | null }

/**
 * What robots measured during each plant's stays, as one mean a plant: of whole days, and only while each robot stood there,
 * as `climateOf`. Whether those spaces may be seen is the caller's to say. One query for any number of stays.
 */
export async function meansDuring({ db }: Context, stays: Stay[]): Promise<Means[]> {
  if (!stays.length) return []
  const mean = (key: string) =>
    sql`sum(one.mean::float8 * one.count) filter (where sensor.key = ${key}) / nullif(sum(one.count) filter (where sensor.key = ${key}), 0)`
  const { rows } = await db.execute<Means>(sql`
    select stay.plant_id, ${mean('temperature')} as temperature, ${mean('humidity')} as humidity
    from json_to_recordset(${JSON.stringify(stays)}::json) as stay(plant_id int, space_id int, "from" timestamptz, "to" timestamptz)
    join device_places stood on stood.space_id = stay.space_id
    join device_links link on link.id = stood.link_id
    join devices robot on robot.id = link.device_id
    join telemetry_1d reckoned on reckoned.device_id = robot.id
      and reckoned.at >= greatest(stay.from, stood.placed_at, link.linked_at)
      and reckoned.at + interval '1 day' <= least(stay.to, coalesce(stood.left_at, 'infinity'), coalesce(link.unlinked_at, 'infinity')),
      unnest(means, counts) with ordinality as one (mean, count, slot)
      join model_sensors place on place.slot = one.slot
      join device_sensors sensor on sensor.id = place.sensor_id
    where place.model_id = robot.model_id and one.count > 0 and sensor.key in ('temperature', 'humidity')
    group by stay.plant_id`)
  return rows
}
