import { expect, test } from 'vitest'
import { costPerGram, yieldOf } from './yield.model.ts'

const all = { grams: 120, watts: 240, area_m2: 1, kwh_share: 300, plants: 1 }

test('120 g of 240 W, 1 m² and 300 kWh are 0,5 g/W, 120 g/m² and 0,4 g/kWh', () => {
  expect(yieldOf(all)).toEqual({ per_watt: 0.5, per_m2: 120, per_kwh: 0.4 })
})

test('shared by four, each has a quarter of the lamps', () => {
  expect(yieldOf({ ...all, grams: 30, kwh_share: 75, plants: 4 })).toEqual({ per_watt: 0.5, per_m2: 120, per_kwh: 0.4 })
})

test('what was not weighed has no yield, lamps that nobody knows of neither; 0 g are 0 g', () => {
  expect(yieldOf({ ...all, grams: null })).toEqual({ per_watt: null, per_m2: null, per_kwh: null })
  expect(yieldOf({ ...all, watts: null, kwh_share: null })).toEqual({ per_watt: null, per_m2: 120, per_kwh: null })
  expect(yieldOf({ ...all, grams: 0 }).per_watt).toBe(0)
})

test('R$ 150,00 for 100 g are R$ 1,50 a gram; unknown costs are no cost of 0', () => {
  expect(costPerGram(15_000, 100)).toBe(150)
  expect(costPerGram(null, 100)).toBeNull()
  expect(costPerGram(15_000, null)).toBeNull()
  expect(costPerGram(15_000, 0)).toBeNull()
})
