import { expect, test } from 'vitest'
import { type GivenDose, inputCosts } from './input-costs.model.ts'

const bloom: GivenDose = {
  name: 'Bloom',
  amount: 2,
  unit: 'ml/L',
  volume_ml: 1500,
  price: 5000,
  content_ml: 500,
  content_g: null,
}

test('2 ml/L in 1,5 L of a bottle of 500 ml for R$ 50,00: 3 ml, R$ 0,30; twice, twice as much', () => {
  expect(inputCosts([bloom, bloom])).toEqual({
    used: [{ name: 'Bloom', used: 6, unit: 'ml', centavos: 60 }],
    left_out: [],
  })
})

test('grams by the price of a pack in grams; an absolute dose needs no litres', () => {
  const top = { ...bloom, name: 'Torta', unit: 'g' as const, amount: 20, volume_ml: null, price: 3000, content_g: 1000 }
  expect(inputCosts([top]).used).toEqual([{ name: 'Torta', used: 20, unit: 'g', centavos: 60 }])
})

test('what cannot be reckoned is left out by name and reason, and counts nothing', () => {
  const doses = [
    { ...bloom, price: null },
    { ...bloom, content_ml: null },
    { ...bloom, volume_ml: null },
    { ...bloom, volume_ml: null },
    { ...bloom, unit: 'g' as const },
  ]
  expect(inputCosts(doses)).toEqual({
    used: [],
    left_out: [
      { name: 'Bloom', why: 'sem-preco', doses: 1 },
      { name: 'Bloom', why: 'sem-conteudo', doses: 2 },
      { name: 'Bloom', why: 'sem-volume', doses: 2 },
    ],
  })
})

test('a dose of 0 and a free item cost 0', () => {
  expect(inputCosts([{ ...bloom, amount: 0 }]).used).toMatchObject([{ used: 0, centavos: 0 }])
  expect(inputCosts([{ ...bloom, price: 0 }]).used).toMatchObject([{ used: 3, centavos: 0 }])
})
