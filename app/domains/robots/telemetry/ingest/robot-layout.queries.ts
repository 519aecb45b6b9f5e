import { and, asc, eq, isNull } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import { LRUCache } from 'lru-cache'
import { spaces } from '#domains/garden/garden/spaces/spaces.table.ts'
import { USUAL_LEAF_OFFSET, usualLeafOffset } from '#domains/garden/plans/progress/hours-in-band.model.ts'
import { device_sensors, model_sensors } from '#domains/robots/device-models/sensors/sensors.table.ts'
import { device_calibrations } from '#domains/robots/devices/calibrations/device-calibrations.table.ts'
import { devices } from '#domains/robots/devices/devices/devices.table.ts'
import { device_links } from '#domains/robots/devices/links/device-links.table.ts'
import { device_places } from '#domains/robots/devices/places/device-places.table.ts'
import type { Context } from '#platform/context.ts'
import type { LayoutSensor, RobotLayout } from './readings.kinds.ts'

/** A new calibration, sensor or space counts after so long. */
const KEPT_MS = 5000
const kept = new WeakMap<object, LRUCache<number, Promise<RobotLayout>>>()

/** How a robot's messages are read. Kept for 5 seconds per process; read anew inside a transaction. */
export function robotLayout(ctx: Context, device_id: number): Promise<RobotLayout> {
  if (ctx.db instanceof PgTransaction) return readLayout(ctx, device_id)
  const layouts = kept.get(ctx.db) ?? new LRUCache<number, Promise<RobotLayout>>({ max: 20_000, ttl: KEPT_MS })
  kept.set(ctx.db, layouts)
  const known = layouts.get(device_id)
  if (known) return known
  const reading = readLayout(ctx, device_id)
  layouts.set(device_id, reading)
  reading.catch(() => layouts.delete(device_id))
  return reading
}

async function readLayout({ db }: Context, device_id: number): Promise<RobotLayout> {
  const [rows, calibrations, [place]] = await Promise.all([
    db
      .select({ sensor: device_sensors, slot: model_sensors.slot, removed_at: model_sensors.removed_at })
      .from(devices)
      .innerJoin(model_sensors, eq(model_sensors.model_id, devices.model_id))
      .innerJoin(device_sensors, eq(device_sensors.id, model_sensors.sensor_id))
      .where(eq(devices.id, device_id)),
    db
      .select()
      .from(device_calibrations)
      .where(eq(device_calibrations.device_id, device_id))
      .orderBy(asc(device_calibrations.from_at), asc(device_calibrations.id)),
    db
      .select({ own: device_links.leaf_offset, ofSpace: spaces.leaf_offset, kind: spaces.kind })
      .from(device_links)
      .leftJoin(device_places, and(eq(device_places.link_id, device_links.id), isNull(device_places.left_at)))
      .leftJoin(spaces, eq(spaces.id, device_places.space_id))
      .where(and(eq(device_links.device_id, device_id), isNull(device_links.unlinked_at))),
  ])
  const usual = place?.kind ? usualLeafOffset(place.kind) : USUAL_LEAF_OFFSET
  const sensors = rows.map(
    ({ sensor, slot, removed_at }): LayoutSensor => ({
      key: sensor.key,
      slot,
      derived: sensor.kind === 'derived',
      removed_at: removed_at?.getTime() ?? null,
      low: sensor.low,
      high: sensor.high,
      most_per_minute: sensor.most_per_minute,
      stuck_minutes: sensor.stuck_minutes,
      calibrations: calibrations
        .filter(({ sensor_id }) => sensor_id === sensor.id)
        .map(({ from_at, factor, offset }) => ({ from: from_at.getTime(), factor, offset })),
    }),
  )
  return layoutOf(sensors, place?.own ?? place?.ofSpace ?? usual)
}

export function layoutOf(list: LayoutSensor[], leaf_offset: number): RobotLayout {
  const sensors = new Map(list.map((sensor) => [sensor.key, sensor]))
  const by_slot: RobotLayout['by_slot'] = []
  for (const sensor of list) by_slot[sensor.slot] = sensor
  const [vpd, temperature, humidity] = ['vpd', 'temperature', 'humidity'].map((key) => sensors.get(key))
  const leaf = sensors.get('leaf_temperature')
  const reckoned = vpd?.derived && temperature && humidity ? { vpd, temperature, humidity, leaf } : undefined
  return { sensors, by_slot, leaf_offset, vpd: reckoned }
}
