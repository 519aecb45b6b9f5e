import { expect, test } from 'vitest'
import { niceTop } from './nice-top.model.ts'

test.each([
  [349, 400],
  [100, 100],
  [101, 200],
  [0, 1],
  [9.5, 10],
  [1200, 2000],
])('%d fits under %d', (value, top) => expect(niceTop(value)).toBe(top))
