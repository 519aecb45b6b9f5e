import { and, asc, desc, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import { spaces } from '#domains/garden/garden/spaces/spaces.table.ts'
import { stuffs } from '#domains/garden/garden/stuffs/stuffs.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { model_channels } from '#domains/robots/device-models/channels/model-channels.table.ts'
import { telemetry_refusals } from '#domains/robots/telemetry/ingest/telemetry.table.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { thumbnailUrl } from '#platform/files/thumbnail-url.ts'
import { dayKey } from '#shared/dates.ts'
import { DAY } from '#shared/durations.ts'
import { device_channels } from '../channels/device-channels.table.ts'
import type { DeviceLink } from '../links/device-links.table.ts'
import { inDevice } from '../links/in-device.queries.ts'
import { device_members } from '../members/device-members.table.ts'
import { device_transfers } from '../transfers/device-transfers.table.ts'
import { sinceLink } from './device-status.model.ts'
import { showDevice } from './devices.queries.ts'
import type { DeviceSettings } from './devices.schemas.ts'
import { diagnose } from './diagnosis.model.ts'

const personColumns = { id: users.id, nickname: users.nickname, photo_url: thumbnailUrl(users.photo_file_id) }

/** For who owns the robot, or cares for it as staff. */
export async function showSettings(ctx: Context, id_or_serial: string | number): Promise<DeviceSettings> {
  const { device, link } = await inDevice(ctx, id_or_serial, 'own')
  if (!link) throw new AppError('conflict', 'Este robô não está vinculado a ninguém.')
  const [shown, channels, members, offer, own_spaces, own_stuffs, wrong_times, refused] = await Promise.all([
    showDevice(ctx, device.id),
    channelsOf(ctx, device.model_id, link),
    membersOf(ctx, link),
    offerOf(ctx, link),
    ctx.db
      .select({ id: spaces.id, name: spaces.name })
      .from(spaces)
      .where(and(eq(spaces.created_by, link.user_id), isNull(spaces.deleted_at), isNull(spaces.archived_at)))
      .orderBy(asc(spaces.name)),
    ctx.db
      .select({ id: stuffs.id, name: stuffs.name })
      .from(stuffs)
      .where(and(eq(stuffs.created_by, link.user_id), isNull(stuffs.deleted_at)))
      .orderBy(asc(stuffs.name)),
    wrongTimes(ctx, device.id, link),
    refusedOf(ctx, device.id, link),
  ])
  const { rssi, interval_seconds, session } = shown
  const last_seen_at = sinceLink(device.last_seen_at, link.linked_at)
  return {
    device: shown,
    ...{ leaf_offset: link.leaf_offset, tariff: link.tariff },
    ...{ channels, members, offer, spaces: own_spaces, stuffs: own_stuffs },
    diagnosis: diagnose(
      { rssi, interval_seconds, session, last_seen_at, blocked: device.blocked_at !== null, wrong_times },
      ctx.now(),
    ),
    refused,
  }
}

async function channelsOf({ db }: Context, model_id: number, link: DeviceLink) {
  const rows = await db
    .select({ channel: model_channels, own: device_channels, stuff: { id: stuffs.id, name: stuffs.name } })
    .from(model_channels)
    .leftJoin(device_channels, and(eq(device_channels.link_id, link.id), eq(device_channels.slug, model_channels.slug)))
    .leftJoin(stuffs, and(eq(stuffs.id, device_channels.stuff_id), isNull(stuffs.deleted_at)))
    .where(eq(model_channels.model_id, model_id))
    .orderBy(asc(model_channels.order_by), asc(model_channels.id))
  return rows.map(({ channel, own, stuff }) => ({
    ...{ slug: channel.slug, name: channel.name, label: own?.label ?? '' },
    ...{ usual_watts: channel.watts, watts: own?.watts ?? null, stuff },
  }))
}

async function membersOf(ctx: Context, link: DeviceLink) {
  const rows = await ctx.db
    .select({
      ...{ id: device_members.id, user: personColumns, role: device_members.role },
      expires_at: device_members.expires_at,
    })
    .from(device_members)
    .innerJoin(users, eq(users.id, device_members.user_id))
    .where(eq(device_members.link_id, link.id))
    .orderBy(asc(device_members.id))
  return rows.map((row) => ({ ...row, lapsed: row.expires_at !== null && row.expires_at <= ctx.now() }))
}

async function offerOf(ctx: Context, link: DeviceLink) {
  const [row] = await ctx.db
    .select({ id: device_transfers.id, to: personColumns, expires_at: device_transfers.expires_at })
    .from(device_transfers)
    .innerJoin(users, eq(users.id, device_transfers.to_user_id))
    .where(
      and(
        eq(device_transfers.link_id, link.id),
        isNull(device_transfers.outcome),
        sql`${device_transfers.expires_at} > ${ctx.now().toISOString()}`,
      ),
    )
  return row ?? null
}

async function wrongTimes(ctx: Context, device_id: number, link: DeviceLink) {
  const yesterday = new Date(Math.max(ctx.now().getTime() - DAY, link.linked_at.getTime()))
  const [row] = await ctx.db
    .select({ count: sql<number>`coalesce(sum(${telemetry_refusals.count}), 0)::int` })
    .from(telemetry_refusals)
    .where(
      and(
        eq(telemetry_refusals.device_id, device_id),
        gte(telemetry_refusals.day, dayKey(yesterday)),
        gte(telemetry_refusals.last_at, yesterday),
        inArray(telemetry_refusals.reason, ['no_time', 'future', 'too_old']),
      ),
    )
  return row?.count ?? 0
}

/** Counted by day: the day on which somebody got it counts from its last refusal on. */
function refusedOf({ db, now }: Context, device_id: number, link: DeviceLink) {
  const count = sql<number>`sum(${telemetry_refusals.count})::int`
  return db
    .select({ reason: telemetry_refusals.reason, count })
    .from(telemetry_refusals)
    .where(
      and(
        eq(telemetry_refusals.device_id, device_id),
        gte(telemetry_refusals.day, dayKey(new Date(now().getTime() - 6 * DAY))),
        gte(telemetry_refusals.last_at, link.linked_at),
      ),
    )
    .groupBy(telemetry_refusals.reason)
    .orderBy(desc(count), asc(telemetry_refusals.reason))
}
