import { expect, test } from 'vitest'
import { anchorDay, periodEnd } from './subscription.model.ts'

/** A moment as a clock in São Paulo shows it. */
const at = (shown: string) => new Date(`${shown}:00-03:00`)

test('a period ends on the day of São Paulo on which it began, in the evening too', () => {
  const bought = at('2027-01-30T22:00')
  expect(anchorDay(bought)).toBe(30)
  expect(periodEnd(bought, 'mensal')).toEqual(at('2027-02-28T22:00'))
  expect(periodEnd(at('2027-02-28T22:00'), 'mensal', 30)).toEqual(at('2027-03-30T22:00'))
  expect(periodEnd(at('2026-12-31T23:30'), 'mensal')).toEqual(at('2027-01-31T23:30'))
  expect(periodEnd(at('2027-01-31T12:00'), 'mensal')).toEqual(at('2027-02-28T12:00'))
  expect(periodEnd(at('2028-02-29T21:30'), 'anual')).toEqual(at('2029-02-28T21:30'))
})
