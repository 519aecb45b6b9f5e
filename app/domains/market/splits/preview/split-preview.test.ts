import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitPreview } from './split-preview.model.ts'

const share = (most: number) =>
  fc.record({
    holder: fc.record({ kind: fc.constant('user' as const), id: fc.integer({ min: 1, max: 9 }) }),
    bps: fc.integer({ min: 0, max: most }),
  })

test('what each gets adds up to the price, for every way of paying; interest is on top', () => {
  const asked = fc.record({
    price: fc.integer({ min: 1, max: 10_000_000 }),
    platform_bps: fc.integer({ min: 0, max: 5000 }),
    affiliate: fc.option(share(8000)),
    partners: fc.array(share(4000), { maxLength: 3 }),
  })
  fc.assert(
    fc.property(asked, (one) => {
      for (const row of splitPreview(one)) {
        expect(row.platform + row.affiliate + row.partners + row.gateway_fee + row.net).toBe(one.price)
        expect(row.paid - row.interest).toBe(one.price)
        expect(row.net).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})

test('R$ 100 with 10 % for the platform: by PIX R$ 89,01 are left, by boleto R$ 86,51, by card R$ 85,62', () => {
  const rows = splitPreview({ price: 100_00, platform_bps: 1000, affiliate: null, partners: [] })
  expect(rows.map(({ net }) => net).slice(0, 3)).toEqual([8901, 8651, 8562])
  expect(rows.map(({ method, installments }) => `${method} ${installments}`).slice(0, 4)).toEqual([
    'pix 1',
    'boleto 1',
    'cartao 1',
    'cartao 2',
  ])
})
