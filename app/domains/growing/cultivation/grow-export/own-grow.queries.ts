import { and, eq, isNull, sql } from 'drizzle-orm'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { type Space, spaces } from '#domains/garden/garden/spaces/spaces.table.ts'
import { updates } from '#domains/garden/journal/updates/updates.table.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { byIdOrSlug } from '#platform/owned/owned.ts'
import type { GrowRef } from './grow-export.schemas.ts'

export type OwnGrow = {
  title: string
  /** Its part of the URL. */
  name: string
  owner_id: number
  plant_ids: number[]
  space: Space | null
}

/** A plant, or a space and the plants in it: for its owner only, 404 for everybody else. */
export async function findOwnGrow(ctx: Context, { plant, space }: GrowRef, owner_id: number): Promise<OwnGrow> {
  return plant === undefined ? ownSpace(ctx, space ?? '', owner_id) : ownPlant(ctx, plant, owner_id)
}

const called = (table: typeof plants | typeof spaces, id_or_slug: string, owner_id: number) =>
  and(byIdOrSlug(table, id_or_slug), eq(table.created_by, owner_id), isNull(table.deleted_at))

async function ownPlant({ db }: Context, id_or_slug: string, owner_id: number): Promise<OwnGrow> {
  const [plant] = await db
    .select()
    .from(plants)
    .where(called(plants, id_or_slug, owner_id))
  if (!plant) throw new AppError('not_found', 'Não encontramos essa planta no nosso jardim.')
  const { id, name, slug } = plant
  return { title: name, name: `planta/${slug}`, owner_id, plant_ids: [id], space: null }
}

async function ownSpace({ db }: Context, slug: string, owner_id: number): Promise<OwnGrow> {
  const [space] = await db
    .select()
    .from(spaces)
    .where(called(spaces, slug, owner_id))
  if (!space) throw new AppError('not_found', 'Não encontramos esse espaço no nosso jardim.')
  const inSpace = and(eq(plants.space_id, space.id), eq(plants.created_by, owner_id), isNull(plants.deleted_at))
  const rows = await db.select({ id: plants.id }).from(plants).where(inSpace).orderBy(plants.id)
  const plant_ids = rows.map(({ id }) => id)
  return { title: space.name, name: `espaco/${space.slug}`, owner_id, plant_ids, space }
}

/** The updates of the plants, and those of the space itself. */
export const updatesOf = ({ plant_ids, space }: OwnGrow) => {
  const ofPlants = sql`${updates.plant_id} = any(${sql.param(plant_ids)}::int[])`
  const about = space
    ? sql`(${ofPlants} or (${updates.space_id} = ${space.id} and ${updates.plant_id} is null))`
    : ofPlants
  return and(about, isNull(updates.deleted_at))
}

/** Above it, users have the copy of all their data (privacy). */
const MOST = 20_000

export async function countUpdates({ db }: Context, grow: OwnGrow): Promise<number> {
  const count = await db.$count(updates, updatesOf(grow))
  if (count <= MOST) return count
  throw new AppError(
    'too_large',
    'São atualizações demais para um arquivo só. Exporte planta por planta ou peça a cópia de tudo.',
  )
}
