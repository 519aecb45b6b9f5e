import { expect, test } from 'vitest'
import { evenly } from './evenly.ts'

test('a long list is thinned evenly, with its first and its last', () => {
  expect(evenly([1, 2, 3], 3)).toEqual([1, 2, 3])
  expect(evenly([1, 2, 3, 4, 5, 6, 7, 8, 9], 5)).toEqual([1, 3, 5, 7, 9])
  const many = Array.from({ length: 1000 }, (_, at) => at)
  expect(evenly(many, 36)).toHaveLength(36)
  expect(new Set(evenly(many, 36)).size).toBe(36)
  expect([evenly(many, 36)[0], evenly(many, 36).at(-1)]).toEqual([0, 999])
})
