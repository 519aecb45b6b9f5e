import { expect, test } from 'vitest'
import { withGaps } from './chart-gaps.model.ts'

const hours = (...all: number[]) => all.map((hour) => hour * 3600)

test('a line breaks where nothing was measured for longer than usual', () => {
  const { at, rows } = withGaps({ at: hours(0, 12, 24, 96, 108), rows: [[1, 2, 3, 4, 5]] })
  expect(at).toEqual([...hours(0, 12, 24), 24 * 3600 + 1, ...hours(96, 108)])
  expect(rows).toEqual([[1, 2, 3, null, 4, 5]])
})

test('two readings a day are no gap, and a reading of 0 is a value', () => {
  expect(withGaps({ at: hours(0, 12, 24, 36), rows: [[0, 1, 0, 2]] }).rows).toEqual([[0, 1, 0, 2]])
})

test('nothing measured gives nothing drawn', () => {
  expect(withGaps({ at: [], rows: [[]] })).toEqual({ at: [], rows: [[]] })
})

test('of days three apart the line breaks, every other day it does not', () => {
  const day = 86_400
  const days = (...on: number[]) => withGaps({ at: on.map((one) => one * day), rows: [on] }, 2).rows[0]
  expect(days(1, 2, 3, 6, 7)).toEqual([1, 2, 3, null, 6, 7])
  expect(days(1, 2, 4, 5)).toEqual([1, 2, 4, 5])
  expect(days(1, 4, 7, 10)).toEqual([1, 4, 7, 10])
})

test('where a robot was not heard the line breaks, however short it was; what was noted meanwhile stands alone', () => {
  const minutes = (...all: number[]) => all.map((minute) => minute * 60)
  const broken = (on: number[], from: number, to: number) =>
    withGaps({ at: minutes(...on), rows: [on] }, 3, { gaps: [{ from: from * 60, to: to * 60 }], bin_seconds: 900 })
      .rows[0]
  // Two minutes, within a bin that has other readings.
  expect(broken([0, 15, 30], 20, 22)).toEqual([0, 15, null, 30])
  expect(broken([0, 15, 180], 30, 190)).toEqual([0, 15, null, 180])
  expect(broken([0, 15, 60, 180], 16, 179)).toEqual([0, 15, null, 60, null, 180])
  // The bin of 45 has readings from 50 on.
  expect(broken([0, 15, 45, 60], 20, 50)).toEqual([0, 15, null, 45, 60])
})
