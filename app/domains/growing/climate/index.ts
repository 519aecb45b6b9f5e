export { type AirOfDay, airAround } from './air-around.queries.ts'
export { readClimate } from './climate.queries.ts'
export { vpdAround } from './in-band.queries.ts'
