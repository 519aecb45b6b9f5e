import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { device_models } from '#domains/robots/device-models/models/device-models.table.ts'
import { devices } from '#domains/robots/devices/devices/devices.table.ts'
import { inDevice } from '#domains/robots/devices/index.ts'
import { device_links } from '#domains/robots/devices/links/device-links.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { modelNames } from '../modes/model-names.queries.ts'
import { choicesFor, versionsOf } from '../modes/modes.queries.ts'
import { device_mode_versions, device_modes } from '../modes/modes.table.ts'
import { device_shadows } from '../shadow/device-shadows.table.ts'
import { findShadow } from '../shadow/find-shadow.queries.ts'
import type { OwnMode, SharedMode } from './own-mode.schemas.ts'

/** The mode that the owner of a robot built for its model, with what they can build it of. */
export async function showOwnMode(ctx: Context, { id }: { id: string }): Promise<OwnMode> {
  const { device, link } = await inDevice(ctx, id, 'own')
  if (!link) throw new AppError('not_found', 'Este robô não está vinculado a ninguém.')
  const { model_id } = device
  const [[model], names, ready, mode, robots] = await Promise.all([
    ctx.db.select({ name: device_models.name }).from(device_models).where(eq(device_models.id, model_id)),
    modelNames(ctx, model_id),
    choicesFor(ctx, { model_id, owner_id: null }),
    findOwn(ctx, link.user_id, model_id),
    robotsOf(ctx, link.user_id, model_id),
  ])
  const { desired } = await findShadow(ctx, device.id)
  return {
    device: { id: device.id, serial: device.serial, name: link.name, model: model?.name ?? '' },
    names,
    robots,
    ready,
    mode: mode && {
      ...{ id: mode.id, version: mode.version, program: mode.program, share_key: mode.share_key },
      versions: await versionsOf(ctx, mode.id),
      followed: desired.mode?.id === mode.id && desired.mode.version === mode.version,
    },
  }
}

async function findOwn({ db }: Context, owner_id: number, model_id: number) {
  const [row] = await db
    .select({
      id: device_modes.id,
      version: device_modes.version,
      share_key: device_modes.share_key,
      program: device_mode_versions.program,
    })
    .from(device_modes)
    .innerJoin(device_mode_versions, newest)
    .where(
      and(eq(device_modes.owner_id, owner_id), eq(device_modes.model_id, model_id), isNull(device_modes.deleted_at)),
    )
  return row ?? null
}

/** The robots that somebody has of a model, and what each is told to follow. */
async function robotsOf({ db }: Context, owner_id: number, model_id: number): Promise<OwnMode['robots']> {
  const wished = (field: string) => sql<number>`(${device_shadows.desired} -> 'mode' ->> ${field})::int`
  const rows = await db
    .select({
      serial: devices.serial,
      name: device_links.name,
      mode: device_modes.name,
      version: wished('version'),
      mode_owner: device_modes.owner_id,
    })
    .from(device_links)
    .innerJoin(devices, eq(devices.id, device_links.device_id))
    .leftJoin(device_shadows, eq(device_shadows.device_id, devices.id))
    .leftJoin(device_modes, eq(device_modes.id, wished('id')))
    .where(
      and(
        eq(device_links.user_id, owner_id),
        isNull(device_links.unlinked_at),
        eq(devices.model_id, model_id),
        isNull(devices.deleted_at),
      ),
    )
    .orderBy(asc(device_links.name), asc(device_links.id))
  return rows.map(({ serial, name, mode, version, mode_owner }) => ({
    ...{ serial, name },
    follows: mode === null ? null : { name: mode, version, own: mode_owner === owner_id },
  }))
}

const newest = and(
  eq(device_mode_versions.mode_id, device_modes.id),
  eq(device_mode_versions.version, device_modes.version),
)

/** A mode that its owner shares, for whoever has the link. */
export async function showShared(ctx: Context, { share_key }: { share_key: string }): Promise<SharedMode> {
  const viewer = signedIn(ctx)
  const [row] = await ctx.db
    .select({
      name: device_modes.name,
      by: users.nickname,
      model_id: device_modes.model_id,
      model: device_models.name,
      version: device_modes.version,
      program: device_mode_versions.program,
    })
    .from(device_modes)
    .innerJoin(device_mode_versions, newest)
    .innerJoin(device_models, eq(device_models.id, device_modes.model_id))
    .innerJoin(users, eq(users.id, device_modes.owner_id))
    .where(and(eq(device_modes.share_key, share_key), isNull(device_modes.deleted_at)))
  if (!row) throw new AppError('not_found', 'Quem criou este modo não o compartilha mais.')
  const { model_id, ...shown } = row
  const own = await ctx.db
    .select({ serial: devices.serial, name: device_links.name })
    .from(device_links)
    .innerJoin(devices, eq(devices.id, device_links.device_id))
    .where(
      and(
        eq(device_links.user_id, viewer.id),
        isNull(device_links.unlinked_at),
        eq(devices.model_id, model_id),
        isNull(devices.deleted_at),
      ),
    )
    .orderBy(device_links.id)
  return { ...shown, names: await modelNames(ctx, model_id), devices: own }
}
