import { eq } from 'drizzle-orm'
import { aBuyer } from '#domains/market/orders/orders.factory.ts'
import { withSandbox } from '#domains/market/payments/payments.factory.ts'
import { products } from '#domains/market/products/products/products.table.ts'
import { copyOf } from '#domains/people/privacy/exports/copy-of.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { subscribe } from './subscriptions/subscribe.actions.ts'
import { anIntent, aPlan, idOf } from './subscriptions.factory.ts'

test('the copy says what one subscribes to, and of which store', async ({ ctx }) => {
  const shop = await withSandbox(ctx)
  await aPlan(shop)
  const { product, store, variant_id } = await aPlan(shop)
  await ctx.db.update(products).set({ name: 'Clube do solo' }).where(eq(products.id, product.id))
  const buyer = await aBuyer(shop)
  await subscribe(buyer, anIntent(variant_id))
  expect(await copyOf(ctx, 'assinaturas', { id: idOf(buyer) })).toMatchObject([
    { variant_id, product_name: 'Clube do solo', store_name: store.name },
  ])
})
