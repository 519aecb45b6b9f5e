import { expect, test } from 'vitest'
import { costPerLitre, expectedEc, inMixOrder, type MixLine, portionOf } from './mix.model.ts'

const line = (
  part: MixLine['part'],
  amount: number,
  ec_per_unit: number | null,
  unit_cost: number | null = 10,
): MixLine => ({
  ...{ name: part, part, amount, ec_per_unit, unit_cost },
  unit: 'ml/L',
})

test('silicate first, then calcium, the base part by part, pH last', () => {
  const typed = [
    line('ph', 0.2, null),
    line('base-b', 2, 0.3),
    line('calmag', 1, 0.3),
    line('base-a', 2, 0.4),
    line('silicato', 1, 0.1),
  ]
  expect(inMixOrder(typed).map(({ part }) => part)).toEqual(['silicato', 'calmag', 'base-a', 'base-b', 'ph'])
})

test('the EC is the water’s and what each adds', () => {
  expect(expectedEc(0.2, [line('base-a', 2, 0.4), line('base-b', 2, 0.3)])).toEqual({ value: 1.6, unknown: [] })
  expect(expectedEc(0, [line('base-a', 1.5, 0.62)]).value).toBe(0.93)
})

test('what nobody knows is named, and then there is no EC', () => {
  expect(expectedEc(null, [line('base-a', 2, null)])).toEqual({ value: null, unknown: ['água', 'base-a'] })
  expect(expectedEc(0.2, [line('base-a', 2, 0.4), line('ph', 0.2, null)]).value).toBe(1)
})

test('the cost leaves out what has no price, and says so', () => {
  expect(costPerLitre([line('base-a', 2, 0, 8.5), line('base-b', 2, 0, null)])).toEqual({
    value: 17,
    unknown: ['base-b'],
  })
  expect(costPerLitre([line('base-a', 2, 0, null)])).toEqual({ value: null, unknown: ['base-a'] })
})

test('a tank takes each dose times its litres', () => {
  expect(portionOf(1.25, 20)).toBe(25)
  expect(portionOf(0.333, 10)).toBe(3.3)
})
