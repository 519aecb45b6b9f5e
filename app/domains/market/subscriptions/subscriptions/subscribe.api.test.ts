import { aBuyer } from '#domains/market/orders/orders.factory.ts'
import { withSandbox } from '#domains/market/payments/payments.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { testClient } from '#tests/test-client.ts'
import { anIntent, aPlan } from '../subscriptions.factory.ts'

test('subscribed once by its key; with a price that is no longer so, it is refused', async ({ ctx }) => {
  const shop = await withSandbox(ctx)
  const { variant_id } = await aPlan(shop)
  const { own } = testClient(await aBuyer(shop)).subscriptions
  await expect(own.subscribe(anIntent(variant_id, { price: 1_00 }))).rejects.toMatchObject({ status: 409 })
  const intent = anIntent(variant_id)
  const first = await own.subscribe(intent)
  expect(first).toMatchObject({ state: 'pendente' })
  expect(await own.subscribe(intent)).toEqual(first)
})
