import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { timeZone } from '#shared/dates.ts'
import type { TimeOn } from './energy.model.ts'
import { type EnergyStay, stayRows } from './energy-stays.queries.ts'

export type ChannelDayOn = TimeOn & { n: number; slug: string; day: string }

/**
 * How long channels were on, per stay and day of São Paulo. A level lasts until the next one told: of what came before
 * and after the stay only one change is read, from the index. What a robot did after its last contact is not known: one that
 * went silent with its lamp on draws nothing on paper.
 */
export async function timeOn({ db }: Context, stays: readonly EnergyStay[]): Promise<ChannelDayOn[]> {
  const { rows } = await db.execute<ChannelDayOn>(sql`
    with span as (
      select stay.n, channel.slug, change.level, greatest(change.at, stay.begins) as begins,
        least(coalesce(change.next, (select min(act.at) from device_actuations act where act.device_id = stay.device_id
          and act.channel = channel.slug and act.at >= stay.ends), greatest(robot.last_seen_at, change.at)), stay.ends) as ends
      from ${stayRows(stays)}
        join devices robot on robot.id = stay.device_id
        join model_channels channel on channel.model_id = robot.model_id
        cross join lateral (select max(act.at) as at from device_actuations act where act.device_id = stay.device_id
          and act.channel = channel.slug and act.at >= stay.since and act.at < stay.begins) before
        cross join lateral (
          select act.level, act.at, lead(act.at) over (order by act.at, act.event_id) as next
          from device_actuations act where act.device_id = stay.device_id and act.channel = channel.slug
            and act.at >= coalesce(before.at, stay.begins) and act.at < stay.ends
        ) change
      where change.level > 0
    ), part as (
      select n, slug, level, day, extract(epoch from least(ends, (day + interval '1 day') at time zone ${timeZone})
        - greatest(begins, day at time zone ${timeZone})) as seconds
      from span, generate_series(date_trunc('day', begins at time zone ${timeZone}), ends at time zone ${timeZone},
        interval '1 day') as day
      where ends > begins
    )
    select n, slug, to_char(day, 'YYYY-MM-DD') as day, sum(seconds)::float8 as on_seconds,
      (sum(seconds * level) / 100)::float8 as full_seconds
    from part where seconds > 0 group by n, slug, day order by n, slug, day`)
  return rows
}
