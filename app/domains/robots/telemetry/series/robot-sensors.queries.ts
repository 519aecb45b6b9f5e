import { and, asc, eq } from 'drizzle-orm'
import { device_models } from '#domains/robots/device-models/models/device-models.table.ts'
import { device_sensors, model_sensors } from '#domains/robots/device-models/sensors/sensors.table.ts'
import { inDevice } from '#domains/robots/devices/index.ts'
import type { Context } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { MOST_SENSORS } from './series.schemas.ts'

export type SlotSensor = { key: string; name: string; unit: string; decimals: number; slot: number }

/** A robot that the viewer sees, its interval and those of its sensors that were asked for, in the order of their places. */
export async function robotSensors(ctx: Context, id_or_serial: string, asked: string | undefined, most = MOST_SENSORS) {
  const { device, since } = await inDevice(ctx, id_or_serial)
  const rows = await ctx.db
    .select({
      key: device_sensors.key,
      name: device_sensors.name,
      unit: device_sensors.unit,
      decimals: device_sensors.decimals,
      slot: model_sensors.slot,
      interval_seconds: device_models.interval_seconds,
    })
    .from(model_sensors)
    .innerJoin(device_sensors, eq(device_sensors.id, model_sensors.sensor_id))
    .innerJoin(device_models, eq(device_models.id, model_sensors.model_id))
    .where(and(eq(model_sensors.model_id, device.model_id)))
    .orderBy(asc(model_sensors.slot))
  const keys = asked?.split(',').map((key) => key.trim())
  const unknown = keys?.find((key) => !rows.some((row) => row.key === key))
  if (unknown !== undefined) throw invalidField('sensors', `Este robô não tem o sensor '${unknown}'.`)
  const sensors: SlotSensor[] = rows
    .filter(({ key }) => !keys || keys.includes(key))
    .map(({ interval_seconds, ...sensor }) => sensor)
  if (keys && sensors.length > most) throw invalidField('sensors', `Peça até ${most} sensores de cada vez.`)
  return { device, since, sensors: sensors.slice(0, most), interval_seconds: rows[0]?.interval_seconds ?? 30 }
}
