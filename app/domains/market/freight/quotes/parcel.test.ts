import { expect, test } from 'vitest'
import { MOST_PARCELS, parcelsOf } from './packages.model.ts'
import { chargedGrams, itemsKey } from './parcel.model.ts'
import type { FreightItem } from './quote.kinds.ts'

const item = (
  weight_grams: number,
  [length_cm, width_cm, height_cm]: [number, number, number],
  quantity = 1,
): FreightItem => ({
  ...{ variant_id: 1, quantity, unit_price: 10_00, weight_grams, length_cm, width_cm, height_cm },
})

test.each([
  // cm³ / 6: 20×15×10 is 500 g by size.
  ['weighs more than its size', item(800, [20, 15, 10]), 800],
  ['is light, and small enough that size does not count', item(300, [30, 30, 30]), 300],
  ['cubes to exactly 5 kg: its weight counts', item(300, [50, 30, 20]), 300],
  ['cubes above 5 kg: its size counts', item(300, [50, 30, 21]), 5250],
  ['cubes above 5 kg and weighs more', item(9000, [50, 30, 21]), 9000],
  ['is many: the sum counts', item(300, [30, 30, 30], 2), 9000],
  ['is a fraction: rounded up for each piece', item(1, [49, 49, 13], 1), 5203],
])('charged grams of what %s', (_, one, grams) => {
  expect(chargedGrams([one])).toBe(grams)
})

test('two lines of one thing are one question', () => {
  const [a, b] = [item(1, [1, 1, 1], 2), { ...item(1, [1, 1, 1], 1), variant_id: 7 }]
  expect(itemsKey([b, a, a])).toBe(itemsKey([{ ...a, quantity: 4 }, b]))
})

test('things are stacked in one parcel, no smaller than the smallest that is taken', () => {
  expect(parcelsOf([item(500, [20, 15, 10], 2)])).toEqual([
    { grams: 1000, length_cm: 20, width_cm: 15, height_cm: 20, value: 20_00 },
  ])
  expect(parcelsOf([item(50, [5, 5, 1])])).toEqual([
    { grams: 50, length_cm: 16, width_cm: 11, height_cm: 2, value: 10_00 },
  ])
})

test('what does not fit in one parcel goes in several, and none is above what carriers take', () => {
  const parcels = parcelsOf([item(12_000, [60, 40, 30], 5)])
  expect(parcels?.map(({ grams }) => grams)).toEqual([24_000, 24_000, 12_000])
  expect(parcels?.reduce((sum, { value }) => sum + value, 0)).toBe(50_00)
})

test('one thing above what a parcel takes, or too many parcels, are not sent by parcel', () => {
  expect(parcelsOf([item(31_000, [30, 30, 30])])).toBeNull()
  expect(parcelsOf([item(1000, [120, 10, 10])])).toBeNull()
  expect(parcelsOf([item(29_000, [30, 30, 30], MOST_PARCELS + 1)])).toBeNull()
})
