import { expect, test } from 'vitest'
import type { NutrientProduct } from '../products/nutrients.schemas.ts'
import { schedules } from './schedule.kinds.ts'
import { dosesOfWeek, recipeOfWeek } from './schedule.model.ts'

const product = (id: number, part: NutrientProduct['part']): NutrientProduct => ({
  ...{ id, part, name: `Produto ${id}`, slug: `p-${id}`, brand: '', unit: 'ml' },
  ...{ n: null, p: null, k: null, density: null, ec_per_unit: null, price: null, content: null, stock: null },
  unit_cost: null,
})

test('a week is in the order of the mix, and half of it is half of each', () => {
  const [, , , , week] = schedules[0]?.weeks ?? []
  if (!week) throw new Error('no such week')
  expect(dosesOfWeek(week).map(({ part }) => part)).toEqual(['silicato', 'calmag', 'base-a', 'base-b'])
  expect(dosesOfWeek(week, 0.5).map(({ amount }) => amount)).toEqual([0.15, 0.35, 1, 1])
})

test('a week becomes a recipe of own products where there is just one of a part', () => {
  const made = recipeOfWeek('exemplo-duas-partes', 1, [
    product(1, 'calmag'),
    product(2, 'base-a'),
    product(3, 'base-a'),
  ])
  expect(made?.lines.map(({ stuff_id, name }) => stuff_id ?? name)).toEqual([
    1,
    'Base A, micro ou única',
    'Base B ou crescimento',
  ])
  expect(recipeOfWeek('exemplo-duas-partes', 99, [])).toBeUndefined()
  expect(recipeOfWeek('marca-nenhuma', 1, [])).toBeUndefined()
})

test('each table says what it is, and its bands go up', () => {
  for (const { name, weeks } of schedules) {
    expect(name).toMatch(/^Exemplo/)
    for (const { ec } of weeks) expect(ec[0]).toBeLessThan(ec[1])
  }
})
