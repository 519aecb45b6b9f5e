import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { createPlan } from '../plans/plans.actions.ts'
import { findPlan } from '../plans/plans.owned.ts'
import type { PlanDetail, PlanTemplate } from '../plans/plans.schemas.ts'
import { stagesOf } from '../plans/show-plan.queries.ts'

/** Creates a template from the viewer's plan: stages without dates, plants and spaces; private by default. */
export const saveAsTemplate = (ctx: Context, { slug, idempotency_key }: PlanTemplate): Promise<PlanDetail> =>
  ctx.transaction(async (tx) => {
    const plan = await findPlan(tx, slug)
    if (plan.created_by !== signedIn(tx).id)
      throw new AppError('forbidden', 'Copie este plano primeiro: modelos são feitos dos seus próprios planos.')
    const stages = (await stagesOf(tx, plan.id)).map(({ id: _, plant_cycle: __, ...stage }) => stage)
    return createPlan(tx, {
      name: `${plan.name} (modelo)`.slice(0, 120),
      description: plan.description,
      method: plan.method,
      private: true,
      template: true,
      stages,
      plant_ids: [],
      space_ids: [],
      copied_from_id: plan.id,
      idempotency_key,
    })
  })
