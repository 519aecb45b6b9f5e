import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { AlertTry } from './alert-episodes.schemas.ts'
import { ANSWERS_MINUTES } from './episode.words.ts'

/** What was switched on so long before an alert and never since is no answer to it. */
const LONGEST_BEFORE = '12 hours'

/**
 * What the robot did about each of these: of every channel the first level above zero that its mode chose by the sensor of
 * the alert and that was on in some of its time; rather one that it chose then than one that it had chosen long before.
 */
export async function triesOf({ db, now }: Context, episode_ids: number[]): Promise<Map<number, AlertTry[]>> {
  if (!episode_ids.length) return new Map()
  const { rows } = await db.execute<AlertTry & { id: number }>(sql`
    select distinct on (episode.id, channel.id) episode.id, act.at, act.level, channel.has_level,
      (select earlier.level from device_actuations earlier
        where earlier.device_id = act.device_id and earlier.channel = act.channel
          and (earlier.at, earlier.event_id) < (act.at, act.event_id)
        order by earlier.at desc, earlier.event_id desc limit 1) as before,
      coalesce(nullif(own.label, ''), channel.name) as name
    from alert_episodes episode
    join alert_rules rule on rule.id = episode.rule_id
    join device_links link on link.id = rule.link_id
    join devices device on device.id = link.device_id
    join device_sensors sensor on sensor.id = episode.sensor_id
    join model_channels channel on channel.model_id = device.model_id
    left join device_channels own on own.link_id = link.id and own.slug = channel.slug
    join device_actuations act on act.device_id = device.id and act.channel = channel.slug
      and act.at between greatest(link.linked_at, episode.began_at - ${LONGEST_BEFORE}::interval)
        and coalesce(episode.ended_at, ${now().toISOString()}::timestamptz)
    where episode.id = any(${sql.param(episode_ids)}::int[]) and rule.kind = 'range'
      and act.by = 'mode' and act.level > 0
      -- What moves the air's temperature or humidity moves its VPD, which is reckoned of both.
      and (jsonb_exists(act.why -> 'inputs', sensor.key)
        or sensor.key = 'vpd' and jsonb_exists_any(act.why -> 'inputs', array['temperature', 'humidity']))
      and not exists (
        select from device_actuations later
        where later.device_id = act.device_id and later.channel = act.channel and later.at > act.at
          and later.at <= episode.began_at)
    order by episode.id, channel.id, act.at < episode.began_at - ${`${ANSWERS_MINUTES} minutes`}::interval, act.at, act.event_id`)
  const tries = new Map<number, AlertTry[]>()
  for (const { id, at, ...did } of rows.toSorted((a, b) => Number(a.at) - Number(b.at)))
    tries.set(id, [...(tries.get(id) ?? []), { ...did, at: new Date(at) }])
  return tries
}
