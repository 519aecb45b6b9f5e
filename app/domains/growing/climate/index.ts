export { type AirOfDay, airAround } from './air-around.queries.ts'
export { readClimate } from './climate.queries.ts'
export { vpdInBand } from './in-band.queries.ts'
