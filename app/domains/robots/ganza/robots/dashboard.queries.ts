import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { device_models } from '#domains/robots/device-models/models/device-models.table.ts'
import { device_sensors, model_sensors } from '#domains/robots/device-models/sensors/sensors.table.ts'
import { devices } from '#domains/robots/devices/devices/devices.table.ts'
import { listDevices } from '#domains/robots/devices/index.ts'
import { latest } from '#domains/robots/telemetry/index.ts'
import type { Context } from '#platform/context.ts'
import { airSensors } from './air-sensors.kinds.ts'
import { byAttention } from './attention.model.ts'
import { dayLines } from './day-lines.queries.ts'
import { isLeftBehind } from './reading-age.model.ts'
import { aimsOf, openAlerts } from './robot-parts.queries.ts'
import type { RobotCard, RobotDashboard } from './robots.schemas.ts'
import { placeOf } from './targets-at.model.ts'

/** The most robots at a glance; who has more finds the others in the list of them. */
export const MOST_ROBOTS = 48

/** Own and shared robots, as they are now. The number of queries does not grow with them. */
export async function showDashboard(ctx: Context): Promise<RobotDashboard> {
  const { data, total } = await listDevices(ctx, { order_by: 'name', page: 1, per_page: MOST_ROBOTS })
  const ids = data.map(({ id }) => id)
  const [readings, sensors, aims, lines, alerts] = await Promise.all([
    latest(ctx, ids),
    airSensorsOf(ctx, ids),
    aimsOf(ctx, ids),
    dayLines(ctx, ids, airSensors),
    openAlerts(ctx, ids),
  ])
  const robots = data.map((card): RobotCard & { outside: number } => {
    const aim = aims.get(card.id) ?? null
    const own = sensors.get(card.id) ?? []
    // What was read before it was the viewer's is not theirs.
    const read = card.ganza_iot_data_last ? readings.find(({ device_id }) => device_id === card.id) : undefined
    const outside = own.filter(({ key, decimals, interval_seconds }) => {
      const [value, band] = [read?.values[key], aim?.bands[key]]
      if (!read || isLeftBehind(read, key, interval_seconds)) return false
      return typeof value === 'number' && band && placeOf(value, band, decimals) !== 'within'
    }).length
    return {
      ...card,
      interval_seconds: own[0]?.interval_seconds ?? 30,
      sensors: own.map(({ key, name, unit, decimals }) => ({ key, name, unit, decimals })),
      ...{ latest: read ?? null, aim, lines: lines.get(card.id) ?? {}, alerts: alerts.get(card.id) ?? [], outside },
    }
  })
  return { robots: byAttention(robots, ctx.now()).map(({ outside: _, ...robot }) => robot), total }
}

/** Of temperature, humidity and VPD those that each robot has. */
export async function airSensorsOf({ db }: Context, device_ids: number[]) {
  const rows = await db
    .select({
      device_id: devices.id,
      key: device_sensors.key,
      name: device_sensors.name,
      unit: device_sensors.unit,
      decimals: device_sensors.decimals,
      interval_seconds: device_models.interval_seconds,
    })
    .from(devices)
    .innerJoin(device_models, eq(device_models.id, devices.model_id))
    .innerJoin(model_sensors, and(eq(model_sensors.model_id, devices.model_id), isNull(model_sensors.removed_at)))
    .innerJoin(device_sensors, eq(device_sensors.id, model_sensors.sensor_id))
    .where(and(inArray(devices.id, device_ids), inArray(device_sensors.key, [...airSensors])))
    .orderBy(asc(devices.id), asc(model_sensors.slot))
  return Map.groupBy(rows, ({ device_id }) => device_id)
}
