export { findOwnPlan, findPlan } from './plans/plans.owned.ts'
export { plansOf } from './plans/plans.queries.ts'
export { ownPlans } from './plans.personal-data.ts'
export {
  type AirName,
  type AirQuestion,
  type AskMeasuredAir,
  airNames,
  installMeasuredAir,
} from './progress/measured-air.registry.ts'
