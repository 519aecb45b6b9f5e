import { expect, test } from 'vitest'
import { energyCost, energyUsed } from './light-cost.model.ts'

test('240 W for 18 h are 4,32 kWh a day, 129,6 in 30 days', () => {
  expect(energyUsed({ watts: 240, hours_per_day: 18, days: 1 })).toBeCloseTo(4.32, 9)
  expect(energyUsed({ watts: 240, hours_per_day: 18, days: 30 })).toBeCloseTo(129.6, 9)
})

test('129,6 kWh at R$ 0,95 cost R$ 123,12', () => {
  expect(energyCost(129.6, 0.95)).toBeCloseTo(123.12, 9)
})

test('light that is off costs 0, sun power too; what is not known has no cost', () => {
  expect(energyUsed({ watts: 240, hours_per_day: 0, days: 30 })).toBe(0)
  expect(energyCost(100, 0)).toBe(0)
  expect(energyCost(100, null)).toBeNull()
  expect(energyUsed({ watts: null, hours_per_day: 18, days: 1 })).toBeNull()
})
