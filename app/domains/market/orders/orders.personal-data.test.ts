import { withSandbox } from '#domains/market/payments/payments.factory.ts'
import { aProduct } from '#domains/market/products/products.factory.ts'
import { aStore } from '#domains/market/stores/stores.factory.ts'
import { copyOf } from '#domains/people/privacy/exports/copy-of.factory.ts'
import { signedIn } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { addToCart } from './cart/cart.actions.ts'
import { aBuyer, aFreight, aPaidOrder } from './orders.factory.ts'

test('the copy has what somebody bought and what lies in their cart, and nothing of another buyer', async ({ ctx }) => {
  const shop = await withSandbox(ctx)
  const { store } = await aStore(shop)
  const product = await aProduct(shop, { store_id: store.id }, { price: 30_00, on_hand: 9 })
  await aFreight(shop, store.id)
  const [buyer, other] = [await aBuyer(shop), await aBuyer(shop)]
  await aPaidOrder(buyer, [{ variant_id: product.variant.id }])
  await addToCart(buyer, { variant_id: product.variant.id, quantity: 2 })
  expect(await copyOf(ctx, 'pedidos-itens', signedIn(buyer))).toMatchObject([{ product_id: product.id, quantity: 1 }])
  expect(await copyOf(ctx, 'carrinho-itens', signedIn(buyer))).toMatchObject([{ quantity: 2 }])
  for (const file of ['pedidos-itens', 'carrinho-itens']) expect(await copyOf(ctx, file, signedIn(other))).toEqual([])
})
