import { and, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { catalogue_items } from '#domains/base/catalogue/items/items.table.ts'
import { social_counters } from '#domains/base/social/counters/counters.table.ts'
import { countersOf, savesCount, socialColumns } from '#domains/base/social/index.ts'
import { cycleJson } from '#domains/garden/garden/index.ts'
import { visibleTo as plantsVisibleTo } from '#domains/garden/garden/plants/plants.policy.ts'
import type { PlantCycle } from '#domains/garden/garden/plants/plants.schemas.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { sorted } from '#platform/database/sorted.ts'
import { dayKey } from '#shared/dates.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import { type HistoriesOf, historiesOf } from '../progress/plan-histories.queries.ts'
import { endOf } from '../progress/plan-schedule.model.ts'
import { todayOf } from '../progress/plan-today.model.ts'
import { visibleTo } from './plans.policy.ts'
import type { PlanCard, PlanFilter } from './plans.schemas.ts'
import { plans } from './plans.table.ts'

/** Without `archived`: both archived and active plans, for staff. */
type Filter = Omit<PlanFilter, 'archived'> & { archived?: boolean }
type Narrowing = Omit<Filter, 'page' | 'per_page' | 'show' | 'order_by' | 'order_type'>

/** Three queries, whatever the number of plans: a page of cards, the total, and their plants' histories. */
export async function listPlans(ctx: Context, filter: Filter): Promise<Page<PlanCard>> {
  const { limit, offset } = windowOf(filter)
  const where = and(visibleTo(ctx.viewer), ...narrowed(filter))
  const [rows, totals] = await Promise.all([
    selectPlans(ctx)
      .where(where)
      .orderBy(...sorted(filter, sortable, plans.id))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ total: count() }).from(plans).innerJoin(users, owner).where(where),
  ])
  return toPage(await toCards(ctx, rows), totals[0]?.total ?? 0, filter)
}

/** Subquery of the plan ids that the viewer may see. */
export const plansVisible = ({ db, viewer }: Context) =>
  db.select({ id: plans.id }).from(plans).where(visibleTo(viewer))

/** Cards of those of these plans that the viewer may see, unordered. */
export async function showPlans(ctx: Context, ids: number[]): Promise<PlanCard[]> {
  if (!ids.length) return []
  return toCards(ctx, await selectPlans(ctx).where(and(inArray(plans.id, ids), visibleTo(ctx.viewer))))
}

/** All plans of a user, also private and deleted ones: for cache purges. */
export async function plansOf({ db }: Context, user_id: number): Promise<number[]> {
  const rows = await db.select({ id: plans.id }).from(plans).where(eq(plans.created_by, user_id))
  return rows.map(({ id }) => id)
}

/** Select of plans in one statement, with related data joined or as subqueries. */
export const selectPlans = (ctx: Context) =>
  ctx.db
    .select(columns(ctx))
    .from(plans)
    .innerJoin(users, owner)
    .innerJoin(catalogue_items, eq(catalogue_items.id, plans.plan_status_id))
    .leftJoin(social_counters, countersOf('plan', plans.id))

export type PlanRow = Awaited<ReturnType<ReturnType<typeof selectPlans>['execute']>>[number]

export function toCard(ctx: Context, row: PlanRow, histories: HistoriesOf): PlanCard {
  const { nickname, status, shape, description: _, source: __, copied_from_id: ___, ...rest } = row
  const plan_status = { id: status.id, name: status.name, slug: status.slug, order: status.order }
  return {
    ...rest,
    user: { nickname },
    plan_status,
    ends_on: rest.starts_on && endOf(rest.starts_on, shape),
    stages: shape.map(({ name, days, plant_cycle }) => ({ name, days, cycle_slug: plant_cycle.slug })),
    days: shape.reduce((sum, { days }) => sum + days, 0),
    today: todayOf({ ...rest, plan_status, stages: shape }, histories.get(row.id) ?? [], dayKey(ctx.now())),
  }
}

const toCards = async (ctx: Context, rows: PlanRow[]) => {
  const histories = await historiesOf(
    ctx,
    rows.filter(({ starts_on }) => starts_on).map(({ id }) => id),
  )
  return rows.map((row) => toCard(ctx, row, histories))
}

const owner = and(eq(users.id, plans.created_by), isNull(users.deleted_at))

/** A list's filters, of plans joined with their owners. */
export function narrowed(filter: Narrowing) {
  const { user, plan_cultivations_id, plan_status_id, method, template, archived, search } = filter
  return [
    user ? eq(users.nickname, user) : undefined,
    plan_cultivations_id ? inArray(plans.id, plan_cultivations_id) : undefined,
    plan_status_id ? eq(plans.plan_status_id, plan_status_id) : undefined,
    method ? eq(plans.method, method) : undefined,
    template === undefined ? undefined : eq(plans.template, template),
    filter.private === undefined ? undefined : eq(plans.private, filter.private),
    archived === undefined ? undefined : archived ? isNotNull(plans.archived_at) : isNull(plans.archived_at),
    search ? contains(plans.search_text, search) : undefined,
  ]
}

const sortable = {
  created_at: plans.id,
  name: plans.search_text,
  starts_on: sql`coalesce(${plans.starts_on}, '0001-01-01')`,
  saves_count: savesCount,
}

type ShapeStage = { id: number; name: string; days: number; plant_cycle_id: number; plant_cycle: PlantCycle }

const planId = sql.raw('plans.id')
const shape = sql<ShapeStage[]>`coalesce((select json_agg(json_build_object('id', s.id, 'name', s.name, 'days', s.days,
    'plant_cycle_id', s.plant_cycle_id, 'plant_cycle', ${cycleJson('i')}) order by s.position)
  from plan_stages s join catalogue_items i on i.id = s.plant_cycle_id where s.plan_id = ${planId}), '[]')`

const columns = (ctx: Context) => ({
  id: plans.id,
  slug: plans.slug,
  name: plans.name,
  description: plans.description,
  source: plans.source,
  copied_from_id: plans.copied_from_id,
  private: plans.private,
  archived: sql<boolean>`${plans.archived_at} is not null`,
  template: plans.template,
  created_by: plans.created_by,
  nickname: users.nickname,
  method: plans.method,
  status: catalogue_items,
  starts_on: plans.starts_on,
  version: plans.version,
  shape,
  plants_count: sql<number>`(select count(*)::int from plan_plants l join ${plants} on plants.id = l.plant_id
    where l.plan_id = ${planId} and ${plantsVisibleTo(ctx.viewer)})`,
  ...socialColumns('plan', plans.id, ctx.viewer),
})
