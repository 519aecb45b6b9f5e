import { expect, test } from 'vitest'
import { energyInWords, totalInWords } from './energy.words.ts'

test('little energy is said in Wh, and a total is the sum of what is said of its parts', () => {
  const said = [0, 0.0001, 0.036, 0.0996, 0.1, 1.254, 12.34].map((kwh) => energyInWords(kwh).replaceAll('\u00a0', ' '))
  expect(said).toEqual(['0 kWh', 'menos de 1 Wh', '36 Wh', '100 Wh', '0,1 kWh', '1,25 kWh', '12,3 kWh'])
  const total = (...parts: number[]) => totalInWords(parts).replaceAll('\u00a0', ' ')
  expect(total(0.124, 0.124)).toBe('0,24 kWh')
  expect(total(0.0364, 0.0364)).toBe('72 Wh')
  expect(total(1.254, 0.0364)).toBe('1,286 kWh')
  expect(total(10.04, 10.04)).toBe('20 kWh')
})
