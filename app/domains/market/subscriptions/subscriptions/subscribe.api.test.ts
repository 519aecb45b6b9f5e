import { eq } from 'drizzle-orm'
import { aBuyer } from '#domains/market/orders/orders.factory.ts'
import { withSandbox } from '#domains/market/payments/payments.factory.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { dayKey } from '#shared/dates.ts'
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

test('a store on pause offers no plan', async ({ ctx }) => {
  const shop = await withSandbox(ctx)
  const { store, product } = await aPlan(shop)
  const { own } = testClient(await aBuyer(shop)).subscriptions
  const offered = async () => (await own.offer({ store: store.slug, product: product.slug })).plans.length
  expect(await offered()).toBe(1)
  await ctx.db
    .update(stores)
    .set({ closed_from: dayKey(shop.now()) })
    .where(eq(stores.id, store.id))
  expect(await offered()).toBe(0)
})
