import { expect, test } from 'vitest'
import { dayKey } from '#shared/dates.ts'
import { DAY } from '#shared/durations.ts'
import { streakOf } from './streak.model.ts'

const day = (ago: number) => dayKey(new Date(Date.parse('2026-11-21T15:00:00Z') - ago * DAY))
const days = (...agos: number[]) => agos.map(day)
const range = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, at) => day(from - at))
const today = day(0)

test('days in a row count; today is not missed before it is over', () => {
  expect(streakOf([], today)).toEqual({ days: 0, freezes: 0, today: false })
  expect(streakOf(days(2, 1, 0), today)).toMatchObject({ days: 3, today: true })
  expect(streakOf(days(2, 1), today)).toMatchObject({ days: 2, today: false })
  expect(streakOf(days(3, 2), today)).toMatchObject({ days: 0 })
})

test('the same day twice, or in another order, is one day', () => {
  expect(streakOf(days(0, 1, 1, 0, 2), today)).toMatchObject({ days: 3 })
})

test('seven days in a row earn a freeze, which saves one missed day and is gone', () => {
  expect(streakOf(range(6, 0), today)).toMatchObject({ days: 7, freezes: 1 })
  expect(streakOf([...range(9, 3), ...range(1, 0)], today)).toMatchObject({ days: 9, freezes: 0 })
  expect(streakOf([...range(12, 6), ...range(4, 3), day(1)], today)).toMatchObject({ days: 1 })
  expect(streakOf(range(40, 0), today)).toMatchObject({ days: 41, freezes: 2 })
})
