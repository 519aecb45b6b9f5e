export { countersOf, isSaved, savesCount, socialColumns, viewsCount } from './counters/counters.queries.ts'
export { targetNamed } from './targets.registry.ts'
