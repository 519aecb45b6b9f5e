import { and, count, desc, eq, gte, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { users } from '#domains/accounts/users/users.table.ts'
import { can } from '#platform/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { given, prepared } from '#platform/database/prepared.ts'
import { AppError } from '#platform/errors.ts'
import { photoDocument } from '#platform/files/photo-address.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import { activity_types } from '../activities/activity-types.table.ts'
import { activityOf } from '../activities/activity-types.ts'
import { standing, visibleTo } from '../plants/plants.policy.ts'
import { findPlant, keyOf, namedAs } from '../plants/plants.queries.ts'
import { plants } from '../plants/plants.table.ts'
import { visibleTo as spacesVisibleTo } from '../spaces/spaces.policy.ts'
import { findSpace } from '../spaces/spaces.queries.ts'
import { spaces } from '../spaces/spaces.table.ts'
import { updateAlbum } from './update-photos.ts'
import type { Narrowed, SpaceUpdateFilter, UpdateCard, UpdateFilter } from './updates.schemas.ts'
import { updates } from './updates.table.ts'

/** A plant's updates, newest first; as visible as the plant. One query, unless the page has none. */
export async function listUpdates(ctx: Context, filter: UpdateFilter): Promise<Page<UpdateCard>> {
  const { id_or_slug } = filter
  const name = `updates_${keyOf(id_or_slug)}_${standing(ctx.viewer)}_${narrowedName(filter)}`
  const rows = await prepared(ctx.db, name, () => {
    const seen = and(namedAs(id_or_slug), visibleTo(ctx.viewer, given('viewer')))
    const plant = ctx.db.select({ id: plants.id }).from(plants).where(seen)
    const theirs = and(eq(updates.plant_id, plant), ...narrowed(filter))
    // Counted by itself: the page's rows then come from the index in order, and what belongs to them is read for them only.
    const total = ctx.db.select({ total: count() }).from(updates).where(theirs)
    return selectUpdates(ctx, sql<number>`${total}`)
      .where(theirs)
      .orderBy(desc(updates.happened_at), desc(updates.id))
      .limit(given('limit'))
      .offset(given('offset'))
  }).execute({ id_or_slug, ...asked(ctx, filter) })
  const total = rows[0]?.total ?? (await countUpdates(ctx, filter))
  return toPage(
    rows.map((row) => toUpdate(ctx, row)),
    total,
    filter,
  )
}

/** Tells a page after the last from a plant that the viewer may not see, which is refused. */
async function countUpdates(ctx: Context, filter: UpdateFilter) {
  const { id } = await findPlant(ctx, filter.id_or_slug)
  const [row] = await ctx.db
    .select({ total: sql<number>`count(*)::int` })
    .from(updates)
    .where(and(eq(updates.plant_id, id), ...narrowed(filter)))
    .prepare('')
    .execute(asked(ctx, filter))
  return row?.total ?? 0
}

/** What happened in a space: its own updates and those of plants there that the viewer may see. Three queries by key. */
export async function listSpaceUpdates(ctx: Context, filter: SpaceUpdateFilter): Promise<Page<UpdateCard>> {
  const { id } = await findSpace(ctx, filter.slug)
  const there = and(eq(updates.space_id, id), or(isNull(updates.plant_id), visiblePlant(ctx)), ...narrowed(filter))
  const [rows, totals] = await Promise.all([
    selectUpdates(ctx)
      .where(there)
      .orderBy(desc(updates.happened_at), desc(updates.id))
      .limit(given('limit'))
      .offset(given('offset'))
      .prepare('')
      .execute(asked(ctx, filter)),
    ctx.db
      .select({ total: sql<number>`count(*)::int` })
      .from(updates)
      .leftJoin(plants, ofPlant)
      .where(there)
      .prepare('')
      .execute(asked(ctx, filter)),
  ])
  return toPage(
    rows.map((row) => toUpdate(ctx, row)),
    totals[0]?.total ?? 0,
    filter,
  )
}

/** One update; what the viewer may not see does not exist for them. */
export async function showUpdate(ctx: Context, id: number): Promise<UpdateCard> {
  const ofOwn = and(isNull(updates.plant_id), spacesVisibleTo(ctx.viewer, given('viewer')))
  const [row] = await selectUpdates(ctx)
    .leftJoin(spaces, eq(spaces.id, updates.space_id))
    .where(and(eq(updates.id, id), isNull(updates.deleted_at), or(visiblePlant(ctx), ofOwn)))
    .prepare('')
    .execute(viewerOf(ctx))
  if (!row) throw new AppError('not_found', 'Essa atualização não existe mais.')
  return toUpdate(ctx, row)
}

/** Updates by their ids, in that order; who may see them is the caller's to know. */
export async function showUpdates(ctx: Context, ids: number[]): Promise<UpdateCard[]> {
  if (!ids.length) return []
  const rows = await selectUpdates(ctx).where(inArray(updates.id, ids)).prepare('').execute(viewerOf(ctx))
  const cards = new Map(rows.map((row) => [row.id, toUpdate(ctx, row)]))
  return ids.flatMap((id) => cards.get(id) ?? [])
}

const visiblePlant = ({ viewer }: Context) => and(isNotNull(updates.plant_id), visibleTo(viewer, given('viewer')))

/** The conditions of a filter; which are there is its name, their values are given. */
function narrowed({ kind, since, until }: Narrowed): (SQL | undefined)[] {
  return [
    isNull(updates.deleted_at),
    kind && eq(updates.kind, given('kind')),
    since && gte(updates.happened_at, dayOf('since')),
    until && lt(updates.happened_at, dayOf('until', 1)),
  ].filter((one) => typeof one === 'object')
}
const narrowedName = ({ kind, since, until }: Narrowed) => [kind && 'k', since && 's', until && 'u'].join('')
/** Midnight of that day in São Paulo, or of so many days later. */
const dayOf = (name: string, later = 0) =>
  sql`((${given(name)}::date + ${sql.raw(String(later))})::timestamp at time zone 'America/Sao_Paulo')`

const viewerOf = ({ viewer }: Context) => ({ viewer: viewer?.id ?? -1 })
const asked = (ctx: Context, { kind, since, until, ...page }: Narrowed) => ({
  ...viewerOf(ctx),
  ...windowOf(page),
  ...(kind && { kind }),
  ...(since && { since }),
  ...(until && { until }),
})

/** Where it happened, unless that is hidden from the viewer: its name may say too much. */
const placeOf = ({ viewer }: Context) => sql<
  UpdateCard['space']
>`(select json_build_object('id', s.id, 'slug', s.slug, 'name', s.name)
  from spaces s where s.id = updates.space_id and s.deleted_at is null
  and ${can(viewer, 'plants.manage') ? sql`true` : sql`(not s.private or s.created_by = ${given('viewer')})`})`

const columns = (ctx: Context) => ({
  id: updates.id,
  kind: updates.kind,
  activity_type_id: updates.activity_type_id,
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
  space: placeOf(ctx),
  nickname: users.nickname,
  photos: updateAlbum.column(sql.raw('updates.id'), 10),
})

const ofPlant = eq(plants.id, updates.plant_id)

const selectUpdates = (ctx: Context, total: SQL<number> = sql<number>`0`) =>
  ctx.db
    .select({ ...columns(ctx), total: total.mapWith(Number) })
    .from(updates)
    .innerJoin(users, eq(users.id, updates.created_by))
    .leftJoin(plants, ofPlant)
    .leftJoin(activity_types, eq(activity_types.id, updates.activity_type_id))

type Row = Awaited<ReturnType<ReturnType<typeof selectUpdates>['execute']>>[number]

const toUpdate = (
  ctx: Context,
  { nickname, photos, own_name, plant_id, plant_slug, plant_name, total: _, ...row }: Row,
): UpdateCard => ({
  ...row,
  label: own_name ?? activityOf(row.kind)?.label ?? row.kind,
  plant: plant_id ? { id: plant_id, slug: plant_slug as string, name: plant_name as string } : null,
  user: { nickname },
  photos: photos.map((photo) => ({ document: photoDocument(ctx, photo) })),
})
