import { describe, expect, test } from 'vitest'
import { type Entered, progressOf } from './plan-progress.model.ts'

const [GERMINATION, VEGETATIVE, FLOWERING, DRYING] = [1, 2, 3, 4]
const stages = [
  { plant_cycle_id: GERMINATION, days: 5 },
  { plant_cycle_id: VEGETATIVE, days: 30 },
  { plant_cycle_id: FLOWERING, days: 20 },
  { plant_cycle_id: FLOWERING, days: 30 },
  { plant_cycle_id: DRYING, days: 10 },
]
const start = '2026-09-01' // vegetative planned 09-06, flowering 10-06, second half 10-26, drying 11-25
const plant = (...entries: [number, string][]): Entered[] =>
  entries.map(([plant_cycle_id, on]) => ({ plant_cycle_id, on }))
const seen = (histories: Entered[][], today: string) => progressOf(start, stages, histories, today)

describe('drift', () => {
  const late = plant([GERMINATION, '2026-09-01'], [VEGETATIVE, '2026-09-08'], [FLOWERING, '2026-10-09'])

  test('is the done day against the planned one; stages of one cycle count on', () => {
    const { stages: shown, today } = seen([late], '2026-11-01')
    expect(shown.map(({ done_on, counted, drift_days }) => [done_on, counted, drift_days])).toEqual([
      ['2026-09-01', false, 0],
      ['2026-09-08', false, 2],
      ['2026-10-09', false, 3],
      ['2026-10-29', true, 3],
      [null, false, null],
    ])
    expect(today).toEqual({ stage_index: 3, cycle_since: '2026-10-09', stage_day: 4, plan_day: 62, drift_days: 3 })
  })

  test('grows with each day that the next stage is overdue', () => {
    const growing = plant([GERMINATION, '2026-09-01'], [VEGETATIVE, '2026-09-06'])
    expect(seen([growing], '2026-10-06').today?.drift_days).toBe(0)
    expect(seen([growing], '2026-10-10').today?.drift_days).toBe(4)
  })

  test('is negative when early', () => {
    const early = plant([GERMINATION, '2026-09-01'], [VEGETATIVE, '2026-09-04'])
    expect(seen([early], '2026-09-20').today).toMatchObject({ stage_index: 1, drift_days: -2 })
  })

  test('without plants is unknown, not 0: the calendar alone says the stage', () => {
    const { stages: shown, today } = seen([], '2026-10-10')
    expect(today).toEqual({ stage_index: 2, cycle_since: '2026-10-06', stage_day: 5, plan_day: 40, drift_days: null })
    expect(shown.every(({ drift_days, done_on }) => drift_days === null && done_on === null)).toBe(true)
  })

  test('of plants that nobody has moved on is how late the first stage is', () => {
    expect(seen([plant([9, '2026-08-01'])], '2026-09-04').today).toMatchObject({ stage_index: 0, drift_days: 3 })
  })
})

test('a stage has begun when half of the plants are in it', () => {
  const at = (day: string) => plant([VEGETATIVE, '2026-09-06'], [FLOWERING, day])
  const waiting = plant([VEGETATIVE, '2026-09-06'])
  const four = [at('2026-10-05'), at('2026-10-08'), waiting, waiting]
  expect(seen(four, '2026-10-20').stages[2]?.done_on).toBe('2026-10-08')
  expect(seen([...four, waiting], '2026-10-20').stages[2]?.done_on).toBeNull()
})

test('a plan that begins in the middle of a life counts from its own first day', () => {
  const old = plant([GERMINATION, '2026-07-01'], [VEGETATIVE, '2026-07-10'])
  const { stages: shown } = progressOf('2026-09-01', stages.slice(1), [old], '2026-09-02')
  expect(shown[0]).toMatchObject({ done_on: '2026-09-01', drift_days: 0, state: 'agora' })
})

test('a cycle that comes twice in the plan is two lines of the history', () => {
  const again = [VEGETATIVE, FLOWERING, VEGETATIVE].map((plant_cycle_id) => ({ plant_cycle_id, days: 10 }))
  const once = plant([VEGETATIVE, '2026-09-01'], [FLOWERING, '2026-09-11'])
  expect(progressOf(start, again, [once], '2026-09-15').stages[2]?.done_on).toBeNull()
  const twice = [...once, ...plant([VEGETATIVE, '2026-09-22'])]
  expect(progressOf(start, again, [twice], '2026-09-25').stages[2]).toMatchObject({
    done_on: '2026-09-22',
    drift_days: 1,
  })
})

test('before the first day there is no today', () => {
  expect(seen([], '2026-08-31').today).toBeNull()
})

describe('the harvest', () => {
  const [HARVEST, CURING] = [8, 9]
  const ordered = (...cycles: [number, number][]) =>
    cycles.map(([plant_cycle_id, order]) => ({ plant_cycle_id, days: 30, plant_cycle: { order } }))
  const grown = plant([VEGETATIVE, '2026-09-01'], [FLOWERING, '2026-10-01'])
  const cut = [...grown, { plant_cycle_id: HARVEST, on: '2026-12-01', after_cut: 5 }]

  test('begins the drying of a plan that has no stage for it', () => {
    const plan = ordered([VEGETATIVE, 3], [FLOWERING, 4], [DRYING, 6])
    const { stages: shown, today } = progressOf('2026-09-01', plan, [cut], '2026-12-02')
    expect(shown.map(({ state, done_on }) => [state, done_on])).toEqual([
      ['feita', '2026-09-01'],
      ['feita', '2026-10-01'],
      ['agora', '2026-12-01'],
    ])
    expect(today).toMatchObject({ stage_index: 2, cycle_since: '2026-12-01' })
  })

  test('ends a plan that has no stage after it, once half of its plants are cut', () => {
    const plan = ordered([VEGETATIVE, 3], [FLOWERING, 4])
    const over = progressOf('2026-09-01', plan, [cut, grown], '2026-12-02')
    expect(over.stages.map(({ state }) => state)).toEqual(['feita', 'feita'])
    expect(over.today).toBeNull()
    expect(progressOf('2026-09-01', plan, [cut, grown, grown], '2026-12-02').today?.stage_index).toBe(1)
  })

  test('of a plan with a stage for it is that stage', () => {
    const plan = ordered([FLOWERING, 4], [HARVEST, 5], [CURING, 7])
    expect(progressOf('2026-10-01', plan, [cut], '2026-12-02').today?.stage_index).toBe(1)
    const cured = [...cut, { plant_cycle_id: DRYING, on: '2026-12-03', after_cut: 6 }]
    expect(progressOf('2026-10-01', plan, [cured], '2026-12-04').today?.stage_index).toBe(2)
  })
})
