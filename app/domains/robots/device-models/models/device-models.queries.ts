import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm'
import { devices } from '#domains/robots/devices/devices/devices.table.ts'
import { can } from '#platform/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { sorted } from '#platform/database/sorted.ts'
import { AppError } from '#platform/errors.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import { model_channels } from '../channels/model-channels.table.ts'
import { firmware_versions } from '../firmware/firmware-versions.table.ts'
import { device_parts, model_parts } from '../parts/device-parts.table.ts'
import { device_screens } from '../screens/device-screens.table.ts'
import { device_sensors, model_sensors } from '../sensors/sensors.table.ts'
import type { DescribedModel, DeviceModelCard, DeviceModelDetail, DeviceModelFilter } from './device-models.schemas.ts'
import { device_models } from './device-models.table.ts'

/** Side by side in one table. */
const MOST_DESCRIBED = 4

const model = sql.raw('device_models.id')
const devicesCount = sql<number>`(select count(*)::int from ${devices} d where d.model_id = ${model} and d.deleted_at is null)`
const columns = {
  id: device_models.id,
  slug: device_models.slug,
  name: device_models.name,
  description: device_models.description,
  interval_seconds: device_models.interval_seconds,
  sensors_count: sql<number>`(select count(*)::int from ${model_sensors} s where s.model_id = ${model} and s.removed_at is null)`,
  channels_count: sql<number>`(select count(*)::int from ${model_channels} c where c.model_id = ${model})`,
  devices_count: devicesCount,
  firmware: sql<string | null>`(select f.version from ${firmware_versions} f
    where f.model_id = ${model} and f.state = 'publicada' order by f.rank desc limit 1)`,
  created_at: device_models.created_at,
}

export async function listDeviceModels({ db }: Context, filter: DeviceModelFilter): Promise<Page<DeviceModelCard>> {
  const { limit, offset } = windowOf(filter)
  const where = and(
    isNull(device_models.deleted_at),
    filter.search ? contains(device_models.name, filter.search) : undefined,
  )
  const { name, created_at, id } = device_models
  const [rows, totals] = await Promise.all([
    db
      .select(columns)
      .from(device_models)
      .where(where)
      .orderBy(...sorted(filter, { name, created_at, devices_count: devicesCount }, id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(device_models).where(where),
  ])
  return toPage(rows, totals[0]?.total ?? 0, filter)
}

export async function showDeviceModel(ctx: Context, id: number): Promise<DeviceModelDetail> {
  const { db } = ctx
  const [row] = await db
    .select(columns)
    .from(device_models)
    .where(and(eq(device_models.id, id), isNull(device_models.deleted_at)))
  if (!row) throw new AppError('not_found', 'Esse modelo não existe mais.')
  const [sensors, channels, parts, screens, versions] = await Promise.all([
    sensorsOf(ctx, id),
    channelsOf(ctx, id),
    partsOf(ctx, id),
    screensOf(ctx, id),
    versionsOf(ctx, id),
  ])
  const update = can(ctx.viewer, 'devices.manage')
  return { ...row, sensors, channels, parts, screens, versions, can: { update, delete: update && !row.devices_count } }
}

/** What every model measures and switches, by the names of its parts, for who thinks of one. One query. */
export async function describeModels({ db }: Context): Promise<DescribedModel[]> {
  const { rows } = await db.execute<DescribedModel>(sql`select m.name, m.description,
      array(select s.name from model_sensors ms join device_sensors s on s.id = ms.sensor_id
        where ms.model_id = m.id and ms.removed_at is null order by ms.slot) as measures,
      array(select c.name from model_channels c where c.model_id = m.id order by c.order_by, c.id) as switches
    from device_models m where m.deleted_at is null order by m.id limit ${MOST_DESCRIBED}`)
  return rows
}

/** With those that were removed: what they measured stays in their slot. */
export const sensorsOf = ({ db }: Context, model_id: number) =>
  db
    .select({
      id: device_sensors.id,
      key: device_sensors.key,
      name: device_sensors.name,
      unit: device_sensors.unit,
      decimals: device_sensors.decimals,
      kind: device_sensors.kind,
      slot: model_sensors.slot,
      removed_at: model_sensors.removed_at,
    })
    .from(model_sensors)
    .innerJoin(device_sensors, eq(device_sensors.id, model_sensors.sensor_id))
    .where(eq(model_sensors.model_id, model_id))
    .orderBy(asc(model_sensors.slot))

export const channelsOf = ({ db }: Context, model_id: number) =>
  db
    .select({
      id: model_channels.id,
      slug: model_channels.slug,
      name: model_channels.name,
      kind: model_channels.kind,
      has_level: model_channels.has_level,
      watts: model_channels.watts,
      most_on_minutes: model_channels.most_on_minutes,
      order_by: model_channels.order_by,
    })
    .from(model_channels)
    .where(eq(model_channels.model_id, model_id))
    .orderBy(asc(model_channels.order_by), asc(model_channels.id))

const partsOf = ({ db }: Context, model_id: number) =>
  db
    .select({
      part_id: device_parts.id,
      code: device_parts.code,
      name: device_parts.name,
      life_hours: device_parts.life_hours,
      channel: model_parts.channel,
      quantity: model_parts.quantity,
    })
    .from(model_parts)
    .innerJoin(device_parts, eq(device_parts.id, model_parts.part_id))
    .where(and(eq(model_parts.model_id, model_id), isNull(device_parts.deleted_at)))
    .orderBy(asc(model_parts.channel), asc(device_parts.name))

const screensOf = ({ db }: Context, model_id: number) =>
  db
    .select({
      id: device_screens.id,
      slug: device_screens.slug,
      name: device_screens.name,
      description: device_screens.description,
      shows: device_screens.shows,
      order_by: device_screens.order_by,
    })
    .from(device_screens)
    .where(eq(device_screens.model_id, model_id))
    .orderBy(asc(device_screens.order_by), asc(device_screens.id))

const versionsOf = ({ db }: Context, model_id: number) =>
  db
    .select({ id: firmware_versions.id, version: firmware_versions.version, state: firmware_versions.state })
    .from(firmware_versions)
    .where(eq(firmware_versions.model_id, model_id))
    .orderBy(desc(firmware_versions.rank))
