export { showDemonstration } from './demonstration/demonstration.queries.ts'
export { energyCsv, energyCsvRoute } from './energy/energy-csv.export.ts'
export { aimsOf } from './robots/robot-parts.queries.ts'
