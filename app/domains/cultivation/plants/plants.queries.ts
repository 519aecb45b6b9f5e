import { and, asc, count, desc, eq, exists, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { users } from '#domains/accounts/users/users.table.ts'
import { catalogue_items } from '#domains/catalogue/items/items.table.ts'
import { social_counters } from '#domains/social/counters/counters.table.ts'
import { can } from '#platform/access/viewer.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { given, prepared } from '#platform/database/prepared.ts'
import { AppError } from '#platform/errors.ts'
import { photoDocument } from '#platform/files/photo-address.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import { likePattern } from '#shared/text.ts'
import { cycleOf } from '../cycles/cycle-of.ts'
import { visibleTo as plansVisibleTo } from '../plans/plans.policy.ts'
import { visibleTo as spacesVisibleTo } from '../spaces/spaces.policy.ts'
import { spaces } from '../spaces/spaces.table.ts'
import { plantAlbum } from './plant-photos.ts'
import { canSee, canUpdate, isCreator, standing, visibleTo } from './plants.policy.ts'
import type { PlantCard, PlantDetail, PlantFilter } from './plants.schemas.ts'
import { type Plant, plant_cycle_changes, plants } from './plants.table.ts'

/** A plant that the viewer may not see does not exist for them: 404, never 403. */
export async function findPlant({ db, viewer }: Context, id_or_slug: string): Promise<Plant> {
  const name = `plant_by_${keyOf(id_or_slug)}`
  const query = prepared(db, name, () => db.select().from(plants).where(namedAs(id_or_slug)).limit(1))
  const [plant] = await query.execute({ id_or_slug })
  if (!plant || !canSee(viewer, plant)) throw unseen()
  return plant
}

/** For writes: as `findPlant`, and locked until the transaction ends. Seen but not yours is 403. */
export async function findOwnPlant(tx: Context, id_or_slug: string): Promise<Plant> {
  const [plant] = await tx.db.select().from(plants).where(named(id_or_slug)).limit(1).for('update')
  if (!plant || !canSee(tx.viewer, plant)) throw unseen()
  if (!canUpdate(tx.viewer, plant)) throw new AppError('forbidden', 'Só quem cultiva esta planta pode mudá-la.')
  return plant
}

export async function showPlant(ctx: Context, id_or_slug: string): Promise<PlantDetail> {
  const name = `plant_detail_${keyOf(id_or_slug)}_${standing(ctx.viewer)}`
  const [row] = await prepared(ctx.db, name, () =>
    selectDetail(ctx)
      .where(and(namedAs(id_or_slug), visibleTo(ctx.viewer, given('viewer'))))
      .limit(1),
  ).execute(asked(ctx, { id_or_slug }))
  if (!row) throw unseen()
  const owned = { ...row, deleted_at: null }
  const can = {
    update: canUpdate(ctx.viewer, owned),
    save: ctx.viewer !== null,
    see_privacy: isCreator(ctx.viewer, owned),
  }
  return { ...toCard(ctx, row), can }
}

/** Two queries: a page of cards, and how many there are. */
export async function listPlants(ctx: Context, filter: PlantFilter): Promise<Page<PlantCard>> {
  const { limit, offset } = windowOf(filter)
  const where = and(seenIn(ctx, filter), ...narrowed(ctx, filter))
  const [rows, total] = await Promise.all([
    keptList(ctx, 'cards', filter, () =>
      selectCards(ctx)
        .where(where)
        .orderBy(...ordered(filter))
        .limit(given('limit'))
        .offset(given('offset')),
    ).execute(asked(ctx, { limit, offset })),
    totalOf(ctx, filter, async () => {
      const build = () => ctx.db.select({ total: count() }).from(plants).where(where)
      return (await keptList(ctx, 'count', filter, build).execute(asked(ctx, {})))[0]?.total ?? 0
    }),
  ])
  return toPage(
    rows.map((row) => toCard(ctx, row)),
    total,
    filter,
  )
}

/** All public plants are the same number for everybody, and counting them reads them all: kept until one changes. */
function totalOf(ctx: Context, filter: PlantFilter, count: () => Promise<number>) {
  if (filter.private !== false || isNarrowed(filter)) return count()
  return ctx.env.cache.number(`plants public ${filter.archived}`, ['plants'], count)
}

/** Asked for public ones only, whose they are does not matter: the index of public plants answers. */
const seenIn = (ctx: Context, filter: PlantFilter) =>
  filter.private === false ? isNull(plants.deleted_at) : visibleTo(ctx.viewer, given('viewer'))

/** The ids of what the viewer may see, as a select to ask with. */
export const plantsVisible = ({ db, viewer }: Context) =>
  db.select({ id: plants.id }).from(plants).where(visibleTo(viewer))

/** Those of these plants that the viewer may see, as cards, in no order. */
export async function showPlants(ctx: Context, ids: number[]): Promise<PlantCard[]> {
  const where = and(inArray(plants.id, ids), visibleTo(ctx.viewer, given('viewer')))
  const rows = ids.length ? await selectCards(ctx).where(where).prepare('').execute(asked(ctx, {})) : []
  return rows.map((row) => toCard(ctx, row))
}

/** Addresses of what everybody may see, whoever asks: a map is the same for all. */
export async function listAddresses({ db }: Context, { page, per_file }: { page: number; per_file: number }) {
  const open = and(eq(plants.private, false), isNull(plants.archived_at), isNull(plants.deleted_at))
  const [data, totals] = await Promise.all([
    db
      .select({ slug: plants.slug, updated_at: plants.updated_at })
      .from(plants)
      .where(open)
      .orderBy(asc(plants.id))
      .limit(per_file)
      .offset((page - 1) * per_file),
    db.select({ total: count() }).from(plants).where(open),
  ])
  return { data, total: totals[0]?.total ?? 0 }
}

/** The ids of all plants of a person, whatever their state. */
export async function plantsOf({ db }: Context, user_id: number): Promise<number[]> {
  const rows = await db.select({ id: plants.id }).from(plants).where(eq(plants.created_by, user_id))
  return rows.map(({ id }) => id)
}

/** The groups of the viewer's own plants, by name. */
export async function listGroups(ctx: Context) {
  const own = and(eq(plants.created_by, signedIn(ctx).id), isNull(plants.deleted_at), isNotNull(plants.group_name))
  const rows = await ctx.db
    .selectDistinct({ name: plants.group_name })
    .from(plants)
    .where(own)
    .orderBy(asc(plants.group_name))
  return { data: rows.flatMap(({ name }) => name ?? []) }
}

export const unseen = () => new AppError('not_found', 'Não encontramos essa planta no nosso jardim.')

const named = (id_or_slug: string) =>
  keyOf(id_or_slug) === 'id' ? eq(plants.id, Number(id_or_slug)) : eq(plants.slug, id_or_slug)

/** To less than all, all public or all private ones. */
const isNarrowed = (filter: PlantFilter) =>
  [
    filter.plants_id,
    filter.user,
    filter.plant_cycle_id,
    filter.space_id,
    filter.plan_id,
    filter.status,
    filter.group_name,
    filter.search,
  ].some((value) => value !== undefined)

/** What people search for makes statements without end: only lists without such words are kept. */
function keptList<T>(
  { db, viewer }: Context,
  what: string,
  filter: PlantFilter,
  build: () => { prepare(name: string): T },
) {
  const { archived, order_by, order_type } = filter
  if (isNarrowed(filter)) return build().prepare('')
  return prepared(
    db,
    ['plant', what, standing(viewer), filter.private, archived, order_by, order_type].join('_'),
    build,
  )
}

export const keyOf = (id_or_slug: string) => (/^\d{1,9}$/.test(id_or_slug) ? 'id' : 'slug')

/** As `named`, for a prepared statement. */
export const namedAs = (id_or_slug: string) => eq(plants[keyOf(id_or_slug)], given('id_or_slug'))

/** The values of a prepared statement: no account has the id that stands for a visitor. */
const asked = <T>({ viewer }: Context, values: T) => ({ viewer: viewer?.id ?? -1, ...values })

function narrowed(ctx: Context, filter: PlantFilter): (SQL | undefined)[] {
  const { db, viewer } = ctx
  const { user, plant_cycle_id, space_id, plan_id, archived, status, group_name, search } = filter
  return [
    filter.plants_id ? inArray(plants.id, filter.plants_id) : undefined,
    user ? eq(plants.created_by, db.select({ id: users.id }).from(users).where(eq(users.nickname, user))) : undefined,
    plant_cycle_id ? eq(plants.plant_cycle_id, plant_cycle_id) : undefined,
    // What stands in a hidden space is not told by asking for it.
    space_id ? and(eq(plants.space_id, space_id), exists(openSpace(ctx, space_id))) : undefined,
    plan_id
      ? sql`${plants.id} in (select plant_id from plan_plants l
        join plans on plans.id = l.plan_id where l.plan_id = ${plan_id} and ${plansVisibleTo(viewer)})`
      : undefined,
    filter.private === undefined ? undefined : eq(plants.private, filter.private),
    archived ? isNotNull(plants.archived_at) : isNull(plants.archived_at),
    status ? eq(plants.status, status) : undefined,
    group_name ? eq(plants.group_name, group_name) : undefined,
    search ? sql`${plants.search_text} like ${likePattern(search)}` : undefined,
  ]
}

const openSpace = ({ db, viewer }: Context, id: number) =>
  db
    .select({ one: sql`1` })
    .from(spaces)
    .where(and(eq(spaces.id, id), spacesVisibleTo(viewer)))

function ordered({ order_by, order_type }: PlantFilter) {
  const by = {
    created_at: plants.id,
    name: plants.search_text,
    saves_count: sql`coalesce(${social_counters.saves_count}, 0)`,
  }
  const direction = (order_type ?? (order_by === 'name' ? 'asc' : 'desc')) === 'asc' ? asc : desc
  return order_by === 'created_at' ? [direction(plants.id)] : [direction(by[order_by]), desc(plants.id)]
}

// Named with its table: a select from one table alone writes bare column names, which a subquery takes for its own.
const plantId = sql.raw('plants.id')

const cycleHistory = sql<
  PlantDetail['cycle_history']
>`coalesce((select json_agg(json_build_object('id', h.id, 'on', h.on,
    'plant_cycle', json_build_object('id', i.id, 'name', i.name, 'slug', i.slug, 'order', i."order",
      'more_infos', json_build_object('icon_url', i.icon_url))) order by h.on desc, h.id desc)
  from ${plant_cycle_changes} h join catalogue_items i on i.id = h.plant_cycle_id where h.plant_id = ${plantId}), '[]')`

/** Its space, unless that is hidden from the viewer: its name may say too much. */
const spaceOf = ({ viewer }: Context) => sql<
  PlantCard['space']
>`(select json_build_object('id', s.id, 'slug', s.slug, 'name', s.name)
  from spaces s where s.id = plants.space_id and s.deleted_at is null
  and ${can(viewer, 'plants.manage') ? sql`true` : sql`(not s.private or s.created_by = ${given('viewer')})`})`

/** Where it stood, as far as the viewer may see those spaces. Two lines of one space in a row are one stay. */
const placesOf = ({ viewer }: Context) => sql<
  PlantDetail['places']
>`coalesce((select json_agg(json_build_object('space', json_build_object('slug', s.slug, 'name', s.name),
    'since', h.since, 'until', h.until) order by h.since desc)
  from (select space_id, since, lead(since) over (order by since) as until from (
      select space_id, since, lag(space_id) over (order by since) is not distinct from space_id
        and row_number() over (order by since) > 1 as same
      from plant_places where plant_id = ${plantId}) moves where not same) h
  join spaces s on s.id = h.space_id and s.deleted_at is null
  and ${can(viewer, 'plants.manage') ? sql`true` : sql`(not s.private or s.created_by = ${given('viewer')})`}), '[]')`

const motherOf = ({ viewer }: Context) => sql<
  PlantDetail['mother']
>`(select json_build_object('slug', m.slug, 'name', m.name)
  from plants m where m.id = plants.mother_id and m.deleted_at is null
  and ${can(viewer, 'plants.manage') ? sql`true` : sql`(not m.private or m.created_by = ${given('viewer')})`})`

// A few rows each by their key: joined plainly, a small table is read whole for every plant.
const setup = sql<PlantDetail['setup']>`coalesce((select json_agg(json_build_object('role', l.role, 'stuff',
    json_build_object('id', i.id, 'slug', i.slug, 'stuff_type_id', i.stuff_type_id, 'name', i.name, 'brand', i.brand,
      'model', i.model, 'specs', i.specs)) order by i.stuff_type_id, i.id)
  from plant_stuffs l
  join lateral (select * from stuffs where stuffs.id = l.stuff_id and deleted_at is null offset 0) i on true
  where l.plant_id = ${plantId}), '[]')`

const detailColumns = {
  views_count: sql<number>`coalesce(${social_counters.views_count}, 0)`,
  setup,
  description: plants.description,
  origin: plants.origin,
  started_on: plants.started_on,
  ended_on: plants.ended_on,
  loss_cause: plants.loss_cause,
  wet_g: plants.wet_g,
  dry_g: plants.dry_g,
  cured_g: plants.cured_g,
  weighed: sql<boolean>`exists (select from updates u where u.plant_id = ${plantId} and u.kind = 'pesagem' and u.deleted_at is null)`,
  cycle_history: cycleHistory,
}

const cardColumns = (ctx: Context, photos: number) => ({
  id: plants.id,
  slug: plants.slug,
  name: plants.name,
  private: plants.private,
  archived: sql<boolean>`${plants.archived_at} is not null`,
  status: plants.status,
  group_name: plants.group_name,
  created_by: plants.created_by,
  nickname: users.nickname,
  cycle: catalogue_items,
  cycle_since: plants.cycle_since,
  genetic_name: plants.genetic_name,
  space: spaceOf(ctx),
  photos: plantAlbum.column(plantId, photos),
  saves_count: sql<number>`coalesce(${social_counters.saves_count}, 0)`,
  comments_count: sql<number>`coalesce(${social_counters.comments_count}, 0)`,
  is_save: ctx.viewer
    ? sql<boolean>`exists (select from saves s where s.user_id = ${given('viewer')} and s.target = 'plant' and s.target_id = ${plantId})`
    : sql<boolean>`false`,
})

const creator = eq(users.id, plants.created_by)
const inCycle = eq(catalogue_items.id, plants.plant_cycle_id)
const counted = and(eq(social_counters.target, 'plant'), eq(social_counters.target_id, plants.id))

const selectCards = (ctx: Context) =>
  ctx.db
    .select(cardColumns(ctx, 3))
    .from(plants)
    .innerJoin(users, creator)
    .innerJoin(catalogue_items, inCycle)
    .leftJoin(social_counters, counted)

const selectDetail = (ctx: Context) =>
  ctx.db
    .select({ ...cardColumns(ctx, 20), ...detailColumns, mother: motherOf(ctx), places: placesOf(ctx) })
    .from(plants)
    .innerJoin(users, creator)
    .innerJoin(catalogue_items, inCycle)
    .leftJoin(social_counters, counted)

type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>['execute']>>[number]

function toCard<T extends CardRow>(ctx: Context, { nickname, cycle, genetic_name, photos, ...row }: T) {
  return {
    ...row,
    user: { nickname },
    plant_cycle: cycleOf(cycle),
    genetic: genetic_name ? { name: genetic_name } : null,
    photos: photos.map((photo) => ({ document: photoDocument(ctx, photo) })),
  }
}
