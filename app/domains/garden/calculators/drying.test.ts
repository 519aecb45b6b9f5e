import { expect, test } from 'vitest'
import { dryWeight, sampleWater, waterNow } from './drying.model.ts'

test('fresh at 75 to 80 % of water, dried to 10 to 12 %, 22 to 28 % of the wet weight is left', () => {
  expect(dryWeight(100, 0.8, 0.1)).toBeCloseTo(22.2, 1)
  expect(dryWeight(100, 0.75, 0.12)).toBeCloseTo(28.4, 1)
})

test('the water of today follows from the same balance', () => {
  expect(waterNow(400, 0.78, dryWeight(400, 0.78, 0.12))).toBeCloseTo(0.12, 9)
  expect(waterNow(400, 0.78, 400)).toBeCloseTo(0.78, 9)
})

test('a sample of 10 g that leaves the oven with 8,8 g held 12 % of water', () => {
  expect(sampleWater(10, 8.8)).toBeCloseTo(0.12, 9)
  expect(sampleWater(10, 10)).toBe(0)
})

test('missing weights are not 0, and 0 g weigh 0 g', () => {
  expect(dryWeight(null, 0.78, 0.12)).toBeNull()
  expect(dryWeight(100, null, 0.12)).toBeNull()
  expect(dryWeight(0, 0.78, 0.12)).toBe(0)
  expect(dryWeight(100, 0.78, 1)).toBeNull()
  expect(waterNow(400, 0.78, null)).toBeNull()
  expect(waterNow(400, 0.78, 0)).toBeNull()
  expect(sampleWater(10, null)).toBeNull()
  expect(sampleWater(0, 0)).toBeNull()
})

test('lighter than its own dry matter: below 0, which tells that a weight is wrong', () => {
  expect(waterNow(400, 0.78, 80)).toBeLessThan(0)
})
