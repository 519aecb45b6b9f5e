import { describe, expect, test } from 'vitest'
import { HOUR } from '#shared/durations.ts'
import { hoursInBand, readingsInBand, shareOf, vpdOf } from './hours-in-band.model.ts'

const whole = { from: 0, to: 1000 * HOUR }
const at = (hour: number, value: number | null) => ({ at: hour * HOUR, value })
const band = { from: 20, to: 26 }

describe('hours in band', () => {
  test('each reading holds until half way to the next', () => {
    const judged = hoursInBand([at(0, 22), at(6, 24), at(12, 30)], band, whole)
    expect(judged).toEqual({ known: 12, in_band: 9 })
    expect(shareOf(judged)).toBe(0.75)
  })

  test('a gap over 12 h is unknown, one of 12 h is not', () => {
    expect(hoursInBand([at(0, 22), at(12, 22), at(25, 22)], band, whole)).toEqual({ known: 12, in_band: 12 })
  })

  test('a missing reading is not a number: it is neither 0 nor in the band', () => {
    expect(hoursInBand([at(0, null), at(4, null)], { from: 0, to: 100 }, whole)).toEqual({ known: 0, in_band: 0 })
    expect(hoursInBand([at(0, 22), at(4, null), at(8, 22)], band, whole)).toEqual({ known: 8, in_band: 8 })
  })

  test('a reading of 0 is a reading', () => {
    expect(hoursInBand([at(0, 0), at(4, 0)], band, whole)).toEqual({ known: 4, in_band: 0 })
    expect(hoursInBand([at(0, 0), at(4, 0)], { from: 0, to: 5 }, whole)).toEqual({ known: 4, in_band: 4 })
  })

  test('no data is no share, never 0 %', () => {
    expect(shareOf(hoursInBand([], band, whole))).toBeNull()
    expect(shareOf(hoursInBand([at(3, 22)], band, whole))).toBeNull()
    expect(shareOf(hoursInBand([at(0, 40), at(2, 40)], band, whole))).toBe(0)
  })

  test('hours that something else knows do not count', () => {
    const known = [
      { from: -HOUR, to: HOUR },
      { from: 5 * HOUR, to: 7 * HOUR },
    ]
    expect(hoursInBand([at(0, 22), at(12, 30)], band, whole, 2, known)).toEqual({ known: 9, in_band: 4 })
  })

  test('only the hours of the stage count', () => {
    expect(hoursInBand([at(0, 22), at(10, 22)], band, { from: 2 * HOUR, to: 5 * HOUR })).toEqual({
      known: 3,
      in_band: 3,
    })
  })

  test('one side of a band may be open; limits belong to it', () => {
    expect(hoursInBand([at(0, 26), at(2, 26.04)], { from: null, to: 26 }, whole, 1).in_band).toBe(2)
    expect(hoursInBand([at(0, 19), at(2, 20)], { from: 20, to: null }, whole).in_band).toBe(1)
  })
})

test('pH and EC are judged reading by reading', () => {
  const read = [at(0, 6.2), at(24, null), at(48, 7.4)]
  expect(readingsInBand(read, { from: 6, to: 7 }, whole)).toEqual({ known: 2, in_band: 1 })
  expect(shareOf(readingsInBand([], { from: 6, to: 7 }, whole))).toBeNull()
})

describe('VPD of a sample', () => {
  const air = (temperature: number | null, humidity: number | null, leaf_offset: number | null) =>
    vpdOf({ temperature, humidity, leaf_offset, leaf_temperature: null })

  test.for([
    [25, 60, 0, 1.267],
    [25, 60, -2, 0.909],
    [24, 65, -1.5, 0.786],
    [28, 50, -2, 1.4715],
    [20, 70, 0, 0.702],
  ] as const)('at %s °C, %s %% and a leaf of %s °C is %s kPa', ([t, rh, offset, vpd]) => {
    // The vectors have three or four decimals.
    expect(Math.abs((air(t, rh, offset) as number) - vpd)).toBeLessThan(0.001)
  })

  test('a negative offset is a cooler leaf: less VPD', () => {
    expect(air(25, 60, -2)).toBeLessThan(air(25, 60, 0) as number)
    expect(air(25, 60, 2)).toBeGreaterThan(air(25, 60, 0) as number)
  })

  test('an offset of 0 is one: it is not taken for a missing one', () => {
    expect(air(24, 65, null)).toBeCloseTo(0.786, 3)
    expect(air(25, 60, 0)).toBeCloseTo(1.267, 3)
  })

  test('a measured leaf goes before the estimate; without humidity there is none', () => {
    expect(vpdOf({ temperature: 25, humidity: 60, leaf_temperature: 23, leaf_offset: 1 })).toBeCloseTo(0.909, 3)
    expect(air(25, null, 0)).toBeNull()
    expect(air(null, 60, 0)).toBeNull()
  })
})
