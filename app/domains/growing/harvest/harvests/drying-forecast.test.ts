import { expect, test } from 'vitest'
import { DAY } from '#shared/durations.ts'
import { dryingForecast, type Weighing, weightAfter } from './drying-forecast.model.ts'

const cut = new Date('2026-11-01T12:00:00Z')
const day = (n: number) => new Date(cut.getTime() + n * DAY)
const waters = { fresh_water: 0.78, target_water: 0.12 }
const wet = { at: cut, grams: 400 }
/** 400 g with 88 g of dry matter, losing 20 % of the remaining water per day (k = 0.2). */
const weight = (n: number) => 88 + 312 * Math.exp(-0.2 * n)
const weighed = (...days: number[]): Weighing[] => days.map((n) => ({ at: day(n), grams: weight(n) }))
const forecast = (weighings: Weighing[], overrides = {}) => dryingForecast({ wet, weighings, ...waters, ...overrides })

test('the dry weight is wet · (1 − m0) / (1 − m1): 75 to 80 % fresh, 10 to 12 % dry leave 22 to 28 %', () => {
  const dry = (fresh_water: number, target_water: number) =>
    dryingForecast({ wet: { at: cut, grams: 100 }, weighings: [], fresh_water, target_water }).dry_g
  expect(dry(0.8, 0.1)).toBeCloseTo(22.2, 1)
  expect(dry(0.75, 0.12)).toBeCloseTo(28.4, 1)
})

test('a curve that follows the model gives back its rate and the day on which it weighs the target', () => {
  const { rate, ready_at, dry_g, why } = forecast(weighed(2, 4, 6, 7))
  expect(rate).toBeCloseTo(0.2, 9)
  expect(dry_g).toBeCloseTo(100, 9)
  // 88 + 312 · e^(−0.2 t) = 100 at t = ln(312 / 12) / 0.2 = 16.29 days.
  expect((ready_at?.getTime() ?? 0) / DAY - cut.getTime() / DAY).toBeCloseTo(Math.log(312 / 12) / 0.2, 6)
  expect(why).toBeNull()
})

test('each point says its water: 78 % when cut, 12 % at the target', () => {
  const { points } = forecast([{ at: day(15), grams: 100 }])
  expect(points.map(({ water }) => Math.round((water ?? 9) * 100))).toEqual([78, 12])
})

test('the order in which they come does not matter', () => {
  expect(forecast(weighed(6, 2, 7, 4)).ready_at).toEqual(forecast(weighed(2, 4, 6, 7)).ready_at)
})

test('fewer than three weighings foretell nothing; neither does a plant whose wet weight nobody took', () => {
  expect(forecast(weighed(2, 4))).toMatchObject({ ready_at: null, why: 'poucas-pesagens' })
  const without = forecast(weighed(2, 4, 6), { wet: null })
  expect(without).toMatchObject({ ready_at: null, dry_g: null, why: 'sem-umido' })
  expect(without.points.map(({ water }) => water)).toEqual([null, null, null])
})

test('a weight that stays or rises foretells nothing', () => {
  expect(forecast([...weighed(2, 4, 6), { at: day(7), grams: weight(6) }]).why).toBe('nao-caiu')
  expect(forecast([300, 310, 320].map((grams, n) => ({ at: day(n + 1), grams }))).why).toBe('nao-caiu')
  expect(forecast([300, 299, 298].map((grams) => ({ at: day(1), grams }))).why).toBe('nao-caiu')
  expect(forecast([300, 299.9, 299.8].map((grams, n) => ({ at: day(n + 1), grams }))).why).toBe('quase-parou')
})

test('at the target it is time to stop, on the first weighing there', () => {
  const { reached_at, ready_at } = forecast([...weighed(2, 6), { at: day(13), grams: 100 }, { at: day(14), grams: 97 }])
  expect(reached_at).toEqual(day(13))
  expect(ready_at).toBeNull()
})

test('lighter than its own dry matter: a weight is wrong, and nothing is said of the target', () => {
  expect(forecast([...weighed(2, 4), { at: day(5), grams: 80 }])).toMatchObject({
    reached_at: null,
    why: 'leve-demais',
  })
})

test('a weight that the plant can not have has no share of water, and the figures of the others stay', () => {
  const branch = forecast([...weighed(2, 4), { at: day(5), grams: 42.5 }])
  expect(branch.points.map(({ water }) => water !== null)).toEqual([true, true, true, false])
  const heavy = forecast([{ at: day(2), grams: 700 }])
  expect(heavy).toMatchObject({ why: 'pesada-demais', ready_at: null })
  expect(heavy.points.at(-1)?.water).toBeNull()
})

test('the drawn forecast begins at the last weighing and ends at the target', () => {
  const last = { at: day(7), grams: weight(7) }
  const drawn = (n: number) => weightAfter(last, day(n), { rate: 0.2, solids: 88 })
  expect(drawn(7)).toBeCloseTo(weight(7), 9)
  expect(drawn(Math.log(26) / 0.2)).toBeCloseTo(100, 6)
})
