import { expect, test } from 'vitest'
import { lastingOf, switchMinutes } from './by-hand.model.ts'

test.each([
  ['lamp', null, 30, [30, 120, 720]],
  ['heater', 120, 30, [30, 120]],
  ['humidifier', 20, 10, [10]],
  ['pump', 10, 2, [1, 2, 5, 10]],
  ['pump', 1, 1, [1]],
  ['co2', null, 2, [1, 2, 5, 10]],
] as const)('%s, at most %s min on: a tap is %i min, to choose are %j', (kind, most_on_minutes, tap, choices) => {
  expect(switchMinutes({ kind, most_on_minutes })).toBe(tap)
  expect(lastingOf({ kind, most_on_minutes })).toEqual(choices)
})
