import { expect, test } from 'vitest'
import { nearest } from './nearest.ts'

test('what lies nearest, of equals the first, of nothing nothing', () => {
  const itself = (value: number) => value
  expect(nearest([1, 4, 9], 5, itself)).toBe(4)
  expect(nearest([0, 10], 5, itself)).toBe(0)
  expect(nearest([], 5, itself)).toBeUndefined()
})
