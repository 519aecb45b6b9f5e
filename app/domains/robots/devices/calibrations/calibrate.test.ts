import { expect, test } from 'vitest'
import { corrected, isNear, isPlausible, none } from './calibrate.model.ts'

test('one point moves, two also stretch, and each builds on what was shown', () => {
  const moved = corrected(none, [{ shown: 25, real: 24 }])
  expect(moved).toEqual({ factor: 1, offset: -1 })
  const salts = [
    { shown: 74, real: 75 },
    { shown: 34, real: 33 },
  ]
  expect(corrected(none, salts)).toEqual({ factor: 1.05, offset: 75 - 74 * 1.05 })
  // Raw 30 was shown as 29 by the first correction; the second says that 29 is 30.
  expect(corrected(moved ?? none, [{ shown: 29, real: 30 }])).toEqual(none)
  const both = corrected({ factor: 2, offset: 1 }, [
    { shown: 0, real: 0 },
    { shown: 10, real: 20 },
  ])
  expect(both).toEqual({ factor: 4, offset: 2 })
})

test('the same reading twice gives no line, and what is far off is no calibration', () => {
  expect(
    corrected(none, [
      { shown: 50, real: 40 },
      { shown: 50, real: 60 },
    ]),
  ).toBeNull()
  expect(isPlausible({ factor: 2.1, offset: 0 })).toBe(false)
  expect(isPlausible({ factor: 0.5, offset: 3 })).toBe(true)
})

test('a single point moves no sensor by more than what it shows', () => {
  expect([isNear({ shown: 24, real: 99 }), isNear({ shown: 24, real: 20 }), isNear({ shown: 0, real: 8 })]).toEqual([
    false,
    true,
    true,
  ])
})
