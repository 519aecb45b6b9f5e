import { asc } from 'drizzle-orm'
import { onTestFinished } from 'vitest'
import { readCharge } from '#domains/market/payments/index.ts'
import { doPaymentJobs, payAtBank, withSandbox } from '#domains/market/payments/payments.factory.ts'
import { charge_refunds } from '#domains/market/payments/refunds/refunds.table.ts'
import { aProduct } from '#domains/market/products/products.factory.ts'
import { variants } from '#domains/market/products/variants/variants.table.ts'
import type { Context } from '#platform/context.ts'
import { alsoInstall, on, record } from '#platform/events.ts'
import { expect, test } from '#tests/fixtures.ts'
import { checkouts } from '../checkout/checkouts.table.ts'
import { cancelOrder } from '../life/cancel-order.actions.ts'
import { aBuyer, aFreight, aPlacedOrder, orderOf } from '../orders.factory.ts'
import { asBuyer } from '../own/own-orders.actions.ts'

async function aShop(ctx: Context) {
  const shop = await withSandbox(ctx)
  const product = await aProduct(shop, { name: 'Lâmpada LED' }, { price: 100_00, on_hand: 10 })
  await aFreight(shop, product.store_id)
  const buyer = await aBuyer(shop)
  const placed = await aPlacedOrder(buyer, [{ variant_id: product.variant.id }])
  return { shop, buyer, placed, variant_id: product.variant.id }
}

const chargeOf = async (ctx: Context) =>
  readCharge(ctx, (await ctx.db.select().from(checkouts).orderBy(asc(checkouts.id)))[0]?.charge_id ?? 0)
const stockOf = (ctx: Context) =>
  ctx.db.select({ on_hand: variants.on_hand, reserved: variants.reserved }).from(variants).orderBy(variants.id)
const cancel = (buyer: Context, uuid: string) =>
  asBuyer(buyer, uuid, (tx, order) => cancelOrder(tx, order, { side: 'comprador', reason: '' }))
const givenBack = async (ctx: Context) =>
  (await ctx.db.select().from(charge_refunds).orderBy(asc(charge_refunds.id))).map(({ amount, status }) => [
    amount,
    status,
  ])

for (const times of [3, 4, 6])
  test(`one PIX paid ${times} times gives back all but one, and the order stays paid`, async ({ ctx }) => {
    const { shop, placed } = await aShop(ctx)
    const { id } = await chargeOf(shop)
    for (let time = 0; time < times; time++) {
      await payAtBank(shop, id)
      await doPaymentJobs(shop)
    }
    expect(await orderOf(shop, placed.order.uuid)).toMatchObject({ state: 'pago', refunded_amount: 0 })
    expect(await givenBack(shop)).toEqual(Array(times - 1).fill([120_00, 'done']))
    expect(await chargeOf(shop)).toMatchObject({
      status: 'paid',
      captured_amount: times * 120_00,
      refunded_amount: (times - 1) * 120_00,
    })
  })

test('paid three times before anybody is told: the bank is asked for two of them back', async ({ ctx }) => {
  const { shop } = await aShop(ctx)
  const { id } = await chargeOf(shop)
  for (let time = 0; time < 3; time++) await payAtBank(shop, id)
  await doPaymentJobs(shop)
  expect(await chargeOf(shop)).toMatchObject({ status: 'paid', refunded_amount: 240_00, refund_pending_amount: 0 })
})

test('what follows from being paid twice may follow again: nothing more goes back', async ({ ctx }) => {
  const { shop, placed } = await aShop(ctx)
  const { id } = await chargeOf(shop)
  for (let time = 0; time < 3; time++) await payAtBank(shop, id)
  await doPaymentJobs(shop)
  const told = { charge_id: id, reference: `checkout:${placed.uuid}`, amount: 360_00 }
  await record(shop, 'charge.overpaid', { ...told, excess_amount: 120_00 })
  await record(shop, 'charge.overpaid', { ...told, excess_amount: 240_00 })
  await record(shop, 'charge.paid', { ...told, fee_amount: 0, paid_at: shop.now(), late: false })
  await doPaymentJobs(shop)
  expect(await chargeOf(shop)).toMatchObject({ status: 'paid', refunded_amount: 240_00, refund_pending_amount: 0 })
  expect(await stockOf(shop)).toEqual([{ on_hand: 9, reserved: 0 }])
})

test('paid, but nothing could follow: it is not cancelled as unpaid, and is paid once it follows', async ({ ctx }) => {
  const { shop, buyer, placed } = await aShop(ctx)
  const broken = alsoInstall([on('charge.paid', { inside: () => Promise.reject(new Error('broken')) })])
  onTestFinished(broken)
  await payAtBank(shop, (await chargeOf(shop)).id)
  await doPaymentJobs(shop, (name) => name !== 'payments.follow_up')
  expect(await orderOf(shop, placed.order.uuid)).toMatchObject({ state: 'aguardando_pagamento' })
  await expect(cancel(buyer, placed.order.uuid)).rejects.toMatchObject({ status: 409 })
  broken()
  await doPaymentJobs(shop)
  expect(await orderOf(shop, placed.order.uuid)).toMatchObject({ state: 'pago' })
})
