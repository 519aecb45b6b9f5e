import { DAY } from '#shared/durations.ts'
import { chanceOf } from '../chance.ts'
import type { Ids } from './heavy-ids.ts'

/** Number of rows. */
export const sizes = { users: 100_000, plants: 100_000, spaces: 20_000, plans: 20_000, updates: 5_000_000 } as const

const READINGS = 50
const PER_PLANT = (sizes.updates - sizes.spaces * READINGS) / sizes.plants

const upTo = (count: number) => ({
  *[Symbol.iterator]() {
    for (let i = 0; i < count; i++) yield i
  },
})
const at = (now: number, daysAgo: number) => new Date(now - daysAgo * DAY).toISOString()
const day = (now: number, daysAgo: number) => at(now, daysAgo).slice(0, 10)
/** UUIDs in ascending order, so that their index grows at one end. */
const key = (i: number) => {
  const hex = i.toString(16).padStart(24, '0')
  return `0199${hex.slice(0, 4)}-${hex.slice(4, 8)}-7${hex.slice(8, 11)}-8${hex.slice(11, 14)}-${hex.slice(12)}`
}

/** Every fifth grower has a space: plants `5 i` to `5 i + 4` are in space `i`. */
const spaceOf = (ids: Ids, plant: number) => ids.space + Math.floor(plant / 5)
/** The five plants of a space belong to the space's grower. */
const growerOf = (ids: Ids, plant: number) => ids.user + Math.floor(plant / 5) * 5

export function* userRows(ids: Ids, now: number) {
  for (const i of upTo(sizes.users)) {
    const joined = at(now, 400 - (i % 390))
    yield [
      ids.user + i,
      `jardineira${i}`,
      `jardineira${i}@pesado.exemplo`,
      ids.password,
      joined,
      joined,
      joined,
      i % 3 === 0,
    ]
  }
}
export const userColumns = [
  'id',
  'nickname',
  'email',
  'password_hash',
  'email_verified_at',
  'adult_declared_at',
  'created_at',
  'discoverable',
]

export function* spaceRows(ids: Ids, now: number) {
  for (const i of upTo(sizes.spaces)) {
    const name = `Tenda ${i}`
    yield [
      ids.space + i,
      `tenda-pesada-${i}`,
      growerOf(ids, i * 5),
      name,
      `tenda ${i}`,
      i % 2 === 0,
      80,
      80,
      180,
      at(now, 380),
    ]
  }
}
export const spaceColumns = [
  'id',
  'slug',
  'created_by',
  'name',
  'search_text',
  'private',
  'width_cm',
  'depth_cm',
  'height_cm',
  'created_at',
]

export function* plantRows(ids: Ids, now: number) {
  for (const i of upTo(sizes.plants)) {
    const age = 30 + (i % 320)
    const cycle = ids.cycles[i % ids.cycles.length] ?? 0
    const name = `Planta ${i}`
    yield [
      ids.plant + i,
      `planta-pesada-${i}`,
      growerOf(ids, i),
      name,
      `planta ${i}`,
      i % 2 === 0,
      cycle,
      spaceOf(ids, i),
      day(now, age % 30),
      day(now, age),
      at(now, age),
    ]
  }
}
export const plantColumns = [
  'id',
  'slug',
  'created_by',
  'name',
  'search_text',
  'private',
  'plant_cycle_id',
  'space_id',
  'cycle_since',
  'started_on',
  'created_at',
]

/** Each plant has been in its space since it began. */
export function* placeRows(ids: Ids, now: number) {
  for (const i of upTo(sizes.plants)) yield [ids.plant + i, spaceOf(ids, i), day(now, 30 + (i % 320))]
}

export function* cycleChangeRows(ids: Ids, now: number) {
  for (const i of upTo(sizes.plants))
    for (const step of upTo(3))
      yield [ids.plant + i, ids.cycles[step] ?? 0, day(now, 30 + (i % 320) - step * 10), growerOf(ids, i)]
}
export const cycleChangeColumns = ['plant_id', 'plant_cycle_id', 'on', 'created_by']

const kinds = ['rega', 'rega-alimentacao', 'medicao', 'nota', 'desfolha'] as const
const texts = ['', '', '', 'Folhas firmes, cor boa.', 'Tirei as folhas de baixo.'] as const

/** A plant's journal over the last year, then the readings of each space, twice a day. */
export function* updateRows(ids: Ids, now: number) {
  const chance = chanceOf('heavy')
  let n = 0
  for (const i of upTo(sizes.plants))
    for (const step of upTo(PER_PLANT)) {
      const which = (i + step) % kinds.length
      yield [
        ids.plant + i,
        spaceOf(ids, i),
        growerOf(ids, i),
        kinds[which] as string,
        texts[which] as string,
        which < 2
          ? `{"volume_ml":{"value":${400 + (n % 900)}},"ph":{"value":6.${n % 10}}}`
          : which === 2
            ? '{"height_cm":{"value":40}}'
            : '{}',
        at(now, (360 * (PER_PLANT - step)) / PER_PLANT - chance.next()),
        key(n++),
      ]
    }
  for (const i of upTo(sizes.spaces))
    for (const step of upTo(READINGS))
      yield [
        null,
        ids.space + i,
        growerOf(ids, i * 5),
        'medicao',
        '',
        `{"temperature":{"value":2${n % 8}.${n % 10}},"humidity":{"value":${50 + (n % 20)}}}`,
        at(now, (READINGS - step) / 2),
        key(n++),
      ]
}
export const updateColumns = [
  'plant_id',
  'space_id',
  'created_by',
  'kind',
  'text',
  'measures',
  'happened_at',
  'act_key',
]

/** Two tasks per plant: one due around today, one far off. */
export function* taskRows(ids: Ids, now: number) {
  for (const i of upTo(sizes.plants))
    for (const step of upTo(2))
      yield [
        growerOf(ids, i),
        ids.plant + i,
        step ? 'Desfolhar' : 'Regar',
        step ? 'desfolha' : 'rega',
        step ? null : 'FREQ=DAILY;INTERVAL=3',
        at(now, step ? -20 - (i % 60) : (i % 9) - 4),
      ]
}
export const taskColumns = ['created_by', 'plant_id', 'title', 'kind', 'rrule', 'due_at']

export function* planRows(ids: Ids, now: number) {
  for (const i of upTo(sizes.plans))
    yield [
      ids.plan + i,
      `plano-pesado-${i}`,
      growerOf(ids, i * 5),
      `Plano ${i}`,
      `plano ${i}`,
      i % 2 === 0,
      ids.plan_status,
      day(now, 30 + (i % 100)),
    ]
}
export const planColumns = ['id', 'slug', 'created_by', 'name', 'search_text', 'private', 'plan_status_id', 'starts_on']

export function* stageRows(ids: Ids) {
  const targets = '{"vpd":{"from":0.8,"to":1.2},"temperature":{"from":22,"to":27}}'
  for (const i of upTo(sizes.plans))
    for (const position of upTo(4))
      yield [ids.plan + i, position, ids.cycles[position] ?? 0, `Etapa ${position + 1}`, 20 + position * 7, targets]
}
export const stageColumns = ['plan_id', 'position', 'plant_cycle_id', 'name', 'days', 'targets']

export function* planSpaceRows(ids: Ids) {
  for (const i of upTo(sizes.plans)) yield [ids.plan + i, ids.space + i]
}
export function* planPlantRows(ids: Ids) {
  for (const i of upTo(sizes.plants)) yield [ids.plan + Math.floor(i / 5), ids.plant + i]
}
