import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { ModeProgram } from '#domains/robots/control/modes/mode-program.schemas.ts'
import { device_mode_versions, device_modes } from '#domains/robots/control/modes/modes.table.ts'
import { device_shadows } from '#domains/robots/control/shadow/device-shadows.table.ts'
import { alert_episodes } from '#domains/robots/device-alerts/episodes/alert-episodes.table.ts'
import { alert_rules } from '#domains/robots/device-alerts/rules/alert-rules.table.ts'
import { device_sensors } from '#domains/robots/device-models/sensors/sensors.table.ts'
import { device_links } from '#domains/robots/devices/links/device-links.table.ts'
import type { Context } from '#platform/context.ts'
import type { RobotAim, RobotAlert } from './robots.schemas.ts'
import { targetsAt, turnOf } from './targets-at.model.ts'

const MOST_ALERTS = 100

/** Alerts of these robots that are not over, newest first, by robot. Whether the viewer may see them is the caller's to say. */
export async function openAlerts({ db }: Context, device_ids: number[]): Promise<Map<number, RobotAlert[]>> {
  if (!device_ids.length) return new Map()
  const rows = await db
    .select({ device_id: device_links.device_id, rule: alert_rules, episode: alert_episodes, sensor: device_sensors })
    .from(alert_episodes)
    .innerJoin(alert_rules, eq(alert_rules.id, alert_episodes.rule_id))
    .innerJoin(device_links, eq(device_links.id, alert_rules.link_id))
    .leftJoin(device_sensors, eq(device_sensors.id, alert_rules.sensor_id))
    .where(
      and(
        inArray(device_links.device_id, device_ids),
        isNull(device_links.unlinked_at),
        isNull(alert_episodes.ended_at),
      ),
    )
    .orderBy(desc(alert_episodes.began_at))
    .limit(MOST_ALERTS)
  const alerts = new Map<number, RobotAlert[]>()
  for (const { device_id, rule, episode, sensor } of rows) {
    const { kind, severity, low, high, hold_minutes } = rule
    const { id, worst, began_at, seen_at } = episode
    const of = sensor && { key: sensor.key, name: sensor.name, unit: sensor.unit, decimals: sensor.decimals }
    const alert = { id, kind, severity, low, high, hold_minutes, worst, began_at, seen_at, sensor: of }
    alerts.set(device_id, [...(alerts.get(device_id) ?? []), alert])
  }
  return alerts
}

type Wished = { mode: RobotAim['mode']; program: ModeProgram }

/** What each of these robots was told to follow. */
export async function wishedModes(ctx: Context, device_ids: number[]): Promise<Map<number, Wished>> {
  if (!device_ids.length) return new Map()
  const wished = (field: string) => sql`(${device_shadows.desired} -> 'mode' ->> ${field})::int`
  const rows = await ctx.db
    .select({
      device_id: device_shadows.device_id,
      slug: device_modes.slug,
      name: device_modes.name,
      version: device_mode_versions.version,
      program: device_mode_versions.program,
    })
    .from(device_shadows)
    .innerJoin(device_modes, eq(device_modes.id, wished('id')))
    .innerJoin(
      device_mode_versions,
      and(eq(device_mode_versions.mode_id, device_modes.id), eq(device_mode_versions.version, wished('version'))),
    )
    .where(inArray(device_shadows.device_id, device_ids))
    .orderBy(asc(device_shadows.device_id))
  return new Map(rows.map(({ device_id, program, ...mode }) => [device_id, { mode, program }]))
}

/** What each of these robots was told to follow, and what that aims at now. */
export async function aimsOf(ctx: Context, device_ids: number[]): Promise<Map<number, RobotAim>> {
  const wished = await wishedModes(ctx, device_ids)
  return new Map([...wished].map(([id, one]) => [id, aimOf(one, ctx.now())]))
}

export const aimOf = ({ mode, program }: Wished, now: Date): RobotAim => ({
  mode,
  ...targetsAt(program, now),
  next: turnOf(program, now),
})
