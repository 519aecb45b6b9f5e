import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allot, type Sale, splitRefund, splitSale } from './split.model.ts'

const teacher = { user_id: 7 }
const friend = { user_id: 9 }

const holder = fc.oneof(
  fc.record({ store_id: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ user_id: fc.integer({ min: 1, max: 3 }) }),
)
const shareOf = (most: number) => fc.record({ holder, bps: fc.integer({ min: 0, max: most }) })
const line = fc.record({
  amount: fc.integer({ min: 0, max: 2_000_000 }),
  affiliate: fc.option(shareOf(8000)),
  partners: fc.array(shareOf(4000), { maxLength: 2 }),
})
const sale: fc.Arbitrary<Sale> = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 5 }),
  freight: fc.integer({ min: 0, max: 50_000 }),
  platform_bps: fc.integer({ min: 0, max: 3000 }),
  gateway_fee: fc.integer({ min: 0, max: 60_000 }),
})
const sum = ({ platform, parts, store, gateway_fee }: ReturnType<typeof splitSale>) =>
  gateway_fee + platform + store + parts.reduce((all, { amount }) => all + amount, 0)

test('a hundred reais: platform, affiliate, partner, gateway, and the rest with the freight is the store’s', () => {
  const split = splitSale({
    lines: [{ amount: 10_000, affiliate: { holder: friend, bps: 1000 }, partners: [{ holder: teacher, bps: 5000 }] }],
    freight: 2500,
    platform_bps: 1000,
    gateway_fee: 125,
  })
  // 1,125 of costs over 10,000 of goods and 2,500 of freight: 900 and 225. The line leaves 10,000 − 900 − 1,000 = 8,100.
  expect(split).toEqual({
    total: 12_500,
    gateway_fee: 125,
    platform: 1000,
    parts: [
      { holder: friend, role: 'afiliado', amount: 1000 },
      { holder: teacher, role: 'parceiro', amount: 4050 },
    ],
    store: 6325,
  })
})

test('parts add up to the total, and of a sale nobody but the store may owe', () => {
  fc.assert(
    fc.property(sale, (one) => {
      const split = splitSale(one)
      expect(sum(split)).toBe(split.total)
      expect(split.platform).toBeGreaterThanOrEqual(0)
      for (const { amount } of split.parts) expect(amount).toBeGreaterThan(0)
      if (split.total >= one.gateway_fee) expect(split.store).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('refunds in steps give back in sum what one refund of all gives back', () => {
  fc.assert(
    fc.property(sale, fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 }), (first, cuts) => {
      const steps = [...cuts.map((cut) => shrunk(first, cut)), shrunk(first, 0)]
      let now = first
      const back = { total: 0, platform: 0, store: 0, others: 0 }
      for (const next of steps.map((step) => smaller(now, step))) {
        const refund = splitRefund(now, next)
        expect(sum(refund)).toBe(refund.total)
        back.total += refund.total
        back.platform += refund.platform
        back.store += refund.store
        back.others += refund.parts.reduce((all, { amount }) => all + amount, 0)
        now = next
      }
      const all = splitSale(first)
      expect(back.total).toBe(all.total - splitSale(now).total)
      expect(back.platform).toBe(all.platform)
      // The gateway keeps its fee: the store gives back what it got and that fee.
      expect(back.store).toBe(all.store + first.gateway_fee)
    }),
  )
})

test('an amount is divided to the last centavo', () => {
  expect(allot(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(allot(7, [0, 0])).toEqual([7, 0])
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e9 }),
      fc.array(fc.integer({ min: 0, max: 1e6 }), { minLength: 1 }),
      (all, by) => {
        expect(allot(all, by).reduce((a, b) => a + b, 0)).toBe(all)
      },
    ),
  )
})

const shrunk = (one: Sale, to: number): Sale => ({
  ...one,
  freight: Math.floor(one.freight * to),
  lines: one.lines.map((line) => ({ ...line, amount: Math.floor(line.amount * to) })),
})
/** Never grows. */
const smaller = (now: Sale, next: Sale): Sale => ({
  ...next,
  freight: Math.min(now.freight, next.freight),
  lines: next.lines.map((line, at) => ({ ...line, amount: Math.min(line.amount, now.lines[at]?.amount ?? 0) })),
})
