import { eq } from 'drizzle-orm'
import { balancesOf } from '#domains/market/ledger/index.ts'
import { playBank } from '#domains/market/payments/bank/bank.actions.ts'
import type { BankAct } from '#domains/market/payments/bank/bank.kinds.ts'
import { expireCharges } from '#domains/market/payments/charges/look-after-charges.actions.ts'
import { charge_consequences } from '#domains/market/payments/consequences/consequences.table.ts'
import { readCharge } from '#domains/market/payments/index.ts'
import { doPaymentJobs, withSandbox } from '#domains/market/payments/payments.factory.ts'
import { charge_refunds } from '#domains/market/payments/refunds/refunds.table.ts'
import { aProduct } from '#domains/market/products/products.factory.ts'
import { variants } from '#domains/market/products/variants/variants.table.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { checkouts } from '../checkout/checkouts.table.ts'
import { aBuyer, aPlacedOrder, orderOf } from '../orders.factory.ts'
import { findDifferences } from '../reconciling/attention.queries.ts'

/** An order of R$ 48,23 by PIX, and its bank; each thing that the bank does takes a minute. */
async function aShop(ctx: Context, clock: { now: Date }) {
  const sandbox = await withSandbox(ctx)
  const shop = { ...sandbox, env: { ...sandbox.env, demo: true } }
  const product = await aProduct(shop, { kind: 'digital' }, { price: 48_23 })
  const placed = await aPlacedOrder(await aBuyer(shop), [{ variant_id: product.variant.id }])
  const charge = async () => {
    const [checkout] = await shop.db.select().from(checkouts).where(eq(checkouts.uuid, placed.uuid))
    return readCharge(shop, checkout?.charge_id ?? 0)
  }
  const play = async (act: BankAct, amount?: number) => {
    clock.now = new Date(clock.now.getTime() + 60_000)
    await playBank(shop, { charge: (await charge()).gateway_charge_id ?? '', act, amount })
    await doPaymentJobs(shop)
    expect(await shop.db.$count(charge_consequences)).toBe(0)
  }
  return {
    ...{ shop, charge, play, product },
    order: () => orderOf(shop, placed.order.uuid),
    back: async () => (await shop.db.select().from(charge_refunds)).map(({ amount, status }) => [amount, status]),
    /** Once it is no news any more. */
    differences: async () => {
      clock.now = new Date(clock.now.getTime() + 5 * 60_000)
      return findDifferences(shop)
    },
    store: () => balancesOf(shop, { kind: 'store', id: product.store_id }),
  }
}

test('a part that the bank took back is not in: the whole that comes then pays, and nothing is over', async ({
  ctx,
  clock,
}) => {
  const { play, order, charge, back, differences } = await aShop(ctx, clock)
  await play('pay_less', 40_00)
  await play('charge_back')
  expect(await charge()).toMatchObject({ status: 'pending', paid_at: null })
  await play('pay')
  expect(await order()).toMatchObject({ state: 'entregue', payment: 'pago' })
  expect(await back()).toEqual([])
  expect(await charge()).toMatchObject({ status: 'paid', captured_amount: 88_23, charged_back_amount: 40_00 })
  expect(await differences()).toEqual([])
  // The bank gives it back after all: now it is over.
  await play('reverse_chargeback')
  expect(await back()).toEqual([[40_00, 'done']])
  expect(await order()).toMatchObject({ state: 'entregue', payment: 'pago' })
  expect(await charge()).toMatchObject({ status: 'paid', refunded_amount: 40_00 })
})

test('a part that the bank took back does not count for the total: the rest alone pays nothing', async ({
  ctx,
  clock,
}) => {
  const { shop, play, order, charge } = await aShop(ctx, clock)
  await play('pay_less', 40_00)
  await play('charge_back')
  await play('pay_less', 8_23)
  expect(await charge()).toMatchObject({ status: 'underpaid', paid_at: null })
  expect(await order()).toMatchObject({ state: 'aguardando_pagamento' })
  await play('reverse_chargeback')
  expect(await order()).toMatchObject({ state: 'entregue', payment: 'pago' })
  expect(await shop.db.$count(charge_refunds)).toBe(0)
})

test('a part that the bank took back holds nothing: the order ends with its time', async ({ ctx, clock }) => {
  const { shop, play, order } = await aShop(ctx, clock)
  await play('pay_less', 40_00)
  await play('charge_back')
  clock.now = new Date(clock.now.getTime() + 31 * 60_000)
  await expireCharges(shop)
  await doPaymentJobs(shop)
  expect(await order()).toMatchObject({ state: 'expirado' })
  expect((await shop.db.select().from(variants))[0]).toMatchObject({ reserved: 0 })
  expect(await shop.db.$count(charge_refunds)).toBe(0)
})

test('ten times the total in one transfer: the store bears the fee of what it sold, as of two transfers', async ({
  ctx,
  clock,
}) => {
  const { play, order, charge, back, store, differences } = await aShop(ctx, clock)
  await play('pay_less', 482_30)
  expect(await charge()).toMatchObject({ fee_amount: 4_77 })
  expect(await order()).toMatchObject({ payment: 'pago', gateway_fee: 48 })
  expect(await back()).toEqual([[434_07, 'done']])
  expect(await store()).toMatchObject({ a_receber: 48_23 - 4_82 - 48 })
  expect(await differences()).toEqual([])
})
