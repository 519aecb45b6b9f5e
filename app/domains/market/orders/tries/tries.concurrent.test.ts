import { charges } from '#domains/market/payments/charges/charges.table.ts'
import { aCardToken, doPaymentJobs, withSandbox } from '#domains/market/payments/payments.factory.ts'
import { aProduct } from '#domains/market/products/products.factory.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { cancelOrder } from '../life/cancel-order.actions.ts'
import { aBuyer, aFreight, aPlacedOrder, orderOf } from '../orders.factory.ts'
import { asBuyer } from '../own/own-orders.actions.ts'
import { payAgain } from './pay-again.actions.ts'

test('tried again five times at once, and called off meanwhile: one try at most, and never a paid order called off', async ({
  ctx,
}) => {
  const shop = await withSandbox(ctx)
  const { variant, store_id } = await aProduct(shop, {}, { price: 100_00, on_hand: 9 })
  await aFreight(shop, store_id)
  const buyer = await aBuyer(shop)
  const card_token = await aCardToken(shop, '4000000000000028')
  const { order } = await aPlacedOrder(buyer, [{ variant_id: variant.id }], { method: 'cartao', card_token })
  const pix = { uuid: order.uuid, method: 'pix', installments: 1 } as const
  const all = await Promise.allSettled([
    ...[1, 2, 3, 4, 5].map(() => payAgain(buyer, pix)),
    asBuyer(buyer, order.uuid, (tx, one) => cancelOrder(tx, one, { side: 'comprador', reason: '' })),
  ])
  for (const one of all) if (one.status === 'rejected') expect(one.reason).toMatchObject({ status: 409 })
  await doPaymentJobs(shop)
  expect(await shop.db.$count(charges)).toBeLessThanOrEqual(2)
  expect(await orderOf(shop, order.uuid)).toMatchObject({ state: 'cancelado' })
})
