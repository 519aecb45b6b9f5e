export { readClimate } from './climate.queries.ts'
