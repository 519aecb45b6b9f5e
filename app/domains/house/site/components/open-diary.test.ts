import { expect, test } from 'vitest'
import { pathOf, timeLapse } from './open-diary.view.ts'

const photo = (day: number) => ({
  day,
  document: { id: day, url: `/${day}`, width: 640, height: 800, placeholder: '', sizes: [] },
})
const daysOf = (days: number[]) => timeLapse(days.map(photo)).map(({ day }) => day)

test('a time-lapse has the first and the last day, one photo a day, eight at most', () => {
  expect(daysOf([])).toEqual([])
  expect(daysOf([3])).toEqual([3])
  expect(daysOf([1, 1, 2])).toEqual([1, 2])
  expect(daysOf([1, 2, 3, 4, 5, 6, 7, 8])).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  const many = daysOf(Array.from({ length: 60 }, (_, i) => i + 1))
  expect(many).toHaveLength(8)
  expect([many[0], many.at(-1)]).toEqual([1, 60])
})

test('a small line goes from the lowest to the highest, and breaks where nothing was measured', () => {
  expect(pathOf([20, 30, null, 25])).toBe('M0 22L33 2M100 12')
  expect(pathOf([21, 21])).toBe('M0 12L100 12')
  expect(pathOf([])).toBe('')
})
