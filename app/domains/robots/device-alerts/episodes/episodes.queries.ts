import { and, desc, eq, exists, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { device_sensors } from '#domains/robots/device-models/sensors/sensors.table.ts'
import { devices } from '#domains/robots/devices/devices/devices.table.ts'
import { device_links } from '#domains/robots/devices/links/device-links.table.ts'
import { device_members } from '#domains/robots/devices/members/device-members.table.ts'
import type { Context } from '#platform/context.ts'
import { type BuildArgs, statement } from '#platform/database/statement.ts'
import { alert_followers } from '../rules/alert-followers.table.ts'
import { alert_rules } from '../rules/alert-rules.table.ts'
import type { AlertEpisodeShown, OpenAlert } from './alert-episodes.schemas.ts'
import { alert_episodes } from './alert-episodes.table.ts'
import { toldEnds } from './episode.kinds.ts'
import { triesOf } from './tries.queries.ts'

const columns = {
  id: alert_episodes.id,
  rule_id: alert_rules.id,
  kind: alert_rules.kind,
  severity: alert_rules.severity,
  sensor: {
    key: device_sensors.key,
    name: device_sensors.name,
    unit: device_sensors.unit,
    decimals: device_sensors.decimals,
  },
  low: alert_rules.low,
  high: alert_rules.high,
  worst: alert_episodes.worst,
  began_at: alert_episodes.began_at,
  seen_at: alert_episodes.seen_at,
}

const MOST_EPISODES = 50

/** What happened in a link: open ones first, then the newest. */
export async function episodesOf(ctx: Context, link_id: number): Promise<AlertEpisodeShown[]> {
  const rows = await ctx.db
    .select({
      ...columns,
      ...{ low: alert_episodes.low, high: alert_episodes.high },
      worst_at: worstAt(ctx),
      ...{ ended_at: alert_episodes.ended_at, ended_by: alert_episodes.ended_by },
      // What else ends so is told when it is over, if not before.
      hushed: sql<boolean>`${alert_episodes.told_at} is null
        and coalesce(${inArray(alert_episodes.ended_by, [...toldEnds])}, false)`,
    })
    .from(alert_episodes)
    .innerJoin(alert_rules, eq(alert_rules.id, alert_episodes.rule_id))
    .leftJoin(device_sensors, eq(device_sensors.id, alert_episodes.sensor_id))
    .where(eq(alert_rules.link_id, link_id))
    .orderBy(desc(isNull(alert_episodes.ended_at)), desc(alert_episodes.began_at), desc(alert_episodes.id))
    .limit(MOST_EPISODES)
  const tried = await triesOf(
    ctx,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, tried: tried.get(row.id) ?? [] }))
}

/** When the reading furthest out was read: five minutes of it are kept longest of what tells times of a day. */
const worstAt = ({ now }: Context) =>
  sql<Date | null>`(select bin.at from telemetry_5m bin
    join device_links link on link.id = ${alert_rules.link_id} and link.device_id = bin.device_id
    join devices device on device.id = link.device_id
    join model_sensors place on place.model_id = device.model_id and place.sensor_id = ${alert_episodes.sensor_id}
    where bin.at between ${alert_episodes.began_at} - interval '5 minutes'
        and coalesce(${alert_episodes.ended_at}, ${now().toISOString()}::timestamptz)
      and ${alert_episodes.worst} in (bin.lows[place.slot], bin.highs[place.slot])
    order by bin.at limit 1)`.mapWith(alert_episodes.began_at)

/** What holds now with these robots, the worst first. Whether the viewer may see them is the caller's to say. */
export const openAlerts = async (ctx: Context, device_ids: number[]): Promise<OpenAlert[]> =>
  device_ids.length ? selectOpen(ctx, inArray(devices.id, device_ids)) : []

const openOf = statement('alerts.openOf', ({ db, now, values: { user_id } }: BuildArgs<{ user_id: number }>) => {
  const followed = db
    .select({ one: sql`1` })
    .from(alert_followers)
    .innerJoin(
      device_members,
      and(eq(device_members.link_id, alert_followers.link_id), eq(device_members.user_id, alert_followers.user_id)),
    )
    .where(
      and(
        eq(alert_followers.link_id, device_links.id),
        eq(alert_followers.user_id, user_id),
        or(isNull(device_members.expires_at), sql`${device_members.expires_at} > ${now}::timestamptz`),
      ),
    )
  return selectOpen({ db }, or(eq(device_links.user_id, user_id), exists(followed)))
})

/** What holds now with the robots that somebody has, or whose alerts they asked for as long as they see them. */
export const openAlertsOf = (ctx: Context, user_id: number): Promise<OpenAlert[]> => openOf(ctx, { user_id })

const selectOpen = ({ db }: Pick<Context, 'db'>, whose: SQL | undefined) =>
  db
    .select({ ...columns, device: { id: devices.id, serial: devices.serial, name: device_links.name } })
    .from(alert_episodes)
    .innerJoin(alert_rules, eq(alert_rules.id, alert_episodes.rule_id))
    .innerJoin(device_links, eq(device_links.id, alert_rules.link_id))
    .innerJoin(devices, eq(devices.id, device_links.device_id))
    .leftJoin(device_sensors, eq(device_sensors.id, alert_episodes.sensor_id))
    .where(and(whose, isNull(device_links.unlinked_at), isNull(devices.deleted_at), isNull(alert_episodes.ended_at)))
    .orderBy(
      sql`array_position(array['critical', 'warning', 'info'], ${alert_rules.severity})`,
      desc(alert_episodes.began_at),
    )
