import { expect, test } from 'vitest'
import { leafVpd, measuredOffset, saturationPressure } from './vpd.model.ts'

const vpd = (temperature: number | null, humidity: number | null, leaf_offset: number | null) =>
  leafVpd({ temperature, humidity, leaf_offset })

test.each([
  [15, 1.705],
  [24.5, 3.075],
])('es(%d) = %d kPa, as in the FAO-56 tables', (celsius, kilopascal) => {
  expect(saturationPressure(celsius)).toBeCloseTo(kilopascal, 3)
})

test.each([
  [25, 60, 0, 1.267],
  [25, 60, -2, 0.909],
  [24, 65, -1.5, 0.786],
  [28, 50, -2, 1.4715],
  [20, 70, 0, 0.702],
])('air at %d °C and %d %%, leaf %d °C from it: %d kPa', (temperature, humidity, offset, expected) => {
  // Tolerance: half a unit of the third decimal, the precision of the vectors.
  expect(Math.abs((vpd(temperature, humidity, offset) ?? Number.NaN) - expected)).toBeLessThanOrEqual(0.0006)
})

test('a cooler leaf has less deficit, a warmer one more', () => {
  expect(vpd(25, 60, -2)).toBeLessThan(vpd(25, 60, 0) ?? 0)
  expect(vpd(25, 60, 2)).toBeGreaterThan(vpd(25, 60, 0) ?? 9)
})

test('condensation is negative and stays so', () => {
  expect(vpd(25, 95, -3)).toBeCloseTo(-0.3655, 4)
  expect(vpd(20, 100, 0)).toBe(0)
})

test('a missing reading is not 0, and a reading of 0 is one', () => {
  expect(vpd(null, 60, 0)).toBeNull()
  expect(vpd(25, null, 0)).toBeNull()
  expect(vpd(25, 60, null)).toBeNull()
  expect(vpd(0, 60, 0)).toBeCloseTo(0.6108 * 0.4, 4)
  expect(vpd(25, 0, 0)).toBeCloseTo(saturationPressure(25), 6)
})

test('the offset is leaf minus air', () => {
  expect(measuredOffset(23, 25)).toBe(-2)
  expect(measuredOffset(0, 0)).toBe(0)
  expect(measuredOffset(null, 25)).toBeNull()
})
