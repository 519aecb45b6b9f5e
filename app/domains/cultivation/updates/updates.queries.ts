import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { users } from '#domains/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { given, prepared } from '#platform/database/prepared.ts'
import { type Addressable, photoDocument } from '#platform/files/photo-address.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import { activity_types } from '../activities/activity-types.table.ts'
import { activityOf } from '../activities/activity-types.ts'
import { standing, visibleTo } from '../plants/plants.policy.ts'
import { findPlant, keyOf, namedAs } from '../plants/plants.queries.ts'
import { plants } from '../plants/plants.table.ts'
import type { UpdateCard, UpdateFilter } from './updates.schemas.ts'
import { updates } from './updates.table.ts'

const photos = sql<Addressable[]>`coalesce((select json_agg(p) from (
  select f.id, f.key, f.public, f.width, f.height, f.placeholder, f.sizes
  from update_photos up join files f on f.id = up.file_id
  where up.update_id = updates.id order by up.position) p), '[]')`

/** A plant's updates, newest first; as visible as the plant. One query, unless the page has none. */
export async function listUpdates(ctx: Context, filter: UpdateFilter & { page: number }): Promise<Page<UpdateCard>> {
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
    .from(updates)
    .innerJoin(users, eq(users.id, updates.created_by))
    .innerJoin(plants, eq(plants.id, updates.plant_id))
    .leftJoin(activity_types, eq(activity_types.id, updates.activity_type_id))
    .where(and(namedAs(id_or_slug), visibleTo(ctx.viewer, given('viewer')), isNull(updates.deleted_at)))
    .orderBy(desc(updates.happened_at), desc(updates.id))
    .limit(given('limit'))
    .offset(given('offset'))

/** Tells a page after the last from a plant that the viewer may not see, which is refused. */
async function countUpdates(ctx: Context, id_or_slug: string) {
  const { id } = await findPlant(ctx, id_or_slug)
  return ctx.db.$count(updates, and(eq(updates.plant_id, id), isNull(updates.deleted_at)))
}

export async function showUpdate(ctx: Context, id: number): Promise<UpdateCard> {
  const [row] = await selectUpdates(ctx).where(eq(updates.id, id))
  if (!row) throw new Error(`update ${id} is missing`)
  return toUpdate(ctx, row)
}

/** Updates by their ids, in that order; who may see them is the caller's to know. */
export async function showUpdates(ctx: Context, ids: number[]): Promise<UpdateCard[]> {
  if (!ids.length) return []
  const rows = await selectUpdates(ctx).where(inArray(updates.id, ids))
  const cards = new Map(rows.map((row) => [row.id, toUpdate(ctx, row)]))
  return ids.flatMap((id) => cards.get(id) ?? [])
}

const columns = {
  id: updates.id,
  kind: updates.kind,
  own_name: activity_types.name,
  text: updates.text,
  measures: updates.measures,
  doses: sql<UpdateCard['doses']>`coalesce((select json_agg(json_build_object(
    'stuff_id', d.stuff_id, 'name', d.name, 'amount', d.amount, 'unit', d.unit) order by d.position)
    from update_doses d where d.update_id = updates.id), '[]')`,
  item: sql<UpdateCard['item']>`(select json_build_object('id', i.id, 'name', i.name, 'slug', i.slug)
    from catalogue_items i where i.id = updates.catalogue_item_id)`,
  happened_at: updates.happened_at,
  edited_at: updates.edited_at,
  act_key: updates.act_key,
  plant_id: plants.id,
  plant_slug: plants.slug,
  plant_name: plants.name,
  nickname: users.nickname,
  photos,
}

const selectUpdates = ({ db }: Context) =>
  db
    .select(columns)
    .from(updates)
    .innerJoin(users, eq(users.id, updates.created_by))
    .leftJoin(plants, eq(plants.id, updates.plant_id))
    .leftJoin(activity_types, eq(activity_types.id, updates.activity_type_id))

type Row = Awaited<ReturnType<ReturnType<typeof selectUpdates>['execute']>>[number]

const toUpdate = (
  ctx: Context,
  { nickname, photos, own_name, plant_id, plant_slug, plant_name, ...row }: Row,
): UpdateCard => ({
  ...row,
  label: own_name ?? activityOf(row.kind)?.label ?? row.kind,
  plant: plant_id ? { id: plant_id, slug: plant_slug as string, name: plant_name as string } : null,
  user: { nickname },
  photos: photos.map((photo) => ({ document: photoDocument(ctx, photo) })),
})
