import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { device_models } from '#domains/robots/device-models/models/device-models.table.ts'
import { can } from '#platform/access/viewer.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { AppError } from '#platform/errors.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import { device_shadows } from '../shadow/device-shadows.table.ts'
import { modelNames } from './model-names.queries.ts'
import type { ModeCard, ModeChoice, ModeDetail, ModeFilter, ModeVersion } from './modes.schemas.ts'
import { device_mode_versions, device_modes } from './modes.table.ts'
import { usableBy } from './usable-mode.queries.ts'

/** Modes of a model in their order; the viewer's own comes last. */
export async function modesOfModel(ctx: Context, model_id: number): Promise<{ data: ModeChoice[] }> {
  const viewer = signedIn(ctx)
  const [model] = await ctx.db
    .select({ id: device_models.id })
    .from(device_models)
    .where(and(eq(device_models.id, model_id), isNull(device_models.deleted_at)))
  if (!model) throw new AppError('not_found', 'Esse modelo não existe mais.')
  return { data: await choicesFor(ctx, { model_id, owner_id: viewer.id }) }
}

/** The modes that a robot of somebody can follow. */
export async function choicesFor(ctx: Context, whose: { model_id: number; owner_id: number | null }) {
  const rows = await ctx.db
    .select()
    .from(device_modes)
    .where(usableBy(whose))
    .orderBy(sql`${device_modes.owner_id} is not null`, asc(device_modes.order_by), asc(device_modes.id))
  return rows.map(({ id, order_by, slug, name, description, cycles, version, owner_id }) => ({
    ...{ id, order_by, slug, name, description, cycles, version, own: owner_id !== null },
  }))
}

const columns = {
  id: device_modes.id,
  order_by: device_modes.order_by,
  slug: device_modes.slug,
  name: device_modes.name,
  description: device_modes.description,
  cycles: device_modes.cycles,
  version: device_modes.version,
  model: { id: device_models.id, name: device_models.name },
  blocks_count: sql<number>`jsonb_array_length(${device_mode_versions.program} -> 'blocks')`,
  updated_at: device_modes.updated_at,
}
const newest = and(
  eq(device_mode_versions.mode_id, device_modes.id),
  eq(device_mode_versions.version, device_modes.version),
)
/** The ready ones: what growers build is theirs alone. */
const ready = and(isNull(device_modes.owner_id), isNull(device_modes.deleted_at))

export async function listModes({ db }: Context, filter: ModeFilter): Promise<Page<ModeCard>> {
  const { limit, offset } = windowOf(filter, 50)
  const where = and(
    ready,
    filter.model_id ? eq(device_modes.model_id, filter.model_id) : undefined,
    filter.search ? contains(device_modes.name, filter.search) : undefined,
  )
  const [rows, totals] = await Promise.all([
    db
      .select(columns)
      .from(device_modes)
      .innerJoin(device_models, eq(device_models.id, device_modes.model_id))
      .innerJoin(device_mode_versions, newest)
      .where(where)
      .orderBy(asc(device_models.name), asc(device_modes.order_by), asc(device_modes.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(device_modes).where(where),
  ])
  return toPage(rows, totals[0]?.total ?? 0, filter, 50)
}

/** A ready mode with each of its versions. */
export async function showMode(ctx: Context, id: number): Promise<ModeDetail> {
  const [row] = await ctx.db
    .select({ ...columns, program: device_mode_versions.program })
    .from(device_modes)
    .innerJoin(device_models, eq(device_models.id, device_modes.model_id))
    .innerJoin(device_mode_versions, newest)
    .where(and(ready, eq(device_modes.id, id)))
  if (!row) throw new AppError('not_found', 'Esse modo não existe mais.')
  const [names, versions, followers] = await Promise.all([
    modelNames(ctx, row.model.id),
    versionsOf(ctx, id),
    followersOf(ctx, id),
  ])
  return { ...row, names, versions, followers, can: { update: can(ctx.viewer, 'devices.manage') } }
}

/** Newest first. */
export const versionsOf = ({ db }: Context, mode_id: number): Promise<ModeVersion[]> =>
  db
    .select({
      version: device_mode_versions.version,
      hash: device_mode_versions.hash,
      note: device_mode_versions.note,
      program: device_mode_versions.program,
      by: users.nickname,
      created_at: device_mode_versions.created_at,
    })
    .from(device_mode_versions)
    .leftJoin(users, eq(users.id, device_mode_versions.created_by))
    .where(eq(device_mode_versions.mode_id, mode_id))
    .orderBy(desc(device_mode_versions.version))

async function followersOf({ db }: Context, mode_id: number) {
  const [row] = await db
    .select({ count: count() })
    .from(device_shadows)
    .where(inArray(sql`(${device_shadows.desired} -> 'mode' ->> 'id')::int`, [mode_id]))
  return row?.count ?? 0
}
