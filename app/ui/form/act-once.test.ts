import { expect, test } from 'vitest'
import { actOnce } from './act-once.ts'

const tap = (isSent: boolean, detail: number) => {
  let taken = true
  actOnce(isSent)({ detail, preventDefault: () => (taken = false) })
  return taken
}

test('a switch takes one tap: not the second of a double tap, nor one while the first is under way', () => {
  expect(tap(false, 1)).toBe(true)
  expect(tap(false, 0), 'by key').toBe(true)
  expect(tap(false, 2)).toBe(false)
  expect(tap(true, 1)).toBe(false)
})
