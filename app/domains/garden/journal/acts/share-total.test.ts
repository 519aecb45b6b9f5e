import { expect, test } from 'vitest'
import { shareTotal } from './share-total.model.ts'

test('a total is shared out in parts that a cup measures, and nothing of it is lost', () => {
  expect(shareTotal(1000, 3)).toEqual([334, 333, 333])
  expect(shareTotal(2000, 4)).toEqual([500, 500, 500, 500])
  expect(shareTotal(10, 4)).toEqual([2.5, 2.5, 2.5, 2.5])
  expect(shareTotal(0, 2)).toEqual([0, 0])
  for (const [total, parts] of [
    [1, 7],
    [1000.5, 3],
    [0.3, 2],
    [999_999.9, 500],
    [12.3456, 5],
  ] as const) {
    const shares = shareTotal(total, parts)
    expect(shares).toHaveLength(parts)
    expect(shares.reduce((sum, one) => sum + one, 0)).toBeCloseTo(total, 6)
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0)
  }
})
