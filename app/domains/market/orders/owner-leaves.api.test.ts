import { eq } from 'drizzle-orm'
import { withSandbox } from '#domains/market/payments/payments.factory.ts'
import { aProduct } from '#domains/market/products/products.factory.ts'
import { aStore } from '#domains/market/stores/stores.factory.ts'
import { factoryPassword } from '#domains/people/accounts/users/users.factory.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { expect, test } from '#tests/fixtures.ts'
import { testClient } from '#tests/test-client.ts'
import { aBuyer, aFreight, aPaidOrder } from './orders.factory.ts'

test('who owns a store with orders under way does not vanish with it: what is to be done first is said', async ({
  ctx,
  as,
}) => {
  const shop = await withSandbox(ctx)
  const { store, owner } = await aStore(shop)
  const product = await aProduct(shop, { store_id: store.id }, { price: 100_00, on_hand: 5 })
  await aFreight(shop, store.id)
  const buyer = await aBuyer(shop)
  const { order } = await aPaidOrder(buyer, [{ variant_id: product.variant.id }])
  const [{ nickname = '' } = {}] = await ctx.db.select().from(users).where(eq(users.id, owner.id))
  const asked = { nickname, password: factoryPassword }
  const leaves = (await as(owner)).privacy.erasures
  await expect(leaves.ask(asked)).rejects.toMatchObject({
    status: 409,
    message: expect.stringMatching(/resolva: .*1 pedido/),
  })
  expect(await testClient(buyer).orders.own.show({ uuid: order.uuid })).toMatchObject({ state: 'pago' })
  const other = await aStore(shop)
  const [{ nickname: free = '' } = {}] = await ctx.db.select().from(users).where(eq(users.id, other.owner.id))
  const gone = (await as(other.owner)).privacy.erasures
  expect(await gone.ask({ ...asked, nickname: free })).toMatchObject({ erase_after: expect.any(Date) })
})
