import { expect, test } from 'vitest'
import { swiped } from './swipe.ts'

test('a stroke to the left leads on, to the right back; a long one down out; a tap, a short stroke and one up nowhere', () => {
  const from = { x: 200, y: 300 }
  expect(swiped(from, { x: 120, y: 310 })).toBe(1)
  expect(swiped(from, { x: 280, y: 290 })).toBe(-1)
  expect(swiped(from, { x: 150, y: 420 })).toBe('down')
  for (const to of [from, { x: 170, y: 300 }, { x: 190, y: 370 }, { x: 260, y: 200 }])
    expect(swiped(from, to)).toBeNull()
})
