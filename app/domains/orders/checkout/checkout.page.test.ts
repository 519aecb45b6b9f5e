import { onTestFinished } from 'vitest'
import { withSandbox } from '#domains/payments/payments.factory.ts'
import { aProduct } from '#domains/products/products.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { addToCart } from '../cart/cart.actions.ts'
import { aBuyer, aFreight } from '../orders.factory.ts'

test('the page is filled with what is known: it can be sent as it is, and leads to the order', async ({
  ctx,
  page,
}) => {
  const shop = await withSandbox(ctx)
  const product = await aProduct(shop)
  await aFreight(shop, product.store_id)
  const buyer = await aBuyer(shop)
  await addToCart(buyer, { variant_id: product.variant.id, quantity: 1 })
  const { payments, payment_sandbox } = shop.env
  Object.assign(ctx.env, { payments, payment_sandbox })
  onTestFinished(() => void Object.assign(ctx.env, { payments: undefined, payment_sandbox: undefined }))
  const checkout = await page('/checkout', { id: buyer.viewer?.id ?? 0 })
  expect(checkout.text).toContain('R$ 120,00')
  const sent = await checkout.press('Pagar R$ 120,00', {})
  expect(sent.error('address.phone')).toBe('')
  expect(sent.location).toMatch(/^\/pedidos\/[0-9a-f-]{36}$/)
})

test('where nothing can be paid, it says so and keeps the cart', async ({ ctx, page }) => {
  const product = await aProduct(ctx)
  const buyer = await aBuyer(ctx)
  await addToCart(buyer, { variant_id: product.variant.id, quantity: 1 })
  const checkout = await page('/checkout', { id: buyer.viewer?.id ?? 0 })
  expect(checkout.text).toContain('Pagamentos ainda não configurados')
})
