import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { planAgenda } from '../stages/plan-agenda.actions.ts'
import { setPlanPlants, setPlanSpaces } from './plan-members.actions.ts'
import { changePlan } from './plans.actions.ts'
import type { PlanPlants, PlanSpaces } from './plans.schemas.ts'
import type { Plan } from './plans.table.ts'

/** Sets the plants that follow the plan; its progress is computed from them. */
export const changePlanPlants = (ctx: Context, { slug, plant_ids }: PlanPlants) =>
  changePlan(ctx, slug, 'plan.plants', async (tx, plan) => {
    refuseTemplate(plan)
    await setPlanPlants(tx, plan, plant_ids)
    await planAgenda(tx, plan.id)
  })

export const changePlanSpaces = (ctx: Context, { slug, space_ids }: PlanSpaces) =>
  changePlan(ctx, slug, 'plan.spaces', async (tx, plan) => {
    refuseTemplate(plan)
    await setPlanSpaces(tx, plan, space_ids)
  })

function refuseTemplate({ template }: Plan) {
  if (template) throw new AppError('conflict', 'Um modelo não tem plantas nem espaços. Comece um plano a partir dele.')
}
