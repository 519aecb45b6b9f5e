import { asc } from 'drizzle-orm'
import { readCharge } from '#domains/payments/index.ts'
import { doPaymentJobs, payAtBank, withSandbox } from '#domains/payments/payments.factory.ts'
import { charge_refunds } from '#domains/payments/refunds/refunds.table.ts'
import { aProduct } from '#domains/products/products.factory.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { checkouts } from '../checkout/checkouts.table.ts'
import { aBuyer, aFreight, aPlacedOrder, orderOf } from '../orders.factory.ts'

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
