import {
  aliasedTable,
  and,
  count,
  desc,
  eq,
  gte,
  isNotNull,
  isNull,
  lt,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm'
import { findPlant, findSpace } from '#domains/garden/garden/index.ts'
import { visibleIn } from '#domains/garden/garden/ownership.policy.ts'
import { visibleTo } from '#domains/garden/garden/plants/plants.policy.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { visibleTo as spacesVisibleTo } from '#domains/garden/garden/spaces/spaces.policy.ts'
import { spaces } from '#domains/garden/garden/spaces/spaces.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { PolicyViewer } from '#platform/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { type BuildArgs, statement } from '#platform/database/statement.ts'
import { AppError } from '#platform/errors.ts'
import { photoDocument } from '#platform/files/photo-address.ts'
import { type Address, atAddress, toAddress } from '#platform/owned/owned.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import { activityOf } from '../activities/activity.kinds.ts'
import { activity_types } from '../activities/activity-types.table.ts'
import { measuresAsTyped } from '../measures/typed-measures.model.ts'
import { updateAlbum } from '../photos/update.album.ts'
import type { Narrowed, SpaceUpdateFilter, UpdateCard, UpdateFilter } from './updates.schemas.ts'
import { updates } from './updates.table.ts'

type Narrowing = Pick<Narrowed, 'kind' | 'since' | 'until'>
type Window = { limit: number; offset: number }

const ofPlantPage = statement('updates.ofPlant', (ask: BuildArgs<Address & Narrowing & Window>) => {
  const { db, viewer, values } = ask
  const seen = and(atAddress(plants, values), visibleTo(viewer))
  const theirs = and(eq(updates.plant_id, db.select({ id: plants.id }).from(plants).where(seen)), ...narrowed(values))
  // Counted separately: the page's rows then come from the index in order, and joins are evaluated for them only.
  const total = db.select({ total: count() }).from(updates).where(theirs)
  return newestFirst(ask, theirs, sql<number>`${total}`)
})

/** A plant's updates, newest first; same visibility as the plant. One query, unless the page is empty. */
export async function listUpdates(ctx: Context, filter: UpdateFilter): Promise<Page<UpdateCard>> {
  const { id_or_slug, kind, since, until } = filter
  const rows = await ofPlantPage(ctx, { ...toAddress(id_or_slug), kind, since, until, ...windowOf(filter) })
  const total = rows[0]?.total ?? (await countUpdates(ctx, filter))
  return toPage(
    rows.map((row) => toUpdate(ctx, row)),
    total,
    filter,
  )
}

const countOfPlant = statement('updates.countOfPlant', ({ db, values }: BuildArgs<Narrowing & { plant_id: number }>) =>
  db
    .select({ total: count() })
    .from(updates)
    .where(and(eq(updates.plant_id, values.plant_id), ...narrowed(values))),
)

/** Distinguishes a page after the last from a plant that the viewer may not see (404). */
async function countUpdates(ctx: Context, { id_or_slug, kind, since, until }: UpdateFilter) {
  const { id: plant_id } = await findPlant(ctx, id_or_slug)
  const [row] = await countOfPlant(ctx, { plant_id, kind, since, until })
  return row?.total ?? 0
}

const ofSpacePage = statement('updates.ofSpace', (ask: BuildArgs<InSpace & Window>) => newestFirst(ask, inSpace(ask)))
const countOfSpace = statement('updates.countOfSpace', (ask: BuildArgs<InSpace>) =>
  ask.db.select({ total: count() }).from(updates).leftJoin(plants, ofPlant).where(inSpace(ask)),
)

type InSpace = Narrowing & { space_id: number }
const inSpace = ({ viewer, values }: BuildArgs<InSpace>) =>
  and(eq(updates.space_id, values.space_id), or(isNull(updates.plant_id), ofVisiblePlant(viewer)), ...narrowed(values))

/** Updates of a space: its own and those of its plants that the viewer may see. Three queries by key. */
export async function listSpaceUpdates(ctx: Context, filter: SpaceUpdateFilter): Promise<Page<UpdateCard>> {
  const { id: space_id } = await findSpace(ctx, filter.slug)
  const { kind, since, until } = filter
  const there = { space_id, kind, since, until }
  const [rows, totals] = await Promise.all([
    ofSpacePage(ctx, { ...there, ...windowOf(filter) }),
    countOfSpace(ctx, there),
  ])
  return toPage(
    rows.map((row) => toUpdate(ctx, row)),
    totals[0]?.total ?? 0,
    filter,
  )
}

const one = statement('updates.one', (ask: BuildArgs<{ id: number }>) => {
  const ofSpaceItself = and(isNull(updates.plant_id), spacesVisibleTo(ask.viewer))
  return selectUpdates(ask)
    .leftJoin(spaces, eq(spaces.id, updates.space_id))
    .where(
      and(eq(updates.id, ask.values.id), isNull(updates.deleted_at), or(ofVisiblePlant(ask.viewer), ofSpaceItself)),
    )
})

/** One update; 404 when the viewer may not see it. */
export async function showUpdate(ctx: Context, id: number): Promise<UpdateCard> {
  const [row] = await one(ctx, { id })
  if (!row) throw new AppError('not_found', 'Essa atualização não existe mais.')
  return toUpdate(ctx, row)
}

const byIds = statement('updates.byIds', (ask: BuildArgs<{ ids: number[] }>) =>
  selectUpdates(ask).where(sql`${updates.id} = any(${ask.values.ids}::int[])`),
)

/** Updates by their ids, in that order; the caller has checked visibility. */
export async function showUpdates(ctx: Context, ids: number[]): Promise<UpdateCard[]> {
  if (!ids.length) return []
  const cards = new Map((await byIds(ctx, { ids })).map((row) => [row.id, toUpdate(ctx, row)]))
  return ids.flatMap((id) => cards.get(id) ?? [])
}

const ofVisiblePlant = (viewer: PolicyViewer) => and(isNotNull(updates.plant_id), visibleTo(viewer))

const narrowed = ({ kind, since, until }: BuildArgs<Narrowing>['values']) => [
  isNull(updates.deleted_at),
  kind && eq(updates.kind, kind),
  since && gte(updates.happened_at, midnight(since)),
  until && lt(updates.happened_at, midnight(until, 1)),
]

/** Midnight of that day in São Paulo, or of a later day. */
const midnight = (day: Placeholder, later = 0) =>
  sql`((${day}::date + ${sql.raw(String(later))})::timestamp at time zone 'America/Sao_Paulo')`

/** Its place, unless hidden from the viewer, since its name may be revealing. */
const placeOf = (viewer: PolicyViewer) => sql<
  UpdateCard['space']
>`(select json_build_object('id', ${place.id}, 'slug', ${place.slug}, 'name', ${place.name})
  from spaces ${place} where ${place.id} = ${updates.space_id} and ${visibleIn(place, viewer)})`
// Aliased: one of the statements joins `spaces` too.
const place = aliasedTable(spaces, 'place')

const columns = (viewer: PolicyViewer) => ({
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
  space: placeOf(viewer),
  nickname: users.nickname,
  photos: updateAlbum.column(sql.raw('updates.id'), 10),
})

const ofPlant = eq(plants.id, updates.plant_id)

type Params = Pick<BuildArgs, 'db' | 'viewer'>

const selectUpdates = ({ db, viewer }: Params, total: SQL<number> = sql<number>`0`) =>
  db
    .select({ ...columns(viewer), total: total.mapWith(Number) })
    .from(updates)
    .innerJoin(users, eq(users.id, updates.created_by))
    .leftJoin(plants, ofPlant)
    .leftJoin(activity_types, eq(activity_types.id, updates.activity_type_id))

const newestFirst = (
  ask: Params & { values: BuildArgs<Window>['values'] },
  where: SQL | undefined,
  total?: SQL<number>,
) =>
  selectUpdates(ask, total)
    .where(where)
    .orderBy(desc(updates.happened_at), desc(updates.id))
    .limit(ask.values.limit)
    .offset(ask.values.offset)

type Row = Awaited<ReturnType<ReturnType<typeof selectUpdates>['execute']>>[number]

const toUpdate = (
  ctx: Context,
  { nickname, photos, own_name, plant_id, plant_slug, plant_name, measures, total: _, ...row }: Row,
): UpdateCard => ({
  ...row,
  measures: measuresAsTyped(measures),
  label: own_name ?? activityOf(row.kind)?.label ?? row.kind,
  plant: plant_id ? { id: plant_id, slug: plant_slug as string, name: plant_name as string } : null,
  user: { nickname },
  photos: photos.map((photo) => ({ document: photoDocument(ctx, photo) })),
})
