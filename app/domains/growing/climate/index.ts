export { readClimate } from './climate.queries.ts'
export { leafVpdSql } from './vpd.queries.ts'
