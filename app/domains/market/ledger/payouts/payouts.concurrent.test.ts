import type { Db } from '#platform/database/database.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { ledger_entries, ledger_transfers } from '../book/book.table.ts'
import { post } from '../book/post.actions.ts'
import { findDisagreements } from '../checks/find-disagreements.queries.ts'
import { aPaidStore, aSale } from '../ledger.factory.ts'
import { balancesOf } from '../receivables/balances.queries.ts'
import { makeAvailable } from '../receivables/receivables.actions.ts'
import { receivables } from '../receivables/receivables.table.ts'
import { recordRefund, recordSale } from '../sales/sales.actions.ts'
import { movePayout } from './move-payout.actions.ts'
import { payouts } from './payouts.table.ts'
import { payHolder, runPayouts } from './run-payouts.actions.ts'

const tomorrow = new Date('2026-11-22T15:00:00Z')
const five = [1, 2, 3, 4, 5]

test('five workers at once pay each receivable once', async ({ ctx, clock }) => {
  const stores = await Promise.all([aPaidStore(ctx), aPaidStore(ctx), aPaidStore(ctx)])
  for (const { store } of [...stores, ...stores]) await aSale(ctx, store.id)
  clock.now = tomorrow
  const runs = await Promise.all(five.map(() => runPayouts(ctx)))
  expect(runs.reduce((sum, { made }) => sum + made, 0)).toBe(3)
  expect((await ctx.db.select().from(payouts)).map(({ amount }) => amount)).toEqual([18_000, 18_000, 18_000])
  expect(await findDisagreements(ctx)).toEqual([])
})

test('what dies between claiming and posting leaves nothing, and the next run pays it', async ({ ctx, clock }) => {
  const { store, holder } = await aPaidStore(ctx)
  await aSale(ctx, store.id)
  clock.now = tomorrow
  await expect(
    ctx.transaction(async (tx) => {
      await runPayouts(tx)
      expect(await tx.db.$count(payouts)).toBe(1)
      throw new Error('killed')
    }),
  ).rejects.toThrow('killed')
  expect(await ctx.db.$count(payouts)).toBe(0)
  expect(await runPayouts(ctx)).toEqual({ made: 1 })
  expect(await runPayouts(ctx)).toEqual({ made: 0 })
  expect(await balancesOf(ctx, holder)).toMatchObject({ a_caminho: 9000, disponivel: 0 })
})

test('killed at any of its statements, a payout is whole or not there at all', async ({ ctx, clock }) => {
  const { store, holder } = await aPaidStore(ctx)
  await aSale(ctx, store.id)
  clock.now = tomorrow
  await ctx.transaction(makeAvailable)
  let killed = 0
  for (let step = 1; ; step++) {
    const done = await ctx
      .transaction((tx) => payHolder({ ...tx, db: dyingAt(tx.db, step) }, holder))
      .then(Boolean, (error) => {
        expect(String(error)).toContain('killed')
        return false
      })
    expect(await findDisagreements(ctx)).toEqual([])
    if (done) break
    killed += 1
    expect(await ctx.db.$count(payouts)).toBe(0)
    expect(await balancesOf(ctx, holder)).toMatchObject({ disponivel: 9000, a_caminho: 0 })
  }
  expect(killed).toBeGreaterThan(5)
  expect(await runPayouts(ctx)).toEqual({ made: 0 })
  expect(await balancesOf(ctx, holder)).toMatchObject({ disponivel: 0, a_caminho: 9000 })
})

/** The same transaction, in which the n-th read or write throws instead of being made. */
function dyingAt(db: Db, step: number): Db {
  let made = 0
  return new Proxy(db, {
    get(whole, name) {
      const own = Reflect.get(whole, name, whole)
      if (typeof own !== 'function' || !/^(select|insert|update|execute)$/.test(String(name))) return own
      return (...input: unknown[]) => {
        if (++made === step) throw new Error('killed')
        return own.apply(whole, input)
      }
    },
  })
}

test('a refund and a payout at the same moment: the money goes one way', async ({ ctx, clock }) => {
  const { store, holder } = await aPaidStore(ctx)
  const sales = []
  for (const _ of five) sales.push(await aSale(ctx, store.id))
  clock.now = tomorrow
  const refunds = sales.map(({ order_uuid, reference }) =>
    ctx.transaction((tx) =>
      recordRefund(tx, {
        reference: `refund:${reference}`,
        order_uuid,
        total: 10_000,
        platform: 1000,
        parts: [{ holder, role: 'loja', amount: 9000 }],
      }),
    ),
  )
  await Promise.all([...refunds, runPayouts(ctx), runPayouts(ctx)])
  const { a_caminho, em_debito, disponivel, a_receber } = await balancesOf(ctx, holder)
  expect(a_caminho + disponivel + a_receber - em_debito).toBe(0)
  expect(await findDisagreements(ctx)).toEqual([])
})

test('five refunds of the same order at once: no more goes back than came in', async ({ ctx }) => {
  const { store, holder } = await aPaidStore(ctx)
  const { order_uuid } = await aSale(ctx, store.id)
  const back = (n: number) =>
    ctx.transaction((tx) =>
      recordRefund(tx, {
        reference: `refund:${n}`,
        order_uuid,
        total: 4000,
        platform: 400,
        parts: [{ holder, role: 'loja', amount: 3600 }],
      }),
    )
  const sent = await Promise.allSettled(five.map(back))
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect(await balancesOf(ctx, holder)).toMatchObject({ a_receber: 1800 })
})

test('the same sale told five times at once is one', async ({ ctx }) => {
  const { store, holder } = await aPaidStore(ctx)
  const sale = await aSale(ctx, store.id)
  const next = { ...sale, reference: 'sale:again', order_uuid: 'another' }
  const told = await Promise.all(five.map(() => ctx.transaction((tx) => recordSale(tx, next))))
  expect(told.filter(({ posted }) => posted)).toHaveLength(1)
  expect(new Set(told.map(({ id }) => id)).size).toBe(1)
  expect(await balancesOf(ctx, holder)).toMatchObject({ a_receber: 18_000 })
})

test('five answers of the bank at once move a payout once', async ({ ctx, clock, contextOf }) => {
  const { store, owner, holder } = await aPaidStore(ctx)
  await aSale(ctx, store.id)
  clock.now = tomorrow
  const payout = await ctx.transaction(async (tx) => {
    await tx.db.update(receivables).set({ state: 'disponivel' })
    return payHolder(tx, holder)
  })
  const staff = await contextOf(owner)
  const uuid = payout?.uuid ?? ''
  await movePayout(staff, uuid, { to: 'enviado' })
  const answers = await Promise.allSettled(
    five.map((n) => movePayout(staff, uuid, n % 2 ? { to: 'pago' } : { to: 'devolvido', reason: 'Conta encerrada.' })),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await findDisagreements(ctx)).toEqual([])
})

test('the database refuses at the commit what does not add up', async ({ ctx }) => {
  const { store } = await aPaidStore(ctx)
  await aSale(ctx, store.id)
  const [transfer] = await ctx.db.select().from(ledger_transfers)
  const [entry] = await ctx.db.select().from(ledger_entries)
  const { account_id = 0 } = entry ?? {}
  const add = ctx.db.insert(ledger_entries).values({ transfer_id: transfer?.id ?? '', account_id, amount: 5 })
  await expect(add).rejects.toMatchObject({ cause: { constraint: 'ledger_transfers_balanced' } })
  const empty = ctx.db
    .insert(ledger_transfers)
    .values({ id: '019aaaaa-0000-7000-8000-000000000000', kind: 'venda', reference: 'empty', amount: 1, at: ctx.now() })
  await expect(empty).rejects.toMatchObject({ cause: { constraint: 'ledger_transfers_balanced' } })
  const lines = [
    { account: { kind: 'gateway' as const }, amount: 5 },
    { account: { kind: 'losses' as const }, amount: -5 },
  ]
  await ctx.transaction((tx) => post(tx, { kind: 'venda', reference: 'whole', amount: 5, lines }))
})
