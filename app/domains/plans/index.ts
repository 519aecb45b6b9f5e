export { findOwnPlan, findPlan } from './plans.owned.ts'
export { ownPlans } from './plans.personal-data.ts'
export { plansOf } from './plans.queries.ts'
