import { expect, test } from 'vitest'
import { wearOf } from './wear.model.ts'

const now = new Date('2026-11-21T15:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

test('wear goes on at the pace of the last month', () => {
  expect(wearOf({ hours: 600, recent_hours: 300, life_hours: 3000 }, { from: daysAgo(60), now })).toEqual({
    ...{ hours_a_day: 10, used: 0.2, days_left: 240 },
  })
})

test('a robot of some days has the pace of these days; one of an hour, that of a day', () => {
  expect(wearOf({ hours: 40, recent_hours: 40, life_hours: 140 }, { from: daysAgo(5), now })).toMatchObject({
    hours_a_day: 8,
    days_left: 13,
  })
  expect(wearOf({ hours: 1, recent_hours: 1, life_hours: 101 }, { from: daysAgo(0.04), now })).toMatchObject({
    hours_a_day: 1,
    days_left: 100,
  })
})

test('worn out is worn out; what is hardly used, lasts for decades or is of unknown life has no date', () => {
  const from = daysAgo(90)
  expect(wearOf({ hours: 31, recent_hours: 0, life_hours: 30 }, { from, now })).toMatchObject({ days_left: 0 })
  expect(wearOf({ hours: 0, recent_hours: 0, life_hours: 30 }, { from, now }).days_left).toBeNull()
  expect(wearOf({ hours: 9, recent_hours: 3, life_hours: 100_000 }, { from, now }).days_left).toBeNull()
  expect(wearOf({ hours: 9, recent_hours: 3, life_hours: null }, { from, now })).toMatchObject({ used: null })
})
