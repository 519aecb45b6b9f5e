import { expect, test } from 'vitest'
import { dewPoint, surfaceRisk } from './dew-point.model.ts'
import { saturationPressure } from './vpd.model.ts'

test('air of 20 °C and 60 % condenses at 12,0 °C', () => {
  expect(dewPoint(20, 60)).toBeCloseTo(12, 1)
})

test('saturated air is at its dew point', () => {
  expect(dewPoint(25, 100)).toBeCloseTo(25, 9)
})

test('at the dew point the vapour of the air is saturated', () => {
  expect(saturationPressure(dewPoint(31, 43) ?? 0)).toBeCloseTo(saturationPressure(31) * 0.43, 9)
})

test('missing readings give none; 0 °C is a reading; air without water has no dew point', () => {
  expect(dewPoint(null, 60)).toBeNull()
  expect(dewPoint(20, null)).toBeNull()
  expect(dewPoint(0, 100)).toBeCloseTo(0, 9)
  expect(dewPoint(20, 0)).toBeNull()
})

test('a surface is wet at the dew point, near it up to 2 °C above', () => {
  expect(surfaceRisk(12, 12)).toBe('molhada')
  expect(surfaceRisk(14, 12)).toBe('perto')
  expect(surfaceRisk(14.1, 12)).toBe('seca')
})
