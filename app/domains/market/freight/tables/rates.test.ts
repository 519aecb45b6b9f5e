import { expect, test } from 'vitest'
import { csvText } from '#shared/csv-text.ts'
import { cheaperWhenHeavier, conflictIn, type Rate, rateFor } from './rates.model.ts'
import { rateCells, ratesHead, readRates } from './rates-csv.model.ts'

const rate = (cep_from: string, cep_to: string, max_grams = 1000, price = 20_00): Rate => ({
  ...{ cep_from, cep_to, max_grams, price },
  days_min: 3,
  days_max: 5,
})

test('ranges of a table are the same with other weights, or apart', () => {
  const minas = rate('30000000', '39999999')
  expect(conflictIn([minas, { ...minas, max_grams: 5000 }, rate('20000000', '29999999')])).toBeNull()
  expect(conflictIn([minas, { ...minas, price: 1 }])).toEqual({ at: 1, with: 0, kind: 'twice' })
  expect(conflictIn([minas, rate('39999999', '40000000')])).toEqual({ at: 1, with: 0, kind: 'overlap' })
  expect(conflictIn([minas, rate('31000000', '32000000', 5000)])).toEqual({ at: 1, with: 0, kind: 'overlap' })
})

test('the lightest that holds the parcel counts', () => {
  const [one, five] = [rate('30000000', '39999999', 1000, 20_00), rate('30000000', '39999999', 5000, 30_00)]
  expect(rateFor([five, one], '30130010', 1000)).toBe(one)
  expect(rateFor([five, one], '30130010', 1001)).toBe(five)
  expect(rateFor([five, one], '30130010', 5001)).toBeUndefined()
  expect(rateFor([five, one], '40000000', 10)).toBeUndefined()
})

test('property: without a warning the price never falls when the weight grows', () => {
  // A small generator with a fixed start: the same tables on every run.
  let state = 7
  const random = (n: number) => {
    state = (state * 48_271) % (2 ** 31 - 1)
    return state % n
  }
  let warned = 0
  for (let table = 0; table < 300; table++) {
    const weights = [...new Set(Array.from({ length: 3 }, () => (random(30) + 1) * 1000))]
    const rates = weights.map((grams) => rate('30000000', '39999999', grams, random(6) * 5_00 + grams / 10))
    const isWarned = cheaperWhenHeavier(rates).length > 0
    if (isWarned) warned++
    const prices = Array.from({ length: 31 }, (_, kg) => rateFor(rates, '30130010', kg * 1000)?.price)
    const known = prices.filter((price) => price !== undefined)
    const falls = known.some((price, at) => at > 0 && price < (known[at - 1] ?? 0))
    expect(falls).toBe(isWarned)
  }
  expect(warned).toBeGreaterThan(20)
  expect(warned).toBeLessThan(280)
})

test('what is written as CSV is read back the same', () => {
  const rates = [rate('01000000', '19999999', 300, 12_90), rate('20000000', '28999999', 30_000, 1_234_50)]
  expect(readRates(csvText(ratesHead, rates.map(rateCells)))).toEqual({ rates, errors: [] })
})

test('each line that is wrong is named with what is wrong, and nothing is taken', () => {
  const file = (...lines: string[]) => readRates([ratesHead.join(';'), ...lines].join('\r\n'))
  expect(readRates('')).toEqual({ rates: [], errors: [{ line: 1, message: 'O arquivo está vazio.' }] })
  expect(readRates('a;b').errors[0]?.message).toContain('Faltam colunas')
  expect(file('', '30000-000;39999-999;1;20,00;3;5', 'x;39999999;0;-1;a;5')).toEqual({
    rates: [],
    errors: [
      'cep_de: escreva um CEP de 8 números, como 30130-010.',
      'ate_kg: escreva o peso em quilos, como 0,5 ou 10.',
      'preco: escreva um valor em reais, como 24,90.',
      'dias_min: escreva um número de dias úteis, de 0 a 99.',
    ].map((message) => ({ line: 4, message })),
  })
  expect(file('39999999;30000000;1;20;5;3').errors.map(({ message }) => message)).toEqual([
    'O CEP final vem antes do inicial.',
    'O prazo maior vem antes do menor.',
  ])
  expect(file('30000000;39999999;1;20;3;5', '31000000;32000000;1;20;3;5').errors).toMatchObject([
    { line: 3, message: expect.stringContaining('cruza com a da linha 2') },
  ])
  // A spreadsheet drops the leading zero of São Paulo's.
  expect(file('1000000;5999999;1;20;3;5').rates).toMatchObject([{ cep_from: '01000000', cep_to: '05999999' }])
})
