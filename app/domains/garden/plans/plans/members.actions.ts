import { eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { mergeChoice } from '#platform/owned/merge-edit.ts'
import { planAgenda } from '../stages/plan-agenda.actions.ts'
import { setPlanPlants, setPlanSpaces } from './plan-members.actions.ts'
import { changePlan } from './plans.actions.ts'
import type { PlanPlants, PlanSpaces } from './plans.schemas.ts'
import { type Plan, plan_plants, plan_spaces } from './plans.table.ts'

/** Sets the plants that follow the plan; its progress is computed from them. */
export const changePlanPlants = (ctx: Context, { slug, plant_ids: typed, opened }: PlanPlants) =>
  changePlan(ctx, slug, 'plan.plants', async (tx, plan) => {
    refuseTemplate(plan)
    const stand = await tx.db
      .select({ id: plan_plants.plant_id })
      .from(plan_plants)
      .where(eq(plan_plants.plan_id, plan.id))
    await setPlanPlants(
      tx,
      plan,
      mergeChoice(
        typed,
        opened?.plant_ids,
        stand.map(({ id }) => id),
      ),
    )
    await planAgenda(tx, plan.id)
  })

export const changePlanSpaces = (ctx: Context, { slug, space_ids: typed, opened }: PlanSpaces) =>
  changePlan(ctx, slug, 'plan.spaces', async (tx, plan) => {
    refuseTemplate(plan)
    const stand = await tx.db
      .select({ id: plan_spaces.space_id })
      .from(plan_spaces)
      .where(eq(plan_spaces.plan_id, plan.id))
    await setPlanSpaces(
      tx,
      plan,
      mergeChoice(
        typed,
        opened?.space_ids,
        stand.map(({ id }) => id),
      ),
    )
  })

function refuseTemplate({ template }: Plan) {
  if (template) throw new AppError('conflict', 'Um modelo não tem plantas nem espaços. Comece um plano a partir dele.')
}
