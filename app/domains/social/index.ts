export { countersOf, isSaved, savesCount, socialColumns, viewsCount } from './counters/counters.queries.ts'
export { forgetTargets } from './forget-targets.actions.ts'
export { targetNamed } from './targets.registry.ts'
