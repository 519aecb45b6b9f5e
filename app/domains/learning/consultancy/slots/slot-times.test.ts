import { expect, test } from 'vitest'
import { overlap, slotTimesOf } from './slot-times.model.ts'

const times = (to: string, minutes: number) =>
  slotTimesOf({ day: '2026-12-01', from: '14:00', to, minutes }).map((at) => at.toISOString().slice(11, 16))

test('as many as fit whole, in São Paulo time', () => {
  expect(times('16:00', 45)).toEqual(['17:00', '17:45'])
  expect(times('15:30', 30)).toEqual(['17:00', '17:30', '18:00'])
  expect(times('14:20', 30)).toEqual([])
  expect(times('13:00', 30)).toEqual([])
})

test('slots that touch do not overlap', () => {
  const at = (time: string, minutes: number) => ({ starts_at: new Date(`2026-12-01T${time}:00Z`), minutes })
  expect(overlap(at('14:00', 30), at('14:30', 30))).toBe(false)
  expect(overlap(at('14:00', 31), at('14:30', 30))).toBe(true)
  expect(overlap(at('14:10', 10), at('14:00', 60))).toBe(true)
})
