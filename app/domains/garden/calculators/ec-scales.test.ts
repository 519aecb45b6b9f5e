import { expect, test } from 'vitest'
import { ecScales } from './ec-scale.kinds.ts'
import { ecOf, isScaleWord, onScale } from './ec-scales.model.ts'

test('1,5 mS/cm is 750, 960 or 1.050 ppm, by the scale', () => {
  expect(onScale(1.5, 'ppm500')).toBeCloseTo(750)
  expect(onScale(1.5, 'ppm640')).toBeCloseTo(960)
  expect(onScale(1.5, 'ppm700')).toBeCloseTo(1050)
  expect(onScale(1.5, 'us')).toBeCloseTo(1500)
})

test('the same ppm is another conductivity on another scale', () => {
  expect(ecOf(1000, 'ppm500')).toBeCloseTo(2)
  expect(ecOf(1000, 'ppm700')).toBeCloseTo(1.4286, 4)
})

test('there and back on every scale', () => {
  for (const { word } of ecScales) expect(onScale(ecOf(812, word), word)).toBeCloseTo(812, 9)
})

test('without a scale there is no conductivity, and 0 is a reading', () => {
  expect(ecOf(1.5, null)).toBeNull()
  expect(ecOf(null, 'ms')).toBeNull()
  expect(ecOf(0, 'ppm500')).toBe(0)
  expect(onScale(null, 'ms')).toBeNull()
  expect(isScaleWord('ppm')).toBe(false)
  expect(isScaleWord('')).toBe(false)
  expect(isScaleWord('ppm640')).toBe(true)
})
