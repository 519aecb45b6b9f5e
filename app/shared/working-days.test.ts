import { expect, test } from 'vitest'
import { addDays } from './days.ts'
import { addWorkingDays, isWorkingDay, workingDaysAfter } from './working-days.ts'

/** Weekdays without work in São Paulo, from the calendars of both years. */
const holidays = {
  2026: '01-01 02-16 02-17 04-03 04-21 05-01 06-04 07-09 09-07 10-12 11-02 11-20 12-25',
  2027: '01-01 01-25 02-08 02-09 03-26 04-21 05-27 07-09 09-07 10-12 11-02 11-15',
}

test.each(Object.entries(holidays))('the weekdays without work of %s', (year, days) => {
  const free: string[] = []
  for (let day = `${year}-01-01`; day.startsWith(year); day = addDays(day, 1))
    if (![0, 6].includes(new Date(day).getUTCDay()) && !isWorkingDay(day)) free.push(day.slice(5))
  expect(free.join(' ')).toBe(days)
})

test.each([
  ['2026-11-26', 1, '2026-11-27'],
  ['2026-11-27', 1, '2026-11-30'],
  ['2026-11-28', 1, '2026-11-30'],
  ['2026-11-19', 1, '2026-11-23'],
  ['2026-02-13', 1, '2026-02-18'],
  ['2026-04-02', 2, '2026-04-07'],
  ['2026-06-03', 1, '2026-06-05'],
  ['2026-07-08', 5, '2026-07-16'],
  ['2026-12-24', 5, '2027-01-04'],
  ['2027-01-22', 1, '2027-01-26'],
  ['2027-02-05', 3, '2027-02-12'],
  ['2027-03-25', 1, '2027-03-29'],
  ['2027-05-26', 1, '2027-05-28'],
  ['2027-11-12', 2, '2027-11-17'],
])('%s and %i working days are %s', (from, days, to) => {
  expect(addWorkingDays(from, days)).toBe(to)
  expect(workingDaysAfter(from, to)).toBe(days)
})

test('nothing has gone by on the day itself, nor before it, nor over a weekend', () => {
  expect(addWorkingDays('2026-11-28', 0)).toBe('2026-11-28')
  expect(workingDaysAfter('2026-11-27', '2026-11-27')).toBe(0)
  expect(workingDaysAfter('2026-11-27', '2026-11-29')).toBe(0)
  expect(workingDaysAfter('2026-11-27', '2026-11-20')).toBe(0)
})
