import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { timeZone } from '#shared/dates.ts'
import type { MeasuredEnergy } from './energy.model.ts'
import { type EnergyStay, stayRows } from './energy-stays.queries.ts'

export type MeasuredDay = MeasuredEnergy & { n: number; day: string }

/**
 * What the power sensor of a robot measured, per stay and day of São Paulo: the mean of each hour × its length. It is the
 * first one in W that its model has, and says what all of the robot draws. An hour that is shared with who had the
 * robot before or after is nobody's.
 */
export async function measuredEnergy({ db }: Context, stays: readonly EnergyStay[]): Promise<MeasuredDay[]> {
  const { rows } = await db.execute<MeasuredDay>(sql`
    select stay.n, to_char(hour.at at time zone ${timeZone}, 'YYYY-MM-DD') as day,
      (sum(hour.means[power.slot]::float8 * counted.seconds) / 3600000)::float8 as kwh, sum(counted.seconds)::float8 as seconds
    from ${stayRows(stays)}
      join devices robot on robot.id = stay.device_id
      left join device_links link on link.id = stay.link_id
      cross join lateral (
        select place.slot from model_sensors place join device_sensors sensor on sensor.id = place.sensor_id
        where place.model_id = robot.model_id and sensor.unit = 'W' and sensor.kind = 'measured' order by place.slot limit 1
      ) power
      join telemetry_1h hour on hour.device_id = stay.device_id and hour.at >= stay.begins and hour.at < stay.ends
      cross join lateral (
        select extract(epoch from least(hour.at + interval '1 hour', stay.ends) - hour.at)::float8 as seconds
      ) counted
    where hour.counts[power.slot] > 0 and (link.unlinked_at is null or hour.at + interval '1 hour' <= link.unlinked_at)
    group by 1, 2 order by 1, 2`)
  return rows
}
