import { eq } from 'drizzle-orm'
import { withSandbox } from '#domains/market/payments/payments.factory.ts'
import { aProduct } from '#domains/market/products/products.factory.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { dayKey, formatDay } from '#shared/dates.ts'
import { DAY } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { previewCheckout } from '../checkout/checkout.queries.ts'
import { placeOrder } from '../checkout/place-order.actions.ts'
import { aBuyer, aFreight, anIntent } from '../orders.factory.ts'
import { addToCart, setQuantity } from './cart.actions.ts'
import { showCart } from './cart.queries.ts'

test('what lies in the cart of a store in a pause stays there with name and day, and the rest is bought', async ({
  ctx,
  page,
}) => {
  const shop = await withSandbox(ctx)
  const resting = await aProduct(shop, { name: 'Vaso de feltro', photos: 1 }, { price: 40_00 })
  const open = await aProduct(shop, { name: 'Lâmpada' }, { price: 100_00 })
  await aFreight(shop, open.store_id)
  const buyer = await aBuyer(shop)
  await addToCart(buyer, { variant_id: resting.variant.id, quantity: 2 })
  await addToCart(buyer, { variant_id: open.variant.id, quantity: 1 })
  const closed_to = dayKey(new Date(shop.now().getTime() + 7 * DAY))
  const away = (fields: Partial<typeof stores.$inferInsert>) =>
    shop.db.update(stores).set(fields).where(eq(stores.id, resting.store_id))
  await away({ closed_from: dayKey(shop.now()), closed_to })

  const sentence = `A loja está em pausa até ${formatDay(closed_to, shop.now())}.`
  const cart = await showCart(buyer, {})
  expect(cart).toMatchObject({ count: 3, blocked: false, gone: [], goods_amount: 100_00 })
  expect(cart.stores.map(({ id }) => id)).toEqual([open.store_id])
  expect(cart.paused).toMatchObject([
    { id: resting.store_id, lines: [{ product: { name: 'Vaso de feltro' }, quantity: 2, problem: sentence }] },
  ])
  expect(cart.paused[0]?.lines[0]?.product?.photo).not.toBeNull()
  const viewer = { id: buyer.viewer?.id ?? 0 }
  const shown = await page('/carrinho', viewer)
  expect(shown.text).toContain('Vaso de feltro')
  expect(shown.text).toContain(sentence)
  expect(shown.text).toContain('fica guardado')
  expect(shown.text).toContain('Fechar pedido')
  expect(shown.text).not.toContain('fora de venda')

  const item = { variant_id: resting.variant.id, quantity: 1 }
  expect((await previewCheckout(buyer, { freight: [], ...item })).problem).toBe(sentence)
  await expect(setQuantity(buyer, item)).rejects.toMatchObject({ message: sentence })
  await expect(addToCart(buyer, item)).rejects.toMatchObject({ message: sentence })
  await expect(
    placeOrder(buyer, await anIntent(buyer, { stores: [{ store_id: resting.store_id }] }, item)),
  ).rejects.toThrow(sentence)

  const placed = await placeOrder(buyer, await anIntent(buyer))
  expect(placed.orders).toMatchObject([{ store_id: open.store_id, total: 120_00 }])
  expect(await showCart(buyer, {})).toMatchObject({ count: 2, stores: [], blocked: false })
  const left = await page('/carrinho', viewer)
  expect(left.text).toContain(sentence)
  expect(left.text).not.toContain('Fechar pedido')
  expect((await previewCheckout(buyer, { freight: [] })).problem).toBe(sentence)

  await away({ closed_to: null })
  expect((await showCart(buyer, {})).paused[0]?.lines[0]?.problem).toBe('A loja está em pausa até reabrir.')
  await away({ closed_from: null })
  expect((await showCart(buyer, {})).stores).toMatchObject([{ id: resting.store_id, lines: [{ quantity: 2 }] }])
})
