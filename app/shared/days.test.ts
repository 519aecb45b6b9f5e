import { expect, test } from 'vitest'
import { addDays, addMonths } from './days.ts'

test('days are counted over months, years, leap days and summer time', () => {
  expect(addDays('2026-12-30', 3)).toBe('2027-01-02')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
  expect(addDays('2018-11-03', 1)).toBe('2018-11-04')
  expect(addDays('2019-02-16', 1)).toBe('2019-02-17')
})

test('a month without such a day ends on its last', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2028-01-31', 1)).toBe('2028-02-29')
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
  expect(addMonths('2026-11-21', 14)).toBe('2028-01-21')
  expect(addMonths('2026-11-21', -11)).toBe('2025-12-21')
})
