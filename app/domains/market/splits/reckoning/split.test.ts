import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allot, type Back, type Sale, type Split, splitRefunds, splitSale } from './split.model.ts'

const teacher = { kind: 'user', id: 7 } as const
const friend = { kind: 'user', id: 9 } as const

const holder = fc.record({
  kind: fc.constantFrom('store' as const, 'user' as const),
  id: fc.integer({ min: 1, max: 3 }),
})
const shareOf = (most: number) => fc.record({ holder, bps: fc.integer({ min: 0, max: most }) })
const line = fc.record({
  amount: fc.integer({ min: 0, max: 2_000_000 }),
  affiliate: fc.option(shareOf(8000)),
  partners: fc.array(shareOf(6000), { maxLength: 3 }),
})
const sale: fc.Arbitrary<Sale> = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 5 }),
  freight: fc.integer({ min: 0, max: 50_000 }),
  platform_bps: fc.integer({ min: 0, max: 3000 }),
  gateway_fee: fc.integer({ min: 0, max: 60_000 }),
})
const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0)
const paidOf = ({ lines, freight }: Sale) => sum(lines.map(({ amount }) => amount)) + freight
const wholeOf = ({ platform, parts, store }: Split) => platform + store + sum(parts.map(({ amount }) => amount))

test('a hundred reais: platform, affiliate, partner; the rest with the freight is the store’s, which bears the fee', () => {
  const split = splitSale({
    lines: [{ amount: 10_000, affiliate: { holder: friend, bps: 1000 }, partners: [{ holder: teacher, bps: 5000 }] }],
    freight: 2500,
    platform_bps: 1000,
    gateway_fee: 125,
  })
  // The line bears 100 of the fee: 10,000 − 1,000 − 1,000 − 100 = 7,900, half of which is the partner's.
  expect(split).toEqual({
    total: 12_500,
    platform: 1000,
    parts: [
      { holder: friend, role: 'afiliado', amount: 1000 },
      { holder: teacher, role: 'parceiro', amount: 3950 },
    ],
    store: 6550,
    store_fee: 125,
  })
})

test('parts add up to what was paid, none is negative, and a store is never left with less than nothing', () => {
  fc.assert(
    fc.property(sale, (one) => {
      const split = splitSale(one)
      expect(split.total).toBe(paidOf(one))
      expect(wholeOf(split)).toBe(split.total)
      for (const amount of [split.platform, split.store, split.store_fee, ...split.parts.map((p) => p.amount)])
        expect(amount).toBeGreaterThanOrEqual(0)
      if (split.store > 0) expect(split.store_fee).toBeLessThan(split.store)
    }),
  )
})

test('refunds in any steps: each adds up, nobody gives back more than they got, and all of it gives back all', () => {
  const cuts = fc.array(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 6, maxLength: 6 }), {
    maxLength: 4,
  })
  fc.assert(
    fc.property(sale, cuts, (one, steps) => {
      const refunds = inSteps(one, steps)
      const backs = splitRefunds(one, refunds)
      backs.forEach((back, at) => {
        const refund = refunds[at] as Back
        expect(wholeOf(back)).toBe(sum(refund.lines) + refund.freight)
        expect(back.store_fee).toBeLessThanOrEqual(back.store)
      })
      const got = splitSale(one)
      expect(sum(backs.map(({ platform }) => platform))).toBe(got.platform)
      expect(sum(backs.map(({ store }) => store))).toBe(got.store)
      expect(sum(backs.map(({ store_fee }) => store_fee))).toBe(got.store_fee)
      for (const part of got.parts) {
        const given = backs.flatMap(({ parts }) =>
          parts.filter(
            (p) => p.role === part.role && p.holder.id === part.holder.id && p.holder.kind === part.holder.kind,
          ),
        )
        expect(sum(given.map(({ amount }) => amount))).toBe(part.amount)
      }
    }),
  )
})

test('more than was paid cannot go back', () => {
  const one: Sale = { lines: [{ amount: 100 }], freight: 0, platform_bps: 1000, gateway_fee: 0 }
  expect(() =>
    splitRefunds(one, [
      { lines: [60], freight: 0 },
      { lines: [41], freight: 0 },
    ]),
  ).toThrow('41 of 40')
})

test('an amount is divided to the last centavo', () => {
  expect(allot(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(allot(7, [0, 0])).toEqual([7, 0])
  const weights = fc.array(fc.integer({ min: 0, max: 1e6 }), { minLength: 1 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), weights, (all, by) => {
      const pieces = allot(all, by)
      expect(sum(pieces)).toBe(all)
      if (all > sum(by)) return
      for (const [at, piece] of pieces.entries()) expect(piece).toBeLessThanOrEqual(by[at] as number)
    }),
  )
})

/** Parts of what is left of each line and the freight, then all the rest. */
function inSteps({ lines, freight }: Sale, steps: number[][]): Back[] {
  const left = [...lines.map(({ amount }) => amount), freight]
  return [...steps, left.map(() => 1)].map((step) => {
    const taken = left.map((amount, at) => Math.floor(amount * (step[at] ?? 0)))
    for (const [at, amount] of taken.entries()) left[at] = (left[at] ?? 0) - amount
    return { lines: taken.slice(0, -1), freight: taken.at(-1) ?? 0 }
  })
}
