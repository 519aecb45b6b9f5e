import { expect, test } from 'vitest'
import { shareOf, weightLost } from './weight-lost.model.ts'

const at = (day: number) => new Date(Date.UTC(2026, 10, day))

test('what a branch lost, of its own first weight', () => {
  const weighings = [
    { at: at(9), grams: 21.25 },
    { at: at(1), grams: 42.5 },
    { at: at(5), grams: 30 },
  ]
  expect(weightLost(weighings)).toMatchObject({ first: { grams: 42.5 }, last: { grams: 21.25 }, lost: 0.5 })
})

test('once weighed says nothing; heavier than at first is no loss', () => {
  expect(weightLost([])).toBeNull()
  expect(weightLost([{ at: at(1), grams: 40 }])).toBeNull()
  expect(weightLost([0, 10].map((grams, day) => ({ at: at(day + 1), grams })))).toBeNull()
  expect(weightLost([40, 45].map((grams, day) => ({ at: at(day + 1), grams })))?.lost).toBeNull()
})

test('no part is more than the whole, or less than nothing', () => {
  expect(shareOf(100, 400)).toBe(0.25)
  expect(shareOf(400, 400)).toBe(1)
  for (const [part, whole] of [
    [401, 400],
    [-1, 400],
    [1, 0],
    [null, 400],
    [1, null],
  ] as const)
    expect(shareOf(part, whole)).toBeNull()
})
