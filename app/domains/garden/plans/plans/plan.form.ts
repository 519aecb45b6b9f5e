import type { PlanDetail, PlanFields } from './plans.schemas.ts'

/** A plan as its form sends it, without its stages: these have versions of their own. */
export const planFields = (plan: PlanDetail): PlanFields => ({
  name: plan.name,
  description: plan.description,
  method: plan.method,
  private: plan.private,
  starts_on: plan.starts_on ?? undefined,
})
