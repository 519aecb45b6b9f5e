import { eq, sql } from 'drizzle-orm'
import { aStore } from '#domains/market/stores/stores.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { ledger_entries, ledger_transfers } from '../book/book.table.ts'
import { post } from '../book/post.actions.ts'
import { findDisagreements } from '../checks/find-disagreements.queries.ts'
import { aPaidStore, aSale, personHolder, storeHolder } from '../ledger.factory.ts'
import { movePayout } from '../payouts/move-payout.actions.ts'
import { payouts } from '../payouts/payouts.table.ts'
import { runPayouts } from '../payouts/run-payouts.actions.ts'
import { balancesOf } from '../receivables/balances.queries.ts'
import { releaseReceivables } from '../receivables/receivables.actions.ts'
import { receivables } from '../receivables/receivables.table.ts'
import { recordChargeback, recordChargebackReversed, recordRefund, recordSale } from './sales.actions.ts'

const nothing = { a_receber: 0, disponivel: 0, a_caminho: 0, pago: 0, em_debito: 0 }

test('a sale in three instalments splits each part exactly, and the last takes the rest', async ({ ctx }) => {
  const { store } = await aStore(ctx)
  const partner = await aUser(ctx)
  const sale = await aSale(ctx, store.id, {
    total: 10_000,
    platform: 999,
    parts: [
      { holder: storeHolder(store.id), role: 'loja', amount: 7001, fee: 100 },
      { holder: personHolder(partner.id), role: 'parceiro', amount: 2000 },
    ],
    gateway_fee: 150,
    installments: 3,
    method: 'cartao',
    paid_on: '2026-11-21',
    hold_until: null,
  })
  const rows = await ctx.db.select().from(receivables).orderBy(receivables.id)
  expect(rows.map(({ role, installment, amount, fee, due_on }) => [role, installment, amount, fee, due_on])).toEqual([
    ['loja', 1, 2333, 33, '2026-12-21'],
    ['loja', 2, 2333, 33, '2027-01-20'],
    ['loja', 3, 2335, 34, '2027-02-19'],
    ['parceiro', 1, 666, 0, '2026-12-21'],
    ['parceiro', 2, 666, 0, '2027-01-20'],
    ['parceiro', 3, 668, 0, '2027-02-19'],
  ])
  expect(await balancesOf(ctx, storeHolder(store.id))).toEqual({ ...nothing, a_receber: 6901 })
  expect(await balancesOf(ctx, personHolder(partner.id))).toEqual({ ...nothing, a_receber: 2000 })
  await ctx.transaction((tx) => recordSale(tx, sale))
  expect(await ctx.db.$count(receivables)).toBe(6)
})

test('the same reference with another amount is a fault, and writes nothing', async ({ ctx }) => {
  const { store } = await aStore(ctx)
  const sale = await aSale(ctx, store.id)
  const other = { ...sale, total: 10_001, platform: 1001 }
  await expect(ctx.transaction((tx) => recordSale(tx, other))).rejects.toThrow('was posted as another fact')
  expect(await ctx.db.$count(ledger_transfers)).toBe(1)
})

test.for([
  [{ platform: 999 }, 'come to 9999 of 10000'],
  [{ platform: -1000, interest: 2000 }, 'negative'],
  [{ total: 10_000.5, platform: 1000.5 }, 'no centavos'],
] as const)('a sale that does not add up is refused: %j', async ([fields, sentence], { ctx }) => {
  const { store } = await aStore(ctx)
  await expect(aSale(ctx, store.id, fields)).rejects.toThrow(sentence)
})

test('what is not yet paid goes back from the latest instalment on', async ({ ctx }) => {
  const { store } = await aStore(ctx)
  const sale = await aSale(ctx, store.id, { installments: 3, method: 'cartao' })
  await ctx.transaction((tx) =>
    recordRefund(tx, {
      reference: 'refund:1',
      order_uuid: sale.order_uuid,
      total: 4000,
      platform: 0,
      parts: [{ holder: storeHolder(store.id), role: 'loja', amount: 4000 }],
    }),
  )
  const rows = await ctx.db.select().from(receivables).orderBy(receivables.installment)
  expect(rows.map(({ state, reversed }) => [state, reversed])).toEqual([
    ['a_receber', 0],
    ['a_receber', 1000],
    ['estornado', 3000],
  ])
  expect(await balancesOf(ctx, storeHolder(store.id))).toEqual({ ...nothing, a_receber: 5000 })
})

test('more than came in never goes back: not of a part, not of ours, not of the whole', async ({ ctx }) => {
  const { store } = await aStore(ctx)
  const { order_uuid } = await aSale(ctx, store.id)
  const back = (total: number, loja: number, platform: number, reference = `refund:${total}:${loja}`) =>
    ctx.transaction((tx) =>
      recordRefund(tx, {
        reference,
        order_uuid,
        total,
        platform,
        parts: [{ holder: storeHolder(store.id), role: 'loja', amount: loja }],
      }),
    )
  await expect(back(9001, 9001, 0)).rejects.toThrow('got 9000 of this order, not 9001')
  await expect(back(1001, 0, 1001)).rejects.toThrow('platform_revenue')
  await back(10_000, 9000, 1000)
  await back(10_000, 9000, 1000)
  expect(await balancesOf(ctx, storeHolder(store.id))).toEqual(nothing)
  await expect(back(1, 1, 0)).rejects.toThrow('got 0')
})

test('a refund after the payout is a debt, which the next payout deducts', async ({ ctx, clock, contextOf }) => {
  const { store, owner, holder } = await aPaidStore(ctx)
  const staff = await contextOf(owner)
  const first = await aSale(ctx, store.id)
  clock.now = new Date('2026-11-22T15:00:00Z')
  await runPayouts(ctx)
  const [payout] = await ctx.db.select().from(payouts)
  expect(payout).toMatchObject({ amount: 9000, state: 'criado', day: '2026-11-22' })
  await movePayout(staff, payout?.uuid ?? '', { to: 'enviado' })
  await movePayout(staff, payout?.uuid ?? '', { to: 'pago' })
  await ctx.transaction((tx) =>
    recordRefund(tx, {
      reference: 'refund:1',
      order_uuid: first.order_uuid,
      total: 10_000,
      platform: 1000,
      parts: [{ holder, role: 'loja', amount: 9000 }],
    }),
  )
  expect(await balancesOf(ctx, holder)).toEqual({ ...nothing, pago: 9000, em_debito: 9000 })
  await aSale(ctx, store.id, { total: 20_000, platform: 1000, parts: [{ holder, role: 'loja', amount: 19_000 }] })
  clock.now = new Date('2026-11-23T15:00:00Z')
  await runPayouts(ctx)
  const [, second] = await ctx.db.select().from(payouts).orderBy(payouts.id)
  expect(second?.amount).toBe(10_000)
  expect(await balancesOf(ctx, holder)).toMatchObject({ disponivel: 0, em_debito: 0, a_caminho: 10_000 })
})

test('what is held for the withdrawal days is paid after they are released', async ({ ctx, clock }) => {
  const { store, holder } = await aPaidStore(ctx)
  const sale = await aSale(ctx, store.id, { hold_until: null })
  clock.now = new Date('2026-12-21T15:00:00Z')
  expect(await runPayouts(ctx)).toEqual({ made: 0 })
  await ctx.transaction((tx) => releaseReceivables(tx, sale.order_uuid, '2026-12-22'))
  expect(await runPayouts(ctx)).toEqual({ made: 0 })
  clock.now = new Date('2026-12-22T15:00:00Z')
  expect(await runPayouts(ctx)).toEqual({ made: 1 })
  expect(await balancesOf(ctx, holder)).toMatchObject({ a_caminho: 9000 })
})

test('a chargeback that was won comes back to everybody as it was, due and held alike, but its penalty', async ({
  ctx,
}) => {
  const { store } = await aStore(ctx)
  const { order_uuid } = await aSale(ctx, store.id, { hold_until: '2026-12-23' })
  const waits = () => ctx.db.select().from(receivables).orderBy(receivables.id)
  const before = await waits()
  const holder = storeHolder(store.id)
  await ctx.transaction((tx) =>
    recordChargeback(tx, {
      reference: 'chargeback:1',
      order_uuid,
      total: 10_000,
      platform: 500,
      loss: 500,
      penalty: 1500,
      parts: [{ holder, role: 'loja', amount: 9000 }],
    }),
  )
  expect(await balancesOf(ctx, holder)).toEqual(nothing)
  const won = { reference: 'won:1', chargeback: 'chargeback:1' }
  await ctx.transaction((tx) => recordChargebackReversed(tx, won))
  await ctx.transaction((tx) => recordChargebackReversed(tx, won))
  expect(await balancesOf(ctx, holder)).toEqual({ ...nothing, a_receber: 9000 })
  expect(await waits()).toEqual(before)
  const again = { ...won, reference: 'won:2' }
  await expect(ctx.transaction((tx) => recordChargebackReversed(tx, again))).rejects.toMatchObject({
    cause: { constraint: 'ledger_transfers_reverses' },
  })
})

test('of a chargeback that was won, what had been paid out before is owed no more', async ({ ctx, clock }) => {
  const { store, holder } = await aPaidStore(ctx)
  const { order_uuid } = await aSale(ctx, store.id)
  clock.now = new Date('2026-12-22T15:00:00Z')
  expect(await runPayouts(ctx)).toEqual({ made: 1 })
  const parts = [{ holder, role: 'loja' as const, amount: 9000 }]
  const taken = { reference: 'chargeback:2', order_uuid, total: 10_000, platform: 1000, parts }
  await ctx.transaction((tx) => recordChargeback(tx, taken))
  expect(await balancesOf(ctx, holder)).toMatchObject({ em_debito: 9000 })
  await ctx.transaction((tx) => recordChargebackReversed(tx, { reference: 'won:2', chargeback: 'chargeback:2' }))
  expect(await balancesOf(ctx, holder)).toMatchObject({ disponivel: 0, em_debito: 0 })
  expect(await findDisagreements(ctx)).toEqual([])
})

test('the database refuses lines that do not add up, and any change of what is written', async ({ ctx }) => {
  const { store } = await aStore(ctx)
  await aSale(ctx, store.id)
  await expect(
    ctx.transaction((tx) =>
      post(tx, { kind: 'venda', reference: 'odd', amount: 1, lines: [{ account: { kind: 'gateway' }, amount: 1 }] }),
    ),
  ).rejects.toThrow('add up to 1')
  const [line] = await ctx.db.select().from(ledger_entries).limit(1)
  const { transfer_id = '', account_id = 0 } = line ?? {}
  const refused = async (write: Parameters<typeof ctx.transaction>[0]) =>
    expect(
      await ctx.transaction(write).then(
        () => 'accepted',
        (error) => String(error.cause),
      ),
    )
  ;(
    await refused(async (tx) => {
      await tx.db.insert(ledger_entries).values({ transfer_id, account_id, amount: 5 })
      await tx.db.execute(sql`set constraints all immediate`)
    })
  ).toContain('add up to 5')
  ;(
    await refused((tx) =>
      tx.db
        .update(ledger_entries)
        .set({ amount: 7 })
        .where(eq(ledger_entries.id, line?.id ?? 0)),
    )
  ).toContain('append-only')
  ;(await refused((tx) => tx.db.delete(ledger_transfers))).toContain('append-only')
})
