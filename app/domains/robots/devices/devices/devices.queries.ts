import { and, count, eq, exists, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { spaces } from '#domains/garden/garden/spaces/spaces.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { device_modes } from '#domains/robots/control/modes/modes.table.ts'
import { device_shadows } from '#domains/robots/control/shadow/device-shadows.table.ts'
import { device_models } from '#domains/robots/device-models/models/device-models.table.ts'
import { telemetry_last } from '#domains/robots/telemetry/ingest/telemetry.table.ts'
import { can, hasRole } from '#platform/access/viewer.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { sorted } from '#platform/database/sorted.ts'
import { AppError } from '#platform/errors.ts'
import { toPage, windowOf } from '#shared/pagination.ts'
import { device_links } from '../links/device-links.table.ts'
import { type DeviceRole, roleMay } from '../links/device-rights.model.ts'
import { inDevice, isCurrentMember } from '../links/in-device.queries.ts'
import { device_members } from '../members/device-members.table.ts'
import { device_places } from '../places/device-places.table.ts'
import { sessionOf } from '../sessions/session-of.queries.ts'
import { deviceState, sinceLink } from './device-status.model.ts'
import type { DeviceCard, DeviceDetail, DeviceFilter, DevicesPage } from './devices.schemas.ts'
import { devices } from './devices.table.ts'

const OWN_MODE = 'meu-modo'

/** The robots that somebody has, and those that others share with them. Two queries. */
export async function listDevices(ctx: Context, filter: DeviceFilter): Promise<DevicesPage> {
  const viewer = signedIn(ctx)
  const of = filter.user_id ?? viewer.id
  if (of !== viewer.id && !seesAll(ctx)) throw new AppError('forbidden', 'Você só vê os seus robôs.')
  const { limit, offset } = windowOf(filter)
  const shared = ctx.db.select({ id: device_members.id }).from(device_members).where(isCurrentMember(ctx, of))
  const where = and(
    isNull(devices.deleted_at),
    or(eq(device_links.user_id, of), exists(shared)),
    filter.who_already_called === undefined
      ? undefined
      : (filter.who_already_called ? isNotNull : isNull)(devices.first_called_at),
    filter.search ? or(contains(device_links.name, filter.search), contains(devices.serial, filter.search)) : undefined,
  )
  const [rows, totals] = await Promise.all([
    selectCards(ctx)
      .where(where)
      .orderBy(...sorted(filter, sortable, devices.id))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ total: count() }).from(devices).innerJoin(device_links, currentLink).where(where),
  ])
  return toPage(
    rows.map((row) => toCard(ctx, row)),
    totals[0]?.total ?? 0,
    filter,
  )
}

const sortable = {
  name: sql`lower(${device_links.name})`,
  last_seen_at: devices.last_seen_at,
  linked_at: device_links.linked_at,
}

export async function showDevice(ctx: Context, id_or_serial: string | number): Promise<DeviceDetail> {
  const { device, since } = await inDevice(ctx, id_or_serial)
  const [row] = await selectCards(ctx).where(eq(devices.id, device.id))
  if (!row) throw new Error('a robot that was just there is gone')
  const { hardware, interval_seconds } = row
  return { ...toCard(ctx, row), hardware, interval_seconds, since }
}

const seesAll = ({ viewer }: Context) => can(viewer, 'devices.manage') || hasRole(viewer, 'iot_analyst')

const currentLink = and(eq(device_links.device_id, devices.id), isNull(device_links.unlinked_at)) as SQL

const selectCards = (ctx: Context) =>
  ctx.db
    .select({
      ...{ id: devices.id, serial: devices.serial, firmware: devices.firmware, hardware: devices.hardware },
      ...{ rssi: devices.rssi, last_seen_at: devices.last_seen_at, read_at: telemetry_last.at },
      session: sessionOf,
      ...{ name: device_links.name, owner_id: device_links.user_id, linked_at: device_links.linked_at },
      nickname: users.nickname,
      member: device_members.role,
      model: { id: device_models.id, slug: device_models.slug, name: device_models.name },
      interval_seconds: device_models.interval_seconds,
      space: { id: spaces.id, slug: spaces.slug, name: spaces.name },
      desired: device_shadows.desired,
      mode: { order_by: device_modes.order_by, owner_id: device_modes.owner_id },
    })
    .from(devices)
    .innerJoin(device_models, eq(device_models.id, devices.model_id))
    .leftJoin(device_links, currentLink)
    .leftJoin(users, eq(users.id, device_links.user_id))
    .leftJoin(device_members, isCurrentMember(ctx, signedIn(ctx).id))
    .leftJoin(device_places, and(eq(device_places.link_id, device_links.id), isNull(device_places.left_at)))
    .leftJoin(spaces, and(eq(spaces.id, device_places.space_id), isNull(spaces.deleted_at)))
    .leftJoin(telemetry_last, eq(telemetry_last.device_id, devices.id))
    .leftJoin(device_shadows, eq(device_shadows.device_id, devices.id))
    .leftJoin(device_modes, sql`${device_modes.id} = (${device_shadows.desired} -> 'mode' ->> 'id')::int`)
    .$dynamic()

type Row = Awaited<ReturnType<typeof selectCards>>[number]

function toCard(ctx: Context, row: Row): DeviceCard {
  const role = roleOf(ctx, row)
  // Staff looks at all of it; everybody else at their own time with it.
  const since = role === 'staff' || role === 'analyst' ? null : row.linked_at
  const last_seen_at = sinceLink(row.last_seen_at, since)
  const read_at = sinceLink(row.read_at, since)
  const { session, interval_seconds } = row
  const slug = row.mode?.owner_id ? OWN_MODE : row.desired?.mode?.slug
  return {
    ...{ id: row.id, ganza_serial_number: row.serial, model: row.model, space: row.space, role, last_seen_at },
    name: row.name ?? row.model.name,
    ...{ status: deviceState({ last_seen_at, interval_seconds, session }, ctx.now()), session },
    ganza_iot_data_last: read_at && { created_at: read_at },
    mode: slug ? { order_by: row.mode?.order_by ?? null, modo_ganza: { slug } } : null,
    ...{ firmware: row.firmware, rssi: row.rssi },
    owner: role === 'owner' || role === 'analyst' || !row.nickname ? null : { nickname: row.nickname },
    can: { work: roleMay(role, 'work'), own: roleMay(role, 'own'), leave: role === 'helper' || role === 'viewer' },
  }
}

function roleOf({ viewer }: Context, { owner_id, member }: Row): DeviceRole {
  if (owner_id === viewer?.id) return 'owner'
  return member ?? (can(viewer, 'devices.manage') ? 'staff' : 'analyst')
}
