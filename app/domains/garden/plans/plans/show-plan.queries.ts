import { and, asc, eq } from 'drizzle-orm'
import { catalogue_items } from '#domains/base/catalogue/items/items.table.ts'
import { cycleOf } from '#domains/garden/garden/cycles/cycle.view.ts'
import { visibleTo as spacesVisibleTo } from '#domains/garden/garden/spaces/spaces.policy.ts'
import { spaces } from '#domains/garden/garden/spaces/spaces.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { byIdOrSlug } from '#platform/owned/owned.ts'
import { dayKey } from '#shared/dates.ts'
import { historiesOf } from '../progress/plan-histories.queries.ts'
import { type Entered, progressOf } from '../progress/plan-progress.model.ts'
import { ownedPlans } from './plans.owned.ts'
import { canUpdate, isCreator, visibleTo } from './plans.policy.ts'
import { selectPlans, toCard } from './plans.queries.ts'
import type { PlanDetail, PlanStageShown } from './plans.schemas.ts'
import { plan_spaces, plan_stages, plans } from './plans.table.ts'

/** A plan with its scheduled stages, planned and actual. Five queries. */
export async function showPlan(ctx: Context, slug: string): Promise<PlanDetail> {
  const [row] = await selectPlans(ctx)
    .where(and(byIdOrSlug(plans, slug), visibleTo(ctx.viewer)))
    .limit(1)
  if (!row) throw ownedPlans.notFound()
  const [histories, stages, places, copied_from] = await Promise.all([
    historiesOf(ctx, row.starts_on ? [row.id] : []),
    stagesOf(ctx, row.id),
    spacesOfPlan(ctx, row.id),
    authorOf(ctx, row.copied_from_id),
  ])
  const owned = { ...row, deleted_at: null }
  return {
    ...toCard(ctx, row, histories),
    description: row.description,
    source: row.source,
    copied_from,
    stages: inTime(row.starts_on, stages, histories.get(row.id) ?? [], dayKey(ctx.now())),
    spaces: places,
    can: {
      update: canUpdate(ctx.viewer, owned),
      save: ctx.viewer !== null,
      see_privacy: isCreator(ctx.viewer, owned),
      copy: ctx.viewer !== null,
    },
  }
}

type Words = Awaited<ReturnType<typeof stagesOf>>[number]

/** The stages of a plan, in order, with their cycles. */
export async function stagesOf({ db }: Context, plan_id: number) {
  const rows = await db
    .select({ stage: plan_stages, cycle: catalogue_items })
    .from(plan_stages)
    .innerJoin(catalogue_items, eq(catalogue_items.id, plan_stages.plant_cycle_id))
    .where(eq(plan_stages.plan_id, plan_id))
    .orderBy(asc(plan_stages.position), asc(plan_stages.id))
  return rows.map(({ stage: { plan_id: _, position: __, ...stage }, cycle }) => ({
    ...stage,
    plant_cycle: cycleOf(cycle),
  }))
}

function inTime(starts_on: string | null, stages: Words[], histories: Entered[][], today: string): PlanStageShown[] {
  const none = { planned_on: null, planned_until: null, done_on: null, counted: false, drift_days: null, state: null }
  if (!starts_on) return stages.map((stage) => ({ ...stage, ...none }))
  const progress = progressOf(starts_on, stages, histories, today)
  return stages.map((stage, i) => ({ ...stage, ...(progress.stages[i] ?? none) }))
}

/** The spaces of a plan that the viewer may see. */
const spacesOfPlan = ({ db, viewer }: Context, plan_id: number) =>
  db
    .select({ id: spaces.id, slug: spaces.slug, name: spaces.name })
    .from(plan_spaces)
    .innerJoin(spaces, and(eq(spaces.id, plan_spaces.space_id), spacesVisibleTo(viewer)))
    .where(eq(plan_spaces.plan_id, plan_id))
    .orderBy(asc(spaces.id))

/** Owner of the plan that this one was copied from; null when the viewer may not see that plan. */
async function authorOf({ db, viewer }: Context, id: number | null): Promise<PlanDetail['copied_from']> {
  if (!id) return null
  const [row] = await db
    .select({ id: plans.id, slug: plans.slug, name: plans.name, nickname: users.nickname })
    .from(plans)
    .innerJoin(users, eq(users.id, plans.created_by))
    .where(and(eq(plans.id, id), visibleTo(viewer)))
  if (!row) return null
  const { nickname, ...rest } = row
  return { ...rest, user: { nickname } }
}
