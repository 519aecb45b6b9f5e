import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gatewayFee, installmentTable, settlementDays } from './installments.model.ts'
import { lastParcel, parcelsText } from './installments.words.ts'

const of = (amount: number, n: number) => installmentTable(amount).find((one) => one.n === n)

test('R$ 1.000 at 1,99 % in 12 is R$ 94,50 each', () => {
  expect(of(100_000, 12)?.value).toBe(9450)
})

test('parcels are told in one number, as anybody says them, though the last may have other centavos', () => {
  const said = (one: Parameters<typeof parcelsText>[0]) => parcelsText(one).replaceAll('\u00a0', ' ')
  expect(said({ n: 8, value: 545, last_value: 545 })).toBe('8× de R$ 5,45')
  expect(said({ n: 8, value: 545, last_value: 542 })).toBe('8× de R$ 5,45')
  expect(said({ n: 1, value: 545, last_value: 545 })).toBe('1× de R$ 5,45')
  expect(lastParcel).toBe('A última parcela pode ter centavos a mais ou a menos, para o total fechar.')
})

test('at once there is no interest', () => {
  expect(of(100_000, 1)).toEqual({
    n: 1,
    value: 100_000,
    last_value: 100_000,
    total: 100_000,
    interest_amount: 0,
    interest_free: true,
  })
})

test('instalments smaller than R$ 5 are not offered; one always is', () => {
  expect(installmentTable(1500).map(({ n }) => n)).toEqual([1, 2, 3])
  expect(installmentTable(100).map(({ n }) => n)).toEqual([1])
})

test('instalments add up to the total, and more of them cost more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), (amount) => {
      const table = installmentTable(amount)
      for (const { n, value, last_value, total, interest_amount } of table) {
        expect(value * (n - 1) + last_value).toBe(total)
        expect(total - interest_amount).toBe(amount)
        expect(Math.abs(last_value - value)).toBeLessThanOrEqual(n)
      }
      expect(table.map(({ total }) => total)).toEqual(table.map(({ total }) => total).sort((a, b) => a - b))
    }),
  )
})

test.for([
  ['pix', 1, 10_000, 99],
  ['boleto', 1, 10_000, 349],
  ['cartao', 1, 10_000, 438],
  ['cartao', 2, 10_000, 488],
  ['cartao', 6, 10_000, 488],
  ['cartao', 7, 10_000, 538],
  ['boleto', 1, 100, 100],
] as const)('by %s in %d of %d centavos the gateway keeps %d', ([method, n, total, fee]) => {
  expect(gatewayFee(method, n, total)).toBe(fee)
})

test('money is there after a day, two, or thirty per instalment', () => {
  expect([settlementDays('pix'), settlementDays('boleto'), settlementDays('cartao', 3)]).toEqual([1, 2, 90])
})
