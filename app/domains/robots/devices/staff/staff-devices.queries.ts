import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { device_commands } from '#domains/robots/control/commands/device-commands.table.ts'
import { device_shadows } from '#domains/robots/control/shadow/device-shadows.table.ts'
import { device_models } from '#domains/robots/device-models/models/device-models.table.ts'
import { device_sensors, model_sensors } from '#domains/robots/device-models/sensors/sensors.table.ts'
import { telemetry_last, telemetry_refusals } from '#domains/robots/telemetry/ingest/telemetry.table.ts'
import { can } from '#platform/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { sorted } from '#platform/database/sorted.ts'
import { AppError } from '#platform/errors.ts'
import { dayKey } from '#shared/dates.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import { devices } from '../devices/devices.table.ts'
import { openClaim } from '../links/claim.secrets.ts'
import { device_links } from '../links/device-links.table.ts'
import { partsWear } from '../parts/wear.queries.ts'
import { deviceStateOf } from './device-state.queries.ts'
import {
  type DeviceLabelFilter,
  type DeviceLabels,
  type StaffDeviceCard,
  type StaffDeviceDetail,
  type StaffDeviceFilter,
  UNKNOWN_VERSION,
} from './staff-devices.schemas.ts'

const currentLink = and(eq(device_links.device_id, devices.id), isNull(device_links.unlinked_at))

const columnsOf = (ctx: Context) => ({
  id: devices.id,
  serial: devices.serial,
  model: { id: device_models.id, name: device_models.name },
  owner: { nickname: users.nickname },
  state: deviceStateOf(ctx),
  last_seen_at: devices.last_seen_at,
  firmware: devices.firmware,
  hardware: devices.hardware,
  rssi: devices.rssi,
  blocked_at: devices.blocked_at,
  created_at: devices.created_at,
})

/** Every robot that was built, for those who look after them. */
export async function listStaffDevices(ctx: Context, filter: StaffDeviceFilter): Promise<Page<StaffDeviceCard>> {
  const { limit, offset } = windowOf(filter)
  const { id, serial, last_seen_at, rssi, created_at } = devices
  const where = and(
    isNull(devices.deleted_at),
    filter.search ? or(contains(serial, filter.search), contains(users.nickname, filter.search)) : undefined,
    filter.state && sql`${deviceStateOf(ctx)} = ${filter.state}`,
    filter.model_id ? eq(devices.model_id, filter.model_id) : undefined,
    filter.firmware === UNKNOWN_VERSION
      ? isNull(devices.firmware)
      : filter.firmware
        ? eq(devices.firmware, filter.firmware)
        : undefined,
    whether(filter.linked, device_links.id),
    whether(filter.blocked, devices.blocked_at),
  )
  const [rows, totals] = await Promise.all([
    ctx.db
      .select(columnsOf(ctx))
      .from(devices)
      .innerJoin(device_models, eq(device_models.id, devices.model_id))
      .leftJoin(device_links, currentLink)
      .leftJoin(users, eq(users.id, device_links.user_id))
      .where(where)
      .orderBy(...sorted(filter, { serial, last_seen_at: lastSeenFirst(last_seen_at), rssi, created_at }, id))
      .limit(limit)
      .offset(offset),
    ctx.db
      .select({ total: count() })
      .from(devices)
      .innerJoin(device_models, eq(device_models.id, devices.model_id))
      .leftJoin(device_links, currentLink)
      .leftJoin(users, eq(users.id, device_links.user_id))
      .where(where),
  ])
  return toPage(rows, totals[0]?.total ?? 0, filter)
}

/** Those that never called stand as those of longest ago. */
const lastSeenFirst = (column: typeof devices.last_seen_at) => sql`coalesce(${column}, '-infinity')`

const whether = (wanted: boolean | undefined, column: typeof device_links.id | typeof devices.blocked_at) =>
  wanted === undefined ? undefined : wanted ? isNotNull(column) : isNull(column)

/** A robot by its id or serial number. @throws 404 */
export const byAddress = (address: string): SQL =>
  (/^\d{1,9}$/.test(address) ? eq(devices.id, Number(address)) : eq(devices.serial, address)) as SQL

export async function showStaffDevice(ctx: Context, address: string): Promise<StaffDeviceDetail> {
  const { db } = ctx
  const [row] = await db
    .select({
      ...columnsOf(ctx),
      model_id: devices.model_id,
      boot: devices.boot,
      shown_since: devices.shown_since,
      first_called_at: devices.first_called_at,
      secret_rotated_at: devices.secret_rotated_at,
      linked_at: device_links.linked_at,
      links_count: sql<number>`(select count(*)::int from ${device_links} l where l.device_id = ${devices.id})`,
      has_claim_code: sql<boolean>`${devices.claim_hash} is not null`,
    })
    .from(devices)
    .innerJoin(device_models, eq(device_models.id, devices.model_id))
    .leftJoin(device_links, currentLink)
    .leftJoin(users, eq(users.id, device_links.user_id))
    .where(and(byAddress(address), isNull(devices.deleted_at)))
  if (!row) throw new AppError('not_found', 'Nenhum robô com esse número de série.')
  const { model_id, ...device } = row
  const [readings, parts, shadow, commands, refused] = await Promise.all([
    lastReadings(ctx, device.id, model_id),
    partsWear(ctx, { ...device, model_id }, device.created_at),
    db.select().from(device_shadows).where(eq(device_shadows.device_id, device.id)),
    db
      .select({
        id: device_commands.id,
        kind: device_commands.kind,
        state: device_commands.state,
        reason: device_commands.reason,
        created_at: device_commands.created_at,
      })
      .from(device_commands)
      .where(eq(device_commands.device_id, device.id))
      .orderBy(desc(device_commands.id))
      .limit(10),
    refusedOf(ctx, device.id),
  ])
  const update = can(ctx.viewer, 'devices.manage')
  const [kept] = shadow
  return {
    ...device,
    readings,
    parts,
    shadow: kept
      ? {
          desired: kept.desired,
          desired_version: kept.desired_version,
          reported: kept.reported,
          reported_version: kept.reported_version,
        }
      : null,
    commands,
    refused,
    can: { update, delete: update && device.links_count === 0 },
  }
}

async function lastReadings({ db }: Context, device_id: number, model_id: number) {
  const [[last], sensors] = await Promise.all([
    db.select().from(telemetry_last).where(eq(telemetry_last.device_id, device_id)),
    db
      .select({
        slot: model_sensors.slot,
        key: device_sensors.key,
        name: device_sensors.name,
        unit: device_sensors.unit,
        decimals: device_sensors.decimals,
      })
      .from(model_sensors)
      .innerJoin(device_sensors, eq(device_sensors.id, model_sensors.sensor_id))
      .where(eq(model_sensors.model_id, model_id))
      .orderBy(asc(model_sensors.slot)),
  ])
  if (!last) return null
  const values = sensors.flatMap(({ slot, ...sensor }) => {
    const value = last.values[slot - 1]
    // NULL was not measured; NaN is a sensor that gave none.
    if (value === undefined || value === null) return []
    return [{ ...sensor, value: Number.isFinite(value) ? value : null }]
  })
  return { at: last.at, values }
}

const refusedOf = ({ db, now }: Context, device_id: number) =>
  db
    .select({ reason: telemetry_refusals.reason, count: sql<number>`sum(${telemetry_refusals.count})::int` })
    .from(telemetry_refusals)
    .where(and(eq(telemetry_refusals.device_id, device_id), gte(telemetry_refusals.day, weekAgo(now()))))
    .groupBy(telemetry_refusals.reason)
    .orderBy(desc(sql`sum(${telemetry_refusals.count})`))

export const weekAgo = (now: Date) => dayKey(new Date(now.getTime() - 6 * 86_400_000))

/** What the labels say: robots that nobody claimed yet, of some ids or of a model; the newest 200. */
export async function deviceLabels(ctx: Context, { ids, model_id }: DeviceLabelFilter): Promise<DeviceLabels> {
  const rows = await ctx.db
    .select({ id: devices.id, serial: devices.serial, sealed: devices.claim_sealed, model: device_models.name })
    .from(devices)
    .innerJoin(device_models, eq(device_models.id, devices.model_id))
    .where(
      and(
        isNull(devices.deleted_at),
        isNotNull(devices.claim_sealed),
        ids ? inArray(devices.id, ids) : undefined,
        model_id ? eq(devices.model_id, model_id) : undefined,
      ),
    )
    .orderBy(desc(devices.id))
    .limit(200)
  return {
    data: rows.map(({ id, serial, sealed, model }) => ({
      id,
      serial,
      model,
      claim_code: openClaim(ctx.env.keys, serial, sealed ?? ''),
    })),
  }
}
