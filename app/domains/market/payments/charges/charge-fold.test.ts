import fc from 'fast-check'
import { expect, test } from 'vitest'
import { transactionKinds } from './charge.kinds.ts'
import { foldCharge, isWaiting, refundable, type Told } from './charge-fold.model.ts'
import { happenings } from './happenings.model.ts'

const TOTAL = 10_000
let made = 0
const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 12, minute))
const fact = (kind: Told['kind'], amount = 0, more: Partial<Told> = {}): Told => ({
  kind,
  amount,
  provider_id: `f${++made}`,
  occurred_at: at(made % 60),
  ...more,
})
const status = (...facts: Told[]) => foldCharge(TOTAL, facts).status

test.for([
  ['pending', []],
  ['processing', [fact('authorized', TOTAL)]],
  ['failed', [fact('authorized', TOTAL), fact('failed')]],
  ['expired', [fact('expired')]],
  ['canceled', [fact('expired'), fact('canceled')]],
  ['paid', [fact('captured', TOTAL)]],
  ['paid', [fact('captured', TOTAL), fact('expired'), fact('authorized', TOTAL), fact('canceled'), fact('failed')]],
  ['underpaid', [fact('captured', 9000)]],
  ['expired', [fact('captured', 9000), fact('expired')]],
  ['canceled', [fact('captured', 9000), fact('expired'), fact('canceled'), fact('refunded', 9000)]],
  ['expired', [fact('captured', 9000), fact('expired'), fact('chargeback', 9000)]],
  ['pending', [fact('captured', 9000), fact('chargeback', 9000)]],
  ['underpaid', [fact('captured', 9000), fact('chargeback', 9000), fact('captured', 1000)]],
  ['paid', [fact('captured', 9000), fact('chargeback', 9000), fact('captured', TOTAL)]],
  ['overpaid', [fact('captured', 9000), fact('chargeback', 9000), fact('captured', TOTAL + 1)]],
  ['paid', [fact('captured', TOTAL), fact('chargeback', TOTAL), fact('captured', TOTAL)]],
  [
    'charged_back',
    [fact('captured', TOTAL), fact('captured', TOTAL), fact('refunded', TOTAL), fact('chargeback', TOTAL)],
  ],
  ['paid', [fact('captured', 9000), fact('captured', 1000)]],
  ['overpaid', [fact('captured', TOTAL), fact('captured', TOTAL)]],
  ['paid', [fact('captured', TOTAL), fact('captured', TOTAL), fact('refunded', TOTAL)]],
  ['partially_refunded', [fact('captured', TOTAL), fact('refunded', 1)]],
  ['refunded', [fact('captured', TOTAL), fact('refunded', 4000), fact('refunded', 6000)]],
  ['charged_back', [fact('captured', TOTAL), fact('chargeback', TOTAL)]],
  ['paid', [fact('captured', TOTAL), fact('chargeback', TOTAL), fact('chargeback_reversed', TOTAL)]],
] as const)('%s', ([expected, facts]) => {
  expect(status(...facts)).toBe(expected)
})

test('a refund that was asked for holds its amount until it ends', () => {
  const paid = fact('captured', TOTAL)
  const asked = fact('refund_requested', 4000, { refund_uuid: 'a' })
  expect(refundable(foldCharge(TOTAL, [paid, asked]))).toBe(6000)
  expect(refundable(foldCharge(TOTAL, [paid, asked, fact('refunded', 4000, { refund_uuid: 'a' })]))).toBe(6000)
  expect(refundable(foldCharge(TOTAL, [paid, asked, fact('refund_failed', 4000, { refund_uuid: 'a' })]))).toBe(TOTAL)
})

const facts = fc.array(
  fc.record({
    kind: fc.constantFrom(...transactionKinds),
    amount: fc.constantFrom(0, 1, 2500, TOTAL),
    provider_id: fc.integer({ min: 0, max: 30 }).map(String),
    refund_uuid: fc.constantFrom('a', 'b', null),
    occurred_at: fc.integer({ min: 0, max: 59 }).map(at),
  }),
  { maxLength: 15 },
)
/** A fact of one id is always the same. */
const world = facts.map((list): Told[] => [...new Map(list.map((one) => [one.provider_id, one])).values()])
const shuffled = world.chain((list) =>
  fc.tuple(
    fc.constant(list),
    fc.shuffledSubarray([...list, ...list], { minLength: list.length * 2, maxLength: list.length * 2 }),
  ),
)

test('in whatever order and however often things are told, the same has happened', () => {
  fc.assert(
    fc.property(shuffled, ([list, again]) => {
      expect(foldCharge(TOTAL, again)).toEqual(foldCharge(TOTAL, list))
    }),
  )
})

test('once paid, nothing that is told later makes it wait, fail or expire', () => {
  fc.assert(
    fc.property(world, (list) => {
      const state = foldCharge(TOTAL, [...list, fact('captured', TOTAL)])
      // What a bank takes before the total is here was never paid.
      if (!state.paid_at) return
      expect(isWaiting(state)).toBe(false)
      expect(['failed', 'expired', 'canceled', 'underpaid']).not.toContain(state.status)
    }),
  )
})

test('told in any portions, a charge is paid once, and every refund is told once', () => {
  fc.assert(
    fc.property(shuffled, fc.integer({ min: 1, max: 5 }), ([list, order], size) => {
      const charge = { total: TOTAL, method: 'pix', installments: 1 } as const
      const fresh = [...new Map(order.map((one) => [one.provider_id, one])).values()]
      const told: string[] = []
      for (let start = 0; start < fresh.length; start += size)
        told.push(
          ...happenings(charge, fresh.slice(0, start), fresh.slice(start, start + size), new Map()).map(
            ({ name }) => name,
          ),
        )
      const times = (name: string) => told.filter((one) => one === name).length
      const { paid_at, captured_amount } = foldCharge(TOTAL, list)
      // Told late, what a bank took may mean that it was not paid yet: whoever follows looks at the charge as it is.
      if (paid_at) expect(times('charge.paid')).toBeGreaterThan(0)
      if (!list.some(({ kind }) => kind === 'chargeback')) expect(times('charge.paid')).toBe(paid_at ? 1 : 0)
      expect(times('charge.refunded')).toBe(list.filter(({ kind }) => kind === 'refunded').length)
      expect(times('charge.charged_back')).toBe(list.filter(({ kind }) => kind === 'chargeback').length)
      if (told.includes('charge.overpaid')) expect(captured_amount).toBeGreaterThan(TOTAL)
    }),
  )
})

const steps = fc.array(
  fc.record({
    act: fc.constantFrom('pay', 'ask', 'done', 'refused', 'chargeback', 'reversed', 'expired', 'failed'),
    amount: fc.integer({ min: 1, max: TOTAL }),
  }),
  { maxLength: 25 },
)

test('whatever is paid, asked back, returned, refused and contested, never more goes back than came in', () => {
  fc.assert(
    fc.property(steps, fc.func(fc.nat()), (list, dice) => {
      let facts: Told[] = []
      const open: { key: string; amount: number }[] = []
      const say = (kind: Told['kind'], amount: number, refund_uuid?: string) => {
        facts = [...facts, { kind, amount, refund_uuid, provider_id: `${facts.length}`, occurred_at: at(0) }]
      }
      for (const [number, { act, amount }] of list.entries()) {
        const state = foldCharge(TOTAL, facts)
        if (act === 'pay') say('captured', amount)
        if (act === 'ask' && amount <= refundable(state)) {
          open.push({ key: `r${number}`, amount })
          say('refund_requested', amount, `r${number}`)
        }
        if (act === 'done' || act === 'refused') {
          const [one] = open.splice(dice(number) % Math.max(1, open.length), 1)
          if (one) say(act === 'done' ? 'refunded' : 'refund_failed', one.amount, one.key)
        }
        if (act === 'chargeback' && amount <= refundable(state)) say('chargeback', amount)
        if (act === 'reversed' && state.charged_back_amount) say('chargeback_reversed', state.charged_back_amount)
        if (act === 'expired' || act === 'failed') say(act, 0)
        const { captured_amount, refunded_amount, refund_pending_amount, charged_back_amount } = foldCharge(
          TOTAL,
          facts,
        )
        expect(refunded_amount + refund_pending_amount + charged_back_amount).toBeLessThanOrEqual(captured_amount)
      }
    }),
  )
})
