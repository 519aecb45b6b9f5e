import { and, eq, exists, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import { device_models } from '#domains/robots/device-models/models/device-models.table.ts'
import { device_sensors } from '#domains/robots/device-models/sensors/sensors.table.ts'
import { devices } from '#domains/robots/devices/devices/devices.table.ts'
import { device_links } from '#domains/robots/devices/links/device-links.table.ts'
import { device_members } from '#domains/robots/devices/members/device-members.table.ts'
import { telemetry_last } from '#domains/robots/telemetry/ingest/telemetry.table.ts'
import type { Context } from '#platform/context.ts'
import { alert_followers } from '../rules/alert-followers.table.ts'
import { alert_rules } from '../rules/alert-rules.table.ts'
import { alert_episodes } from './alert-episodes.table.ts'

export type ToldRow = Awaited<ReturnType<typeof toldRows>>[number]

/** Episodes with what is said of them, of robots that somebody has. */
export const toldRows = ({ db }: Context, which: SQL | undefined) =>
  db
    .select({
      episode: alert_episodes,
      rule: alert_rules,
      link: { id: device_links.id, user_id: device_links.user_id, name: device_links.name },
      serial: devices.serial,
      heard: { at: telemetry_last.at, interval_seconds: device_models.interval_seconds },
      sensor: {
        key: device_sensors.key,
        name: device_sensors.name,
        unit: device_sensors.unit,
        decimals: device_sensors.decimals,
      },
    })
    .from(alert_episodes)
    .innerJoin(alert_rules, eq(alert_rules.id, alert_episodes.rule_id))
    .innerJoin(device_links, and(eq(device_links.id, alert_rules.link_id), isNull(device_links.unlinked_at)))
    .innerJoin(devices, eq(devices.id, device_links.device_id))
    .innerJoin(device_models, eq(device_models.id, devices.model_id))
    .leftJoin(telemetry_last, eq(telemetry_last.device_id, devices.id))
    .leftJoin(device_sensors, eq(device_sensors.id, alert_episodes.sensor_id))
    .where(which)
    .orderBy(alert_episodes.id)

/** The owner, and those with whom it is shared now who want to be told. */
export async function listeners(tx: Context, { id, user_id }: ToldRow['link']): Promise<number[]> {
  const wants = tx.db
    .select({ one: sql`1` })
    .from(alert_followers)
    .where(and(eq(alert_followers.link_id, id), eq(alert_followers.user_id, device_members.user_id)))
  const members = await tx.db
    .select({ user_id: device_members.user_id })
    .from(device_members)
    .where(
      and(
        eq(device_members.link_id, id),
        or(isNull(device_members.expires_at), gt(device_members.expires_at, tx.now())),
        exists(wants),
      ),
    )
  return [user_id, ...members.map((member) => member.user_id)]
}
