import type { Domain } from '#domain.ts'
import { installPlansOfPlant } from '#domains/garden/garden/index.ts'
import { moderatedPlan } from './plans/plan-moderated.actions.ts'
import { planTarget } from './plans/plan-target.queries.ts'
import { plansApi } from './plans/plans.api.ts'
import { plansOfPlant } from './plans/plans-of-plant.queries.ts'
import { countPlansInCycle, countPlansWithStatus } from './plans/statuses.queries.ts'
import { plansCron, plansJobs } from './plans.jobs.ts'
import { plansPersonalData } from './plans.personal-data.ts'
import { plansSubscribers } from './plans.subscribers.ts'

installPlansOfPlant(plansOfPlant)

export const plans = {
  api: plansApi,
  jobs: plansJobs,
  cron: plansCron,
  subscribers: plansSubscribers,
  personalData: plansPersonalData,
  targets: { plan_cultivation_id: { ...planTarget, moderated: moderatedPlan } },
  usages: { ciclos_da_planta: countPlansInCycle, 'status-plano-de-cultivo': countPlansWithStatus },
} satisfies Domain
