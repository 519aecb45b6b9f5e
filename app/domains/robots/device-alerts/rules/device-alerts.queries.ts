import { and, asc, eq, isNull } from 'drizzle-orm'
import { device_models } from '#domains/robots/device-models/models/device-models.table.ts'
import { device_sensors, model_sensors } from '#domains/robots/device-models/sensors/sensors.table.ts'
import { inDevice } from '#domains/robots/devices/index.ts'
import type { DeviceLink } from '#domains/robots/devices/links/device-links.table.ts'
import type { DeviceRole } from '#domains/robots/devices/links/device-rights.model.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { episodesOf } from '../episodes/episodes.queries.ts'
import { alert_followers } from './alert-followers.table.ts'
import type { AlertSensor, DeviceAlerts } from './alert-rules.schemas.ts'
import { alert_rules } from './alert-rules.table.ts'
import { proposeRules } from './propose-rules.model.ts'
import { runningMode } from './running-mode.queries.ts'

/** Rules, proposals and history of the link that the robot has now. */
export async function showAlerts(ctx: Context, { id }: { id: string }): Promise<DeviceAlerts> {
  const { device, link, role } = await inDevice(ctx, id)
  const [sensors, interval_seconds, rules, mode, episodes, follows] = await Promise.all([
    sensorsOf(ctx, device.model_id),
    intervalOf(ctx, device.model_id),
    rulesOf(ctx, link?.id ?? 0),
    runningMode(ctx, device.id),
    episodesOf(ctx, link?.id ?? 0),
    followsOf(ctx, link, role),
  ])
  const ofId = new Map(sensors.map((sensor) => [sensor.id, sensor]))
  const own = link !== null && (role === 'owner' || role === 'staff')
  return {
    device: { id: device.id, serial: device.serial, name: link?.name ?? device.serial, interval_seconds },
    rules: rules.map(({ link_id: _, sensor_id, silent_from, silent_to, created_at: _c, updated_at: _u, ...rule }) => ({
      ...rule,
      sensor: (sensor_id !== null && ofId.get(sensor_id)) || null,
      silent_from: silent_from?.slice(0, 5) ?? null,
      silent_to: silent_to?.slice(0, 5) ?? null,
    })),
    proposals: own && mode ? proposeRules(mode.program, sensors, rules) : [],
    mode: mode && { name: mode.name, has_day: mode.program.day !== null },
    ...{ sensors, episodes, follows },
    can: { work: own || role === 'helper', own },
  }
}

export const rulesOf = ({ db }: Context, link_id: number) =>
  db.select().from(alert_rules).where(eq(alert_rules.link_id, link_id)).orderBy(asc(alert_rules.id))

const sensorsOf = ({ db }: Context, model_id: number): Promise<AlertSensor[]> =>
  db
    .select({
      id: device_sensors.id,
      key: device_sensors.key,
      name: device_sensors.name,
      unit: device_sensors.unit,
      decimals: device_sensors.decimals,
    })
    .from(model_sensors)
    .innerJoin(device_sensors, eq(device_sensors.id, model_sensors.sensor_id))
    .where(
      and(eq(model_sensors.model_id, model_id), isNull(model_sensors.removed_at), isNull(device_sensors.deleted_at)),
    )
    .orderBy(asc(model_sensors.slot))

async function intervalOf({ db }: Context, model_id: number) {
  const [model] = await db
    .select({ interval_seconds: device_models.interval_seconds })
    .from(device_models)
    .where(eq(device_models.id, model_id))
  if (!model) throw new Error(`no model ${model_id}`)
  return model.interval_seconds
}

async function followsOf(ctx: Context, link: DeviceLink | null, role: DeviceRole) {
  if (!link || (role !== 'helper' && role !== 'viewer')) return null
  const rows = await ctx.db
    .select({ link_id: alert_followers.link_id })
    .from(alert_followers)
    .where(and(eq(alert_followers.link_id, link.id), eq(alert_followers.user_id, signedIn(ctx).id)))
  return rows.length > 0
}
