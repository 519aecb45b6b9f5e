import { expect, test } from 'vitest'
import { dailyLight, ppfdFor } from './dli.model.ts'

test('600 µmol/m²/s for 12 h are 25,9 mol/m²/d', () => {
  expect(dailyLight(600, 12)).toBeCloseTo(25.92, 9)
})

test('900 µmol/m²/s for 12 h are 38,9, not the 50 of a table that goes round', () => {
  expect(dailyLight(900, 12)).toBeCloseTo(38.88, 9)
})

test('the inverse gives the PPFD back', () => {
  expect(ppfdFor(25.92, 12)).toBeCloseTo(600, 9)
  expect(ppfdFor(40, 18)).toBeCloseTo(617.28, 2)
})

test('darkness is 0, a missing reading is none, and no light can be had in no time', () => {
  expect(dailyLight(0, 12)).toBe(0)
  expect(dailyLight(600, 0)).toBe(0)
  expect(dailyLight(null, 12)).toBeNull()
  expect(dailyLight(600, null)).toBeNull()
  expect(ppfdFor(25, 0)).toBeNull()
  expect(ppfdFor(0, 12)).toBe(0)
})
