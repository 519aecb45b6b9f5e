import { expect, test } from 'vitest'
import { rankOf, versionPattern } from './firmware-rank.model.ts'

test('versions sort by number, not by letter', () => {
  const sorted = ['1.10.0', '1.9.12', '1.4.2', '2.0.0', '0.0.1'].sort((a, b) => rankOf(a) - rankOf(b))
  expect(sorted).toEqual(['0.0.1', '1.4.2', '1.9.12', '1.10.0', '2.0.0'])
  expect(rankOf('1.4.2')).toBe(1_004_002)
})

test('what is no version is refused', () => {
  for (const typed of ['1.4', 'v1.4.2', '1.04.2', '1.4.2-beta', '1.4.1000'])
    expect(versionPattern.test(typed)).toBe(false)
  expect(() => rankOf('1.4')).toThrow()
})
