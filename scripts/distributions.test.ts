import { expect, test } from 'vitest'
import { mannWhitney, median, medianDifference } from '../tests/load/distributions.ts'

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)

test('the median is the middle, or the mean of the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([1, 2, 3, 10])).toBe(2.5)
})

test.for([
  // Calculated by hand: U = 0, z = 2.611; U = 200, z = 0; U = 128, z = 1.948.
  [range(1, 5), range(6, 10), 0.00902],
  [range(1, 20), range(1, 20), 1],
  [range(1, 20), range(5, 24), 0.05146],
] as const)('the p of %j and %j is %d', ([a, b, p]) => {
  expect(mannWhitney([...a], [...b])).toBeCloseTo(p, 3)
})

test('a shift of half a deviation is found in 200 samples, none is not', () => {
  const wave = (shift: number, step: number) => range(1, 200).map((i) => 30 + Math.sin(i * step) * 2 + shift)
  expect(mannWhitney(wave(0, 7), wave(0.8, 11))).toBeLessThan(0.01)
  expect(mannWhitney(wave(0, 7), wave(0, 11))).toBeGreaterThan(0.01)
})

test('the interval of the difference holds the difference', () => {
  const { least, most } = medianDifference(range(101, 300), range(1, 200))
  expect(least).toBeLessThan(100)
  expect(most).toBeGreaterThan(100)
  expect(most - least).toBeLessThan(80)
})
