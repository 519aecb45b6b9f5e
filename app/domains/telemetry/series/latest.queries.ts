import { eq, sql } from 'drizzle-orm'
import { device_sensors, model_sensors } from '#domains/device-models/sensors/sensors.table.ts'
import { devices } from '#domains/devices/devices/devices.table.ts'
import type { Context } from '#platform/context.ts'
import { telemetry_last } from '../ingest/telemetry.table.ts'
import { flagName } from './flag.model.ts'
import type { TelemetryLatest } from './series.schemas.ts'

/** The newest message of each of these robots, by their sensors' keys. Whether the viewer may see them is the caller's to say. */
export async function latest({ db }: Context, device_ids: number[]): Promise<TelemetryLatest[]> {
  if (!device_ids.length) return []
  const rows = await db
    .select({ last: telemetry_last, key: device_sensors.key, slot: model_sensors.slot })
    .from(telemetry_last)
    .innerJoin(devices, eq(devices.id, telemetry_last.device_id))
    .innerJoin(model_sensors, eq(model_sensors.model_id, devices.model_id))
    .innerJoin(device_sensors, eq(device_sensors.id, model_sensors.sensor_id))
    .where(sql`${telemetry_last.device_id} = any(${sql.param(device_ids)}::int[])`)
    .orderBy(telemetry_last.device_id, model_sensors.slot)
  const found = new Map<number, TelemetryLatest>()
  for (const { last, key, slot } of rows) {
    const { device_id, at, received_at } = last
    const one = found.get(device_id) ?? { device_id, at, received_at, values: {}, flags: {} }
    found.set(device_id, one)
    const value: number | null | undefined = last.values[slot - 1]
    if (value === null || value === undefined) continue
    one.values[key] = Number.isNaN(value) ? null : value
    const flag = flagName(last.flags, slot)
    if (flag) one.flags[key] = flag
  }
  return [...found.values()]
}
