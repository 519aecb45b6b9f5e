import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import type { Holder } from '../book/holder.kinds.ts'
import { trialBalance } from '../book/trial-balance.queries.ts'
import { findDisagreements } from '../checks/find-disagreements.queries.ts'
import { aPaidStore, aReceiver, aSale, personHolder } from '../ledger.factory.ts'
import { movePayout } from '../payouts/move-payout.actions.ts'
import { payouts } from '../payouts/payouts.table.ts'
import { runPayouts } from '../payouts/run-payouts.actions.ts'
import { balancesOf } from '../receivables/balances.queries.ts'
import { dueOf } from '../receivables/receivable.model.ts'
import { receivables } from '../receivables/receivables.table.ts'
import { recordChargeback, recordChargebackReversed, recordRefund } from './sales.actions.ts'

/** What may happen to one of three orders; `ref` is part of its reference, so that a fact comes twice now and then. */
const act = fc.oneof(
  { weight: 3, arbitrary: fc.record({ what: fc.constant('sale' as const), order: fc.nat(2), total: fc.integer({ min: 500, max: 90_000 }), fee: fc.nat(99), installments: fc.integer({ min: 1, max: 12 }) }) },
  { weight: 4, arbitrary: fc.record({ what: fc.constantFrom('refund' as const, 'chargeback' as const), order: fc.nat(2), share: fc.integer({ min: 1, max: 100 }), ref: fc.nat(3) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('won' as const), order: fc.nat(2), ref: fc.nat(3) }) },
  { weight: 4, arbitrary: fc.record({ what: fc.constant('payday' as const), days: fc.integer({ min: 0, max: 90 }) }) },
  { weight: 4, arbitrary: fc.record({ what: fc.constantFrom('sent' as const, 'paid' as const, 'returned' as const), which: fc.nat(3) }) },
) // biome-ignore format: one act per line

type Act = typeof act extends fc.Arbitrary<infer One> ? One : never

test('whatever happens in whatever order, nothing comes from nothing and nobody is paid twice', async ({
  ctx,
  clock,
  contextOf,
}) => {
  const { store, owner, holder } = await aPaidStore(ctx)
  const friend = await aUser(ctx)
  const partner = personHolder(friend.id)
  await aReceiver(ctx, partner, { created_by: friend.id })
  const staff = await contextOf(owner)
  let run = 0
  const happened = new Set<string>()

  const happen = (one: Act, orders: Map<number, { total: number; parts: number[] }>): Promise<unknown> => {
    const inOrder = (order: number) => `${run}-${order}`
    switch (one.what) {
      case 'sale': {
        const platform = Math.floor(one.total / 10)
        const theirs = Math.floor(one.total / 5)
        const ours = one.total - platform - theirs
        const fee = Math.min(one.fee, ours - 1)
        const parts = [
          { holder, role: 'loja' as const, amount: ours, fee },
          { holder: partner, role: 'parceiro' as const, amount: theirs },
        ]
        const wanted = { order_uuid: inOrder(one.order), reference: `sale:${inOrder(one.order)}`, total: one.total }
        const { installments } = one
        const hold_until = one.total % 2 ? '2026-11-21' : '2027-01-10'
        return aSale(ctx, store.id, {
          ...wanted,
          platform,
          parts,
          gateway_fee: fee + 7,
          installments,
          method: 'cartao',
          hold_until,
        }).then(() => orders.set(one.order, { total: one.total, parts: [ours - fee, theirs, platform] }))
      }
      case 'refund':
      case 'chargeback': {
        const [ours = 0, theirs = 0, platform = 0] = (orders.get(one.order)?.parts ?? []).map((part) =>
          Math.floor((part * one.share) / 100),
        )
        const total = ours + theirs + platform
        if (!total) return Promise.reject(new Error('nothing to give back'))
        const parts = [
          { holder, role: 'loja' as const, amount: ours },
          { holder: partner, role: 'parceiro' as const, amount: theirs },
        ]
        const back = {
          order_uuid: inOrder(one.order),
          reference: `${one.what}:${inOrder(one.order)}:${one.ref}`,
          total,
          parts,
          platform,
        }
        return ctx.transaction<unknown>((tx) =>
          one.what === 'refund' ? recordRefund(tx, back) : recordChargeback(tx, back),
        )
      }
      case 'won': {
        const chargeback = `chargeback:${inOrder(one.order)}:${one.ref}`
        return ctx.transaction((tx) => recordChargebackReversed(tx, { reference: `won:${chargeback}`, chargeback }))
      }
      case 'payday':
        clock.now = new Date(clock.now.getTime() + one.days * 86_400_000)
        return runPayouts(ctx)
      default:
        return hearFromBank(one)
    }
  }

  async function hearFromBank(one: Extract<Act, { which: number }>) {
    const all = await ctx.db.select().from(payouts).orderBy(payouts.id)
    const payout = all.at(-1 - one.which)
    const to = { sent: 'enviado', paid: 'pago', returned: 'devolvido' } as const
    if (!payout) throw new Error('no payout to hear of')
    await movePayout(staff, payout.uuid, { to: to[one.what] })
  }

  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 14 }), async (acts) => {
      run += 1
      const orders = new Map<number, { total: number; parts: number[] }>()
      for (const one of acts) {
        const before = await everything(ctx)
        const refused = await happen(one, orders).then(
          () => false,
          () => true,
        )
        // What is refused leaves no trace.
        if (refused) expect(await everything(ctx)).toBe(before)
        else happened.add(one.what)
      }
      await ctx.db.execute(sql`set constraints all immediate`)
      await ctx.db.execute(sql`set constraints all deferred`)
      const { closes } = await trialBalance(ctx)
      expect(closes).toBe(true)
      expect(await findDisagreements(ctx)).toEqual([])
      for (const one of [holder, partner]) await expectNoMoreThanCameIn(ctx, one)
      await expectPaidOnce(ctx)
    }),
    { numRuns: 50, seed: 20261122 },
  )
  expect([...happened].sort()).toEqual(['chargeback', 'paid', 'payday', 'refund', 'returned', 'sale', 'sent', 'won'])
})

/** A fingerprint of all that the ledger holds. */
async function everything(ctx: Context) {
  const { rows } = await ctx.db.execute(sql`select
    (select count(*) from ledger_transfers) as transfers, (select count(*) from ledger_entries) as entries,
    (select coalesce(sum(amount * id), 0) from ledger_entries) as amounts,
    (select coalesce(sum(reversed * id), 0) from receivables) as reversed,
    (select count(*) from receivables) as receivables`)
  return JSON.stringify(rows)
}

async function expectNoMoreThanCameIn(ctx: Context, holder: Holder) {
  const balances = await balancesOf(ctx, holder)
  const rows = (await ctx.db.select().from(receivables)).filter((one) =>
    holder.kind === 'store' ? one.store_id === holder.id : one.user_id === holder.id,
  )
  const came = rows.filter(({ kind }) => kind !== 'debito').reduce((sum, one) => sum + one.amount - one.fee, 0)
  expect(balances.pago + balances.a_caminho).toBeLessThanOrEqual(came)
  const still = balances.a_receber + balances.disponivel + balances.a_caminho + balances.pago - balances.em_debito
  expect(still).toBe(rows.reduce((sum, one) => sum + dueOf(one), 0))
}

/** Of each receivable, the payouts less those that came back are its amount or nothing. */
async function expectPaidOnce(ctx: Context) {
  const { rows } = await ctx.db.execute(sql`select r.id from receivables r
    join ledger_entries e on e.receivable_id = r.id join ledger_transfers t on t.id = e.transfer_id
    where t.kind in ('repasse', 'repasse_devolvido') group by r.id
    having sum(e.amount) not in (0, r.amount - r.fee - r.reversed)`)
  expect(rows).toEqual([])
}
