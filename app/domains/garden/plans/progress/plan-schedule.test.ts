import { expect, test } from 'vitest'
import { endOf, scheduleOf } from './plan-schedule.model.ts'

test('each stage begins on the day after the one before ends', () => {
  const stages = [{ days: 5 }, { days: 21 }, { days: 1 }]
  expect(scheduleOf('2026-09-28', stages)).toEqual([
    { planned_on: '2026-09-28', planned_until: '2026-10-02' },
    { planned_on: '2026-10-03', planned_until: '2026-10-23' },
    { planned_on: '2026-10-24', planned_until: '2026-10-24' },
  ])
  expect(endOf('2026-09-28', stages)).toBe('2026-10-24')
})
