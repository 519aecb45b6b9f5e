import { eq, sql } from 'drizzle-orm'
import { devices } from '#domains/robots/devices/devices/devices.table.ts'
import { noteEvent } from '#domains/robots/devices/index.ts'
import type { Context } from '#platform/context.ts'
import { keepActuation } from './keep-actuation.actions.ts'

type Start = { id: number; at: Date; boot: number; cause: string; heard: Date | null }
type Told = { device_id: number; from: Date; to?: Date; known_by?: number }

/**
 * A start switches all off: what was on counts until the last that the robot told before it, an event or a reading, and
 * is off from then until it tells a level again; nobody knows what it did in between, and without power it did nothing.
 * Of the starts from `from` to the first one after `to`, whose ends what was told then may move; those alone that were
 * known by an event.
 */
export async function endAtStarts(tx: Context, told: Told) {
  for (const start of await startsOf(tx, told)) {
    await forgetEnds(tx, told.device_id, start)
    for (const { channel, at } of await onBefore(tx, told.device_id, start)) {
      const { id, cause } = start
      const off = { channel, level: 0, by: 'mode' as const }
      const event_id = await noteEvent(tx, told.device_id, 'actuation', { ...off, cause }, at)
      await keepActuation(tx, { ...off, event_id, device_id: told.device_id, at, why: { start: { id, cause } } })
    }
  }
}

/** Readings that came late, of a time in milliseconds: no event of the same robot is taken meanwhile. */
export const endAtStartsLater = (ctx: Context, late: { device_id: number; from: number; to: number }) =>
  ctx.transaction(async (tx) => {
    const { device_id, from, to } = late
    await tx.db.select({ id: devices.id }).from(devices).where(eq(devices.id, device_id)).for('update')
    await endAtStarts(tx, { device_id, from: new Date(from), to: new Date(to) })
  })

const boots = sql`device_events start where start.source = 'device' and start.kind = 'boot'`

/** A moment is as text in SQL. */
const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`

async function startsOf({ db }: Context, { device_id, from, to = from, known_by }: Told): Promise<Start[]> {
  const { rows } = await db.execute<Omit<Start, 'at' | 'heard'> & { at: number; heard: number | null }>(sql`
    select start.id::float8 as id, start.boot::float8 as boot, coalesce(start.data ->> 'cause', '') as cause,
      extract(epoch from start.at)::float8 * 1000 as at, extract(epoch from greatest(
        (select max(before.at) from device_events before where before.device_id = start.device_id
          and before.source = 'device' and before.boot <> start.boot and before.at <= start.at),
        (select max(reading.at) from telemetry_messages reading
          where reading.device_id = start.device_id and reading.at <= start.at)))::float8 * 1000 as heard
    from ${boots} and start.device_id = ${device_id} and start.at >= ${moment(from)}
      and start.at <= coalesce((select min(start.at) from ${boots} and start.device_id = ${device_id}
        and start.at >= ${moment(to)}), 'infinity')
      and start.id <= coalesce(${known_by ?? null}::bigint, start.id)
    order by start.at, start.id`)
  return rows.map(({ at, heard, ...start }) => ({
    ...{ ...start, at: new Date(at) },
    heard: heard === null ? null : new Date(heard),
  }))
}

/** What was reckoned before. It is after the start before, up to which the index is read. */
const forgetEnds = ({ db }: Context, device_id: number, { id, at }: Start) =>
  db.execute(sql`
    with gone as (
      delete from device_actuations where device_id = ${device_id} and at <= ${moment(at)} and at >= coalesce((
          select max(start.at) from ${boots} and start.device_id = ${device_id} and start.at < ${moment(at)}
        ), '-infinity') and why @> ${JSON.stringify({ start: { id } })}::jsonb
      returning event_id
    )
    delete from device_events where id in (select event_id from gone)`)

/** The channels that were on when a robot started, and when each ends: before what the new start tells in its first moment. */
async function onBefore({ db }: Context, device_id: number, { at, boot, heard }: Start) {
  const last = new Date(Math.min(heard?.getTime() ?? 0, at.getTime() - 1))
  const { rows } = await db.execute<{ channel: string; at: number }>(sql`
    select channel.slug as channel, extract(epoch from greatest(told.at, ${moment(last)}))::float8 * 1000 as at
    from devices robot join model_channels channel on channel.model_id = robot.model_id cross join lateral (
      select act.level, act.at from device_actuations act where act.device_id = robot.id and act.channel = channel.slug
        and act.at < ${moment(at)}
        and not exists (select from device_events own where own.id = act.event_id and own.boot = ${boot})
      order by act.at desc, act.event_id desc limit 1
    ) told where robot.id = ${device_id} and told.level > 0 order by channel.slug`)
  return rows.map((one) => ({ channel: one.channel, at: new Date(one.at) }))
}
