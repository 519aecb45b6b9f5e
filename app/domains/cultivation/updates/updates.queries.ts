import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import { users } from '#domains/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { type Addressable, photoDocument } from '#platform/files/photo-address.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import { findPlant } from '../plants/plants.queries.ts'
import type { PlantUpdateCard, UpdateFilter } from './updates.schemas.ts'
import { plant_updates } from './updates.table.ts'

const photos = sql<Addressable[]>`coalesce((select json_agg(p) from (
  select f.id, f.key, f.public, f.width, f.height, f.placeholder, f.sizes
  from plant_update_photos up join files f on f.id = up.file_id
  where up.update_id = plant_updates.id order by up.position) p), '[]')`

/** A plant's updates, newest first; as visible as the plant. */
export async function listUpdates(ctx: Context, filter: UpdateFilter & { page: number }): Promise<Page<PlantUpdateCard>> {
  const plant = await findPlant(ctx, filter.id_or_slug)
  const { limit, offset } = windowOf(filter)
  const where = and(eq(plant_updates.plant_id, plant.id), isNull(plant_updates.deleted_at))
  const [rows, totals] = await Promise.all([
    selectUpdates(ctx).where(where).orderBy(desc(plant_updates.happened_at), desc(plant_updates.id)).limit(limit).offset(offset),
    ctx.db.select({ total: count() }).from(plant_updates).where(where),
  ])
  return toPage(rows.map((row) => toUpdate(ctx, row)), totals[0]?.total ?? 0, filter)
}

export async function showUpdate(ctx: Context, id: number): Promise<PlantUpdateCard> {
  const [row] = await selectUpdates(ctx).where(eq(plant_updates.id, id))
  if (!row) throw new Error(`update ${id} is missing`)
  return toUpdate(ctx, row)
}

const selectUpdates = ({ db }: Context) =>
  db
    .select({
      id: plant_updates.id,
      kind: plant_updates.kind,
      text: plant_updates.text,
      happened_at: plant_updates.happened_at,
      nickname: users.nickname,
      photos,
    })
    .from(plant_updates)
    .innerJoin(users, eq(users.id, plant_updates.created_by))

type Row = Awaited<ReturnType<ReturnType<typeof selectUpdates>['execute']>>[number]

const toUpdate = (ctx: Context, { nickname, photos, ...row }: Row): PlantUpdateCard => ({
  ...row,
  user: { nickname },
  photos: photos.map((photo) => ({ document: photoDocument(ctx, photo) })),
})
