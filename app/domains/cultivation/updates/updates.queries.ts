import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { users } from '#domains/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { given, prepared } from '#platform/database/prepared.ts'
import { type Addressable, photoDocument } from '#platform/files/photo-address.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import { standing, visibleTo } from '../plants/plants.policy.ts'
import { findPlant, keyOf, namedAs } from '../plants/plants.queries.ts'
import { plants } from '../plants/plants.table.ts'
import type { PlantUpdateCard, UpdateFilter } from './updates.schemas.ts'
import { plant_updates } from './updates.table.ts'

const photos = sql<Addressable[]>`coalesce((select json_agg(p) from (
  select f.id, f.key, f.public, f.width, f.height, f.placeholder, f.sizes
  from plant_update_photos up join files f on f.id = up.file_id
  where up.update_id = plant_updates.id order by up.position) p), '[]')`

/** A plant's updates, newest first; as visible as the plant. One query, unless the page has none. */
export async function listUpdates(
  ctx: Context,
  filter: UpdateFilter & { page: number },
): Promise<Page<PlantUpdateCard>> {
  const { id_or_slug } = filter
  const name = `updates_${keyOf(id_or_slug)}_${standing(ctx.viewer)}`
  const rows = await prepared(ctx.db, name, () => pageOfUpdates(ctx, id_or_slug)).execute({
    id_or_slug,
    viewer: ctx.viewer?.id ?? -1,
    ...windowOf(filter),
  })
  const total = rows[0]?.total ?? (await countUpdates(ctx, id_or_slug))
  return toPage(
    rows.map(({ total: _, ...row }) => toUpdate(ctx, row)),
    total,
    filter,
  )
}

const pageOfUpdates = (ctx: Context, id_or_slug: string) =>
  ctx.db
    .select({ ...columns, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(plant_updates)
    .innerJoin(users, eq(users.id, plant_updates.created_by))
    .innerJoin(plants, eq(plants.id, plant_updates.plant_id))
    .where(and(namedAs(id_or_slug), visibleTo(ctx.viewer, given('viewer')), isNull(plant_updates.deleted_at)))
    .orderBy(desc(plant_updates.happened_at), desc(plant_updates.id))
    .limit(given('limit'))
    .offset(given('offset'))

/** Tells a page after the last from a plant that the viewer may not see, which is refused. */
async function countUpdates(ctx: Context, id_or_slug: string) {
  const { id } = await findPlant(ctx, id_or_slug)
  return ctx.db.$count(plant_updates, and(eq(plant_updates.plant_id, id), isNull(plant_updates.deleted_at)))
}

export async function showUpdate(ctx: Context, id: number): Promise<PlantUpdateCard> {
  const [row] = await selectUpdates(ctx).where(eq(plant_updates.id, id))
  if (!row) throw new Error(`update ${id} is missing`)
  return toUpdate(ctx, row)
}

const columns = {
  id: plant_updates.id,
  kind: plant_updates.kind,
  text: plant_updates.text,
  happened_at: plant_updates.happened_at,
  nickname: users.nickname,
  photos,
}

const selectUpdates = ({ db }: Context) =>
  db.select(columns).from(plant_updates).innerJoin(users, eq(users.id, plant_updates.created_by))

type Row = Awaited<ReturnType<ReturnType<typeof selectUpdates>['execute']>>[number]

const toUpdate = (ctx: Context, { nickname, photos, ...row }: Row): PlantUpdateCard => ({
  ...row,
  user: { nickname },
  photos: photos.map((photo) => ({ document: photoDocument(ctx, photo) })),
})
