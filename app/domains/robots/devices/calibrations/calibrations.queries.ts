import { and, asc, eq, isNull } from 'drizzle-orm'
import { device_models } from '#domains/robots/device-models/models/device-models.table.ts'
import { device_sensors, model_sensors } from '#domains/robots/device-models/sensors/sensors.table.ts'
import { telemetry_last } from '#domains/robots/telemetry/ingest/telemetry.table.ts'
import type { Context } from '#platform/context.ts'
import { roleMay } from '../links/device-rights.model.ts'
import { inDevice } from '../links/in-device.queries.ts'
import type { DeviceCalibrations, DeviceCalibrationVersion } from './calibrations.schemas.ts'
import { type DeviceCalibration, device_calibrations } from './device-calibrations.table.ts'

/**
 * How the sensors of a robot are corrected. What somebody who had it before compared is not told; that it still counts
 * is, as it is part of what is read now.
 */
export async function showCalibrations(ctx: Context, id_or_serial: string): Promise<DeviceCalibrations> {
  const { device, link, role, since } = await inDevice(ctx, id_or_serial)
  const [sensors, rows, [last], [model]] = await Promise.all([
    calibratable(ctx, device.model_id),
    ctx.db
      .select()
      .from(device_calibrations)
      .where(eq(device_calibrations.device_id, device.id))
      .orderBy(asc(device_calibrations.from_at), asc(device_calibrations.id)),
    ctx.db.select().from(telemetry_last).where(eq(telemetry_last.device_id, device.id)),
    ctx.db.select({ name: device_models.name }).from(device_models).where(eq(device_models.id, device.model_id)),
  ])
  const read = last && (!since || last.at >= since) ? last : undefined
  return {
    device: { id: device.id, serial: device.serial, name: link?.name ?? model?.name ?? device.serial },
    sensors: sensors.map(({ slot, ...sensor }) => {
      const value = read?.values[slot - 1]
      const shows = typeof value === 'number' && Number.isFinite(value) ? value : null
      const versions = rows.filter(({ sensor_id }) => sensor_id === sensor.id).map(toVersion(since))
      return { ...sensor, shows, shown_at: shows === null ? null : (read?.at ?? null), versions: versions.reverse() }
    }),
    can: { calibrate: roleMay(role, 'own') },
  }
}

const toVersion =
  (since: Date | null) =>
  ({ id, factor, offset, reference, points, from_at }: DeviceCalibration, at: number): DeviceCalibrationVersion => {
    const earlier_owner = since !== null && from_at < since
    return {
      ...{ id, version: at + 1, factor, offset, from_at, earlier_owner },
      ...(earlier_owner ? { reference: '', points: [] } : { reference, points }),
    }
  }

/** Sensors that are built in and measured; what is reckoned follows from them. */
export const calibratable = ({ db }: Context, model_id: number) =>
  db
    .select({
      ...{ id: device_sensors.id, key: device_sensors.key, name: device_sensors.name, unit: device_sensors.unit },
      ...{ decimals: device_sensors.decimals, slot: model_sensors.slot },
    })
    .from(model_sensors)
    .innerJoin(device_sensors, eq(device_sensors.id, model_sensors.sensor_id))
    .where(
      and(eq(model_sensors.model_id, model_id), isNull(model_sensors.removed_at), eq(device_sensors.kind, 'measured')),
    )
    .orderBy(asc(model_sensors.slot))
