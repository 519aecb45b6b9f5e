import { and, count, eq, isNull, or, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { sorted } from '#platform/database/sorted.ts'
import { AppError } from '#platform/errors.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import type { DeviceSensorCard, DeviceSensorFilter } from './sensors.schemas.ts'
import { device_sensors, model_sensors } from './sensors.table.ts'

const columns = {
  id: device_sensors.id,
  key: device_sensors.key,
  name: device_sensors.name,
  unit: device_sensors.unit,
  decimals: device_sensors.decimals,
  kind: device_sensors.kind,
  low: device_sensors.low,
  high: device_sensors.high,
  most_per_minute: device_sensors.most_per_minute,
  stuck_minutes: device_sensors.stuck_minutes,
  models_count: sql<number>`(select count(*)::int from ${model_sensors} s join device_models m on m.id = s.model_id
    where s.sensor_id = device_sensors.id and s.removed_at is null and m.deleted_at is null)`,
}

export async function listDeviceSensors({ db }: Context, filter: DeviceSensorFilter): Promise<Page<DeviceSensorCard>> {
  const { limit, offset } = windowOf(filter)
  const { name, key, id } = device_sensors
  const where = and(
    isNull(device_sensors.deleted_at),
    filter.kind && eq(device_sensors.kind, filter.kind),
    filter.search ? or(contains(name, filter.search), contains(key, filter.search)) : undefined,
  )
  const [rows, totals] = await Promise.all([
    db
      .select(columns)
      .from(device_sensors)
      .where(where)
      .orderBy(...sorted(filter, { name, key }, id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(device_sensors).where(where),
  ])
  return toPage(rows, totals[0]?.total ?? 0, filter)
}

export async function showDeviceSensor({ db }: Context, id: number): Promise<DeviceSensorCard> {
  const [row] = await db
    .select(columns)
    .from(device_sensors)
    .where(and(eq(device_sensors.id, id), isNull(device_sensors.deleted_at)))
  if (!row) throw new AppError('not_found', 'Esse sensor não existe mais.')
  return row
}
