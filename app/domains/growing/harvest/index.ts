export { dryingUntil, showHarvest } from './harvests/harvests.queries.ts'
export { filledJars } from './jars/filled-jars.queries.ts'
