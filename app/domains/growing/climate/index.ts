export { leafVpdSql } from './vpd.queries.ts'
export { readClimate } from './climate.queries.ts'
