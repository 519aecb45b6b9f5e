import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import { spaces } from '#domains/garden/garden/spaces/spaces.table.ts'
import { USUAL_LEAF_OFFSET, usualLeafOffset } from '#domains/garden/plans/progress/hours-in-band.model.ts'
import { model_channels } from '#domains/robots/device-models/channels/model-channels.table.ts'
import { device_models } from '#domains/robots/device-models/models/device-models.table.ts'
import { device_sensors, model_sensors } from '#domains/robots/device-models/sensors/sensors.table.ts'
import { devices } from '#domains/robots/devices/devices/devices.table.ts'
import { device_links } from '#domains/robots/devices/links/device-links.table.ts'
import { device_places } from '#domains/robots/devices/places/device-places.table.ts'
import type { Device } from '#platform/access/device.ts'
import type { Context } from '#platform/context.ts'
import { device_commands } from '../commands/device-commands.table.ts'
import { device_mode_versions } from '../modes/modes.table.ts'
import { findShadow } from './find-shadow.queries.ts'
import type { RobotHello } from './hello.schemas.ts'
import { withoutOver } from './without-over.model.ts'

/** All that a robot needs to run by itself: its model, its wishes, the program of its mode. */
export async function hello(ctx: Context, { id, serial }: NonNullable<Device>): Promise<RobotHello> {
  const [row] = await ctx.db
    .select({
      model_id: devices.model_id,
      interval_seconds: device_models.interval_seconds,
      link: device_links.id,
      leaf_offset: device_links.leaf_offset,
      space_offset: spaces.leaf_offset,
      space_kind: spaces.kind,
    })
    .from(devices)
    .innerJoin(device_models, eq(device_models.id, devices.model_id))
    .leftJoin(device_links, and(eq(device_links.device_id, devices.id), isNull(device_links.unlinked_at)))
    .leftJoin(device_places, and(eq(device_places.link_id, device_links.id), isNull(device_places.left_at)))
    .leftJoin(spaces, and(eq(spaces.id, device_places.space_id), isNull(spaces.deleted_at)))
    .where(eq(devices.id, id))
  if (!row) throw new Error('a robot with a token, but without a row')
  const shadow = await findShadow(ctx, id)
  const desired = withoutOver(shadow.desired, ctx.now())
  return {
    serial,
    server_time: ctx.now(),
    interval_seconds: row.interval_seconds,
    linked: row.link !== null,
    leaf_offset:
      row.leaf_offset ?? row.space_offset ?? (row.space_kind ? usualLeafOffset(row.space_kind) : USUAL_LEAF_OFFSET),
    sensors: await sensorsOf(ctx, row.model_id),
    channels: await channelsOf(ctx, row.model_id),
    desired: { version: shadow.desired_version, ...desired },
    program: desired.mode && (await programOf(ctx, desired.mode)),
    firmware: await firmwareOf(ctx, id),
    mqtt: ctx.env.mqtt_door ?? null,
  }
}

async function sensorsOf({ db }: Context, model_id: number) {
  const rows = await db
    .select({ key: device_sensors.key })
    .from(model_sensors)
    .innerJoin(device_sensors, eq(device_sensors.id, model_sensors.sensor_id))
    .where(
      and(
        eq(model_sensors.model_id, model_id),
        eq(device_sensors.kind, 'measured'),
        isNull(model_sensors.removed_at),
        isNull(device_sensors.deleted_at),
      ),
    )
    .orderBy(asc(model_sensors.slot))
  return rows.map(({ key }) => key)
}

const channelsOf = ({ db }: Context, model_id: number) =>
  db
    .select({
      slug: model_channels.slug,
      kind: model_channels.kind,
      has_level: model_channels.has_level,
      most_on_minutes: model_channels.most_on_minutes,
    })
    .from(model_channels)
    .where(eq(model_channels.model_id, model_id))
    .orderBy(asc(model_channels.order_by), asc(model_channels.id))

async function programOf({ db }: Context, { id, version }: { id: number; version: number }) {
  const [row] = await db
    .select({ program: device_mode_versions.program })
    .from(device_mode_versions)
    .where(and(eq(device_mode_versions.mode_id, id), eq(device_mode_versions.version, version)))
  return row?.program ?? null
}

/** The version that it was told to run last; a command that expired changes nothing about it. */
async function firmwareOf({ db }: Context, device_id: number) {
  const [row] = await db
    .select({ payload: device_commands.payload })
    .from(device_commands)
    .where(
      and(
        eq(device_commands.device_id, device_id),
        eq(device_commands.kind, 'update_firmware'),
        inArray(device_commands.state, ['criado', 'enviado', 'recebido', 'executado', 'expirou']),
      ),
    )
    .orderBy(desc(device_commands.id))
    .limit(1)
  const version = row?.payload.version
  return typeof version === 'string' ? { version } : null
}
