import { expect, test } from 'vitest'
import { addDays, daysFrom, endOf, scheduleOf } from './plan-schedule.model.ts'

test('each stage begins on the day after the one before ends', () => {
  const stages = [{ days: 5 }, { days: 21 }, { days: 1 }]
  expect(scheduleOf('2026-09-28', stages)).toEqual([
    { planned_on: '2026-09-28', planned_until: '2026-10-02' },
    { planned_on: '2026-10-03', planned_until: '2026-10-23' },
    { planned_on: '2026-10-24', planned_until: '2026-10-24' },
  ])
  expect(endOf('2026-09-28', stages)).toBe('2026-10-24')
})

test('days are counted over months, years and leap days', () => {
  expect(addDays('2026-12-30', 3)).toBe('2027-01-02')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(daysFrom('2026-11-21', '2026-11-18')).toBe(-3)
  expect(daysFrom('2026-02-10', '2026-11-21')).toBe(284)
})
