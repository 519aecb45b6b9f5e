import { expect, test } from 'vitest'
import { rankOf } from './ranking.model.ts'

const at = (hours: number) => new Date(Date.UTC(2026, 10, 1, hours))

test('ten times as much weighs as much as two days', () => {
  const young = rankOf({ saves: 0, comments: 0, created_at: at(48) })
  expect(rankOf({ saves: 9, comments: 0, created_at: at(0) })).toBeCloseTo(young, 10)
  expect(rankOf({ saves: 10, comments: 0, created_at: at(0) })).toBeGreaterThan(young)
})

test('the first save counts, a comment counts twice', () => {
  const rank = (saves: number, comments = 0) => rankOf({ saves, comments, created_at: at(0) })
  expect(rank(1)).toBeGreaterThan(rank(0))
  expect(rank(0, 5)).toBe(rank(10))
})
