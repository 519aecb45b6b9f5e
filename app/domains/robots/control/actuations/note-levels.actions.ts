import { sql } from 'drizzle-orm'
import { noteEvent } from '#domains/robots/devices/index.ts'
import type { Context } from '#platform/context.ts'
import type { Reported } from '../shadow/shadow.schemas.ts'
import { keepActuation } from './keep-actuation.actions.ts'

type Said = { device_id: number; at: Date; channels: Reported['channels'] }

/**
 * What a `state` says of channels, where it differs from what was told of them before that moment: a change of which no
 * actuation told, as of a robot that was restarted. It counts from when it was said. A channel of which nothing was told is
 * off.
 */
export async function noteLevels(tx: Context, { device_id, at, channels }: Said) {
  const before = await levelsBefore(tx, device_id, at, Object.keys(channels))
  for (const [channel, { level: said, by }] of Object.entries(channels)) {
    const level = Math.round(said)
    if (level === (before.get(channel) ?? 0)) continue
    const event_id = await noteEvent(tx, device_id, 'actuation', { channel, level, by }, at)
    await keepActuation(tx, { event_id, device_id, channel, level, at, by, why: { from_state: true } })
  }
}

/** Level by slug, without what a later start ended since this was not known; of the time of whoever had the robot then, as nobody reads from before their own link. */
async function levelsBefore({ db }: Context, device_id: number, at: Date, slugs: string[]) {
  const moment = sql`${at.toISOString()}::timestamptz`
  const { rows } = await db.execute<{ slug: string; level: number }>(sql`
    select asked.slug, told.level from unnest(${sql.param(slugs)}::text[]) as asked (slug), lateral (
      select act.level from device_actuations act
      where act.device_id = ${device_id} and act.channel = asked.slug and act.at <= ${moment} and act.at >= coalesce((
        select max(link.linked_at) from device_links link where link.device_id = ${device_id} and link.linked_at <= ${moment}
      ), '-infinity') and not exists (
        select from device_events start where start.id = (act.why #>> '{start,id}')::bigint and start.at > ${moment})
      order by act.at desc, act.event_id desc limit 1
    ) told`)
  return new Map(rows.map(({ slug, level }) => [slug, level]))
}
