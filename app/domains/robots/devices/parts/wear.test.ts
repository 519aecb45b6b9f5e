import { expect, test } from 'vitest'
import { wearOf } from './wear.model.ts'

const now = new Date('2026-11-21T15:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

test('wear goes on at the pace of the last month', () => {
  expect(wearOf({ hours: 600, recent_hours: 300, life_hours: 3000 }, { from: daysAgo(60), now })).toEqual({
    ...{ hours_a_day: 10, used: 0.2, days_left: 240 },
  })
})

test('a robot of some days has the pace of these days; of less than a week there is no forecast', () => {
  expect(wearOf({ hours: 80, recent_hours: 80, life_hours: 180 }, { from: daysAgo(8), now })).toMatchObject({
    hours_a_day: 10,
    days_left: 10,
  })
  expect(wearOf({ hours: 40, recent_hours: 40, life_hours: 140 }, { from: daysAgo(5), now })).toMatchObject({
    hours_a_day: 8,
    days_left: null,
  })
  expect(wearOf({ hours: 140, recent_hours: 40, life_hours: 140 }, { from: daysAgo(5), now }).days_left).toBe(0)
})

test('a new part goes on at the pace of the one before', () => {
  expect(wearOf({ hours: 2, recent_hours: 300, life_hours: 1002 }, { from: daysAgo(90), now }).days_left).toBe(100)
})

test('worn out is worn out; what is hardly used, lasts for decades or is of unknown life has no date', () => {
  const from = daysAgo(90)
  expect(wearOf({ hours: 31, recent_hours: 0, life_hours: 30 }, { from, now })).toMatchObject({ days_left: 0 })
  expect(wearOf({ hours: 0, recent_hours: 0, life_hours: 30 }, { from, now }).days_left).toBeNull()
  expect(wearOf({ hours: 9, recent_hours: 3, life_hours: 100_000 }, { from, now }).days_left).toBeNull()
  expect(wearOf({ hours: 9, recent_hours: 3, life_hours: null }, { from, now })).toMatchObject({ used: null })
})
