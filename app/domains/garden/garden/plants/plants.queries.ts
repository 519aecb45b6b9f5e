import { and, asc, count, eq, exists, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { social_counters } from '#domains/base/social/counters/counters.table.ts'
import { countersOf, onlySaved, savedFirst, savesCount } from '#domains/base/social/index.ts'
import { plan_plants, plans } from '#domains/garden/plans/plans/plans.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { matches } from '#platform/database/contains.ts'
import { sorted } from '#platform/database/sorted.ts'
import { type BuildArgs, statement } from '#platform/database/statement.ts'
import { type Address, atAddress, toAddress } from '#platform/owned/owned.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import { likePattern } from '#shared/text.ts'
import { byVisible, visibleIn } from '../ownership.policy.ts'
import { visibleTo as spacesVisibleTo } from '../spaces/spaces.policy.ts'
import { spaces } from '../spaces/spaces.table.ts'
import { selectCards, selectDetail, toCard } from './plant-columns.queries.ts'
import { ownedPlants } from './plants.owned.ts'
import { canUpdate, isCreator, visibleTo } from './plants.policy.ts'
import type { PlantCard, PlantDetail, PlantFilter } from './plants.schemas.ts'
import { plants } from './plants.table.ts'

const detail = statement('plants.detail', (ask: BuildArgs<Address>) =>
  selectDetail(ask)
    .where(and(atAddress(plants, ask.values), visibleTo(ask.viewer)))
    .limit(1),
)

/** 404, never 403, for a plant that the viewer may not see. */
export async function showPlant(ctx: Context, id_or_slug: string): Promise<PlantDetail> {
  const [row] = await detail(ctx, toAddress(id_or_slug))
  if (!row) throw ownedPlants.notFound()
  const owned = { ...row, deleted_at: null }
  const can = {
    update: canUpdate(ctx.viewer, owned),
    save: ctx.viewer !== null,
    see_privacy: isCreator(ctx.viewer, owned),
  }
  const { genetic_slug, ...shown } = row
  const card = toCard(ctx, shown)
  return { ...card, genetic: card.genetic && { ...card.genetic, slug: genetic_slug }, can }
}

/** Filters with a single value. */
type Narrowing = Pick<
  PlantFilter,
  | 'plants_id'
  | 'slugs'
  | 'user'
  | 'plant_cycle_id'
  | 'space_id'
  | 'plan_id'
  | 'genetic_id'
  | 'status'
  | 'group_name'
  | 'search'
>
/** Scope of a list: public, private or both, active or archived, and its order. */
type Kind = Pick<PlantFilter, 'private' | 'archived' | 'order_by' | 'order_type'>

/** Filters of very uneven selectivity: planned with their values, not with the generic plan. */
const customPlanFor: (keyof Narrowing)[] = ['search', 'status', 'plant_cycle_id']

/** Ids alone, which are quickly planned for each call's limit: the plan of the cards stays (`byIds`). */
const ids = statement(
  'plants.ids',
  (ask: BuildArgs<Narrowing & { limit: number; offset: number }, Kind & { saved: boolean }>) =>
    ask.db
      .select({ id: plants.id })
      .from(plants)
      .leftJoin(social_counters, countersOf('plant', plants.id))
      .where(and(listed(ask), ask.shape.saved ? onlySaved : undefined))
      .orderBy(...sorted(ask.shape, ask.shape.saved ? mostSaved : sortable, plants.id))
      .limit(ask.values.limit)
      .offset(ask.values.offset),
  { customPlanFor },
)

const counted = statement(
  'plants.count',
  (ask: BuildArgs<Narrowing, Kind>) => ask.db.select({ total: count() }).from(plants).where(listed(ask)),
  { customPlanFor },
)

/** Three queries: the ids of a page, the total, and the cards; a fourth past the saved ones. */
export async function listPlants(ctx: Context, filter: PlantFilter): Promise<Page<PlantCard>> {
  const { private: asked, archived, order_by, order_type, page, per_page, show, search, ...others } = filter
  // What a visitor may see is what is public.
  const isPrivate = ctx.viewer ? asked : (asked ?? false)
  const narrowing: Narrowing = { ...others, search: search && likePattern(search) }
  const kind: Kind = { private: isPrivate, archived, order_by, order_type }
  const countThem = async () => (await counted(ctx, narrowing, kind))[0]?.total ?? 0
  const all =
    isPrivate === false && !ctx.viewer?.apart.length && Object.values(narrowing).every((value) => value === undefined)
  const [found, total] = await Promise.all([
    savedFirst(filter, (saved) => ids(ctx, { ...narrowing, ...windowOf(filter) }, { ...kind, saved })),
    // The number of public plants is the same for everybody and expensive to count: cached until one changes.
    all ? ctx.env.cache.number(`plants public ${archived}`, ['plants'], countThem) : countThem(),
  ])
  const cards = await showPlants(
    ctx,
    found.map(({ id }) => id),
  )
  return toPage(cards, total, filter)
}

const listed = (ask: BuildArgs<Narrowing, Kind>) => and(seenIn(ask), ...narrowed(ask))

/** For public plants only, the owner does not matter: the index of public plants is used. */
const seenIn = ({ viewer, shape }: BuildArgs<object, Kind>) =>
  shape.private === false ? and(isNull(plants.deleted_at), byVisible(plants.created_by, viewer)) : visibleTo(viewer)

function narrowed({ db, viewer, values, shape }: BuildArgs<Narrowing, Kind>): (SQL | undefined)[] {
  const { plants_id, slugs, user, plant_cycle_id, space_id, plan_id, genetic_id, status, group_name, search } = values
  const person = db.select({ id: users.id }).from(users)
  const there = db.select({ id: spaces.id }).from(spaces)
  const following = db.select({ id: plan_plants.plant_id }).from(plan_plants)
  return [
    plants_id && sql`${plants.id} = any(${plants_id}::int[])`,
    slugs && sql`${plants.slug} = any(${slugs}::text[])`,
    user && eq(plants.created_by, person.where(eq(users.nickname, user))),
    plant_cycle_id && eq(plants.plant_cycle_id, plant_cycle_id),
    // Filtering by a hidden space must not reveal its plants.
    space_id &&
      and(eq(plants.space_id, space_id), exists(there.where(and(eq(spaces.id, space_id), spacesVisibleTo(viewer))))),
    plan_id &&
      inArray(
        plants.id,
        following
          .innerJoin(plans, eq(plans.id, plan_plants.plan_id))
          .where(and(eq(plan_plants.plan_id, plan_id), visibleIn(plans, viewer))),
      ),
    genetic_id && eq(plants.genetic_id, genetic_id),
    shape.private === undefined ? undefined : eq(plants.private, shape.private),
    slugs ? undefined : shape.archived ? isNotNull(plants.archived_at) : isNull(plants.archived_at),
    status && eq(plants.status, status),
    group_name && eq(plants.group_name, group_name),
    search && matches(plants.search_text, search),
  ]
}

/** Without a word since: of what lives the longest first; of what was harvested nobody waits for one. */
const untouched = sql`case when ${plants.status} = 'viva' then -extract(epoch from coalesce(
  (select u.happened_at from updates u where u.plant_id = ${plants.id} and u.deleted_at is null order by u.happened_at desc limit 1),
  ${plants.created_at})) else '-infinity'::numeric end`

const sortable = { created_at: plants.id, name: plants.search_text, saves_count: savesCount, untouched }
const mostSaved = { ...sortable, saves_count: social_counters.saves_count }

const byIds = statement('plants.byIds', (ask: BuildArgs<{ ids: number[] }>) =>
  selectCards(ask).where(and(sql`${plants.id} = any(${ask.values.ids}::int[])`, visibleTo(ask.viewer))),
)

/** Cards of those of these plants that the viewer may see, in this order. */
export async function showPlants(ctx: Context, ids: number[]): Promise<PlantCard[]> {
  if (!ids.length) return []
  const cards = new Map((await byIds(ctx, { ids })).map((row) => [row.id, toCard(ctx, row)]))
  return ids.flatMap((id) => cards.get(id) ?? [])
}

/** Subquery of the plant ids that the viewer may see. */
export const plantsVisible = ({ db, viewer }: Context) =>
  db.select({ id: plants.id }).from(plants).where(visibleTo(viewer))

/** Addresses of public plants for the sitemap, the same for every viewer. */
export async function listAddresses({ db }: Context, { page, per_file }: { page: number; per_file: number }) {
  const open = and(visibleTo(null), isNull(plants.archived_at))
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

/** Ids of all plants of a user, in any state. */
export async function plantsOf({ db }: Context, user_id: number): Promise<number[]> {
  const rows = await db.select({ id: plants.id }).from(plants).where(eq(plants.created_by, user_id))
  return rows.map(({ id }) => id)
}

/** Group names of the viewer's own plants. */
export async function listGroups(ctx: Context) {
  const own = and(eq(plants.created_by, signedIn(ctx).id), isNull(plants.deleted_at), isNotNull(plants.group_name))
  const rows = await ctx.db
    .selectDistinct({ name: plants.group_name })
    .from(plants)
    .where(own)
    .orderBy(asc(plants.group_name))
  return { data: rows.flatMap(({ name }) => name ?? []) }
}
