import { expect, test } from 'vitest'
import { portionsFor, totalOf } from './dose.model.ts'

const flora = [
  { name: 'Micro', ml_per_litre: 1.5 },
  { name: 'Bloom', ml_per_litre: 2 },
]

test('20 L at 1,5 and 2 ml/L take 30 and 40 ml, 70 together', () => {
  const portions = portionsFor(20, flora)
  expect(portions.map(({ ml }) => ml)).toEqual([30, 40])
  expect(totalOf(portions)).toBe(70)
})

test('a dose of 0 is 0 ml; a missing one leaves its portion and the total open', () => {
  const portions = portionsFor(20, [
    { name: 'Água pura', ml_per_litre: 0 },
    { name: 'Sem dose', ml_per_litre: null },
  ])
  expect(portions.map(({ ml }) => ml)).toEqual([0, null])
  expect(totalOf(portions)).toBeNull()
})

test('without litres nothing is known, with none nothing is added', () => {
  expect(portionsFor(null, flora).map(({ ml }) => ml)).toEqual([null, null])
  expect(totalOf([])).toBeNull()
})
