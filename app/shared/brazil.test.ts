import { expect, test } from 'vitest'
import { brazilianPhone, isAged, ufs } from './brazil.ts'

test('there are 27 states and 67 area codes', () => {
  expect(ufs).toHaveLength(27)
  const codes = Array.from({ length: 100 }, (_, i) => String(i).padStart(2, '0'))
  expect(codes.filter((code) => brazilianPhone(`${code}987654321`))).toHaveLength(67)
})

test.for([
  ['(31) 98765-4321', '+5531987654321'],
  ['11 3333-4444', '+551133334444'],
  ['+55 (51) 99999-0000', '+5551999990000'],
  ['55999990000', '+5555999990000'],
])('%s is kept as %s', ([typed, kept]) => {
  expect(brazilianPhone(typed ?? '')).toBe(kept)
})

test.for(['(20) 98765-4321', '31 8765-4321', '(31) 88765-4321', '98765-4321', '', '(11) 1333-4444'])(
  '%s is no Brazilian number',
  (typed) => {
    expect(brazilianPhone(typed)).toBeNull()
  },
)

test.for([
  ['2008-11-21', '2026-11-21', true],
  ['2008-11-22', '2026-11-21', false],
  ['2008-02-29', '2026-02-28', false],
  ['2008-02-29', '2026-03-01', true],
] as const)('born on %s, on %s of age: %s', ([born, today, aged]) => {
  expect(isAged(18, born, today)).toBe(aged)
})
