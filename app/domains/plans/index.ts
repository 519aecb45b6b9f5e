export { findOwnPlan, findPlan } from './plans/plans.owned.ts'
export { plansOf } from './plans/plans.queries.ts'
export { ownPlans } from './plans.personal-data.ts'
