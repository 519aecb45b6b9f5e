import { eq } from 'drizzle-orm'
import { onTestFinished } from 'vitest'
import { pickup_points } from '#domains/market/freight/pickups/pickup-points.table.ts'
import { freight_quotes } from '#domains/market/freight/quotes/freight-quotes.table.ts'
import { withSandbox } from '#domains/market/payments/payments.factory.ts'
import { aProduct } from '#domains/market/products/products.factory.ts'
import { variants } from '#domains/market/products/variants/variants.table.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { addCoupon, addToCart } from '../cart/cart.actions.ts'
import { showCart } from '../cart/cart.queries.ts'
import { aCoupon } from '../coupons/coupons.factory.ts'
import { coupons } from '../coupons/coupons.table.ts'
import { order_lines, orders } from '../orders/orders.table.ts'
import { aBuyer, aFreight } from '../orders.factory.ts'
import { payButton } from './installments.words.ts'

/** Pages take money in this test. */
async function paying(ctx: Context) {
  const shop = await withSandbox(ctx)
  const { payments, payment_sandbox } = shop.env
  Object.assign(ctx.env, { payments, payment_sandbox })
  onTestFinished(() => void Object.assign(ctx.env, { payments: undefined, payment_sandbox: undefined }))
  return shop
}

test('the page is filled with what is known: it can be sent as it is, and leads to the order', async ({
  ctx,
  page,
}) => {
  const shop = await paying(ctx)
  const product = await aProduct(shop)
  await aFreight(shop, product.store_id)
  const buyer = await aBuyer(shop)
  await addToCart(buyer, { variant_id: product.variant.id, quantity: 1 })
  const checkout = await page('/checkout', { id: buyer.viewer?.id ?? 0 })
  expect(checkout.text).toContain('R$ 120,00')
  const item = `/checkout?variant_id=${product.variant.id}`
  expect((await page(item, { id: buyer.viewer?.id ?? 0 })).text).not.toContain('Pagar aqui faz outro.')
  const sent = await checkout.press('Pagar R$ 120,00', {})
  expect((await page(item, { id: buyer.viewer?.id ?? 0 })).text).toContain('Pagar aqui faz outro.')
  expect(sent.error('address.phone')).toBe('')
  expect(sent.location).toMatch(/^\/pedidos\/[0-9a-f-]{36}$/)
})

test('a CEP typed after the freight was reckoned is not shipped to, nor the one before: it is said beside it, with everything typed', async ({
  ctx,
  page,
}) => {
  const shop = await paying(ctx)
  const product = await aProduct(shop)
  await aFreight(shop, product.store_id)
  const buyer = await aBuyer(shop)
  await addToCart(buyer, { variant_id: product.variant.id, quantity: 1 })
  const checkout = await page('/checkout', { id: buyer.viewer?.id ?? 0 })
  expect(checkout.value('address.cep')).toBe('30130-010')
  const refused = await checkout.press('Pagar R$ 120,00', { 'address.cep': '20040-002', note: 'Deixe na portaria.' })
  expect(refused.error('address.cep')).toBe('Calcule o frete de novo para este CEP.')
  expect(refused.value('address.cep')).toBe('20040-002')
  expect(refused.value('note')).toBe('Deixe na portaria.')
  expect(await shop.db.select().from(orders)).toEqual([])
  const anew = await (await refused.press('Calcular')).follow()
  expect(anew.text).toContain('Endereço, CEP 20040-002')
  const rio = { street: 'Avenida Rio Branco', number: '156', district: 'Centro', city: 'Rio de Janeiro', uf: 'RJ' }
  const address = Object.entries(rio).map(([name, value]) => [`address.${name}`, value])
  const sent = await anew.press('Pagar R$ 120,00', Object.fromEntries(address))
  const [order] = await shop.db.select().from(orders)
  expect(sent.location).toBe(`/pedidos/${order?.uuid}`)
  expect(order?.ship_to).toMatchObject({ cep: '20040002', city: 'Rio de Janeiro' })
  await addToCart(buyer, { variant_id: product.variant.id, quantity: 1 })
  const wrong = await page('/checkout?cep=123', { id: buyer.viewer?.id ?? 0 })
  expect(wrong.error('address.cep')).toBe('O CEP tem 8 números, como 01310-100.')
})

test('an address of the page in which another buyer chose ships to the own address', async ({ ctx, page }) => {
  const shop = await paying(ctx)
  const product = await aProduct(shop)
  await aFreight(shop, product.store_id)
  const [buyer, other] = [await aBuyer(shop), await aBuyer(shop)]
  for (const one of [buyer, other]) await addToCart(one, { variant_id: product.variant.id, quantity: 1 })
  const checkout = await page('/checkout', { id: other.viewer?.id ?? 0 })
  const anew = await checkout.press('Calcular', { 'address.cep': '20040-002' })
  expect((await anew.follow()).value('address.cep')).toBe('20040-002')
  const own = await page(anew.location ?? '', { id: buyer.viewer?.id ?? 0 })
  expect(own.value('address.cep')).toBe('30130-010')
})

test('where nothing can be paid, it says so and keeps the cart', async ({ ctx, page }) => {
  const product = await aProduct(ctx)
  const buyer = await aBuyer(ctx)
  await addToCart(buyer, { variant_id: product.variant.id, quantity: 1 })
  const checkout = await page('/checkout', { id: buyer.viewer?.id ?? 0 })
  expect(checkout.text).toContain('Pagamentos ainda não configurados')
})

test('each store has its own ways of sending: choosing in one leaves the other as it was', async ({ ctx, page }) => {
  const shop = await paying(ctx)
  const buyer = await aBuyer(shop)
  const dear: string[] = []
  for (const _ of [1, 2]) {
    const product = await aProduct(shop, {}, { price: 100_00 })
    await aFreight(shop, product.store_id, 20_00)
    await aFreight(shop, product.store_id, 35_00)
    await addToCart(buyer, { variant_id: product.variant.id, quantity: 1 })
  }
  const shown = await page('/checkout', { id: buyer.viewer?.id ?? 0 })
  const names = new Set(
    shown
      .$('fieldset input[type=radio]')
      .map((_, one) => shown.$(one).attr('name'))
      .get(),
  )
  names.delete('method')
  expect(names.size).toBe(2)
  for (const name of names) dear.push(String(shown.$(`input[name="${name}"]`).not('[checked]').attr('value')))
  const [first = '', second = ''] = names
  const one = await (await shown.press('Calcular', { [first]: dear[0] })).follow()
  expect(one.text).toContain('Pagar R$ 255,00')
  const both = await (await one.press('Calcular', { [second]: dear[1] })).follow()
  expect(both.text).toContain('Pagar R$ 270,00')
  await both.press('Pagar R$ 270,00', {})
  expect((await shop.db.select().from(orders)).map(({ freight_amount }) => freight_amount)).toEqual([35_00, 35_00])
})

test('what is bought at once is that thing alone; the cart stays as it was', async ({ ctx, page }) => {
  const shop = await paying(ctx)
  const [old, wanted] = [
    await aProduct(shop, { name: 'Vaso' }),
    await aProduct(shop, { name: 'Lâmpada' }, { on_hand: 5 }),
  ]
  await aFreight(shop, wanted.store_id)
  const buyer = await aBuyer(shop)
  const viewer = { id: buyer.viewer?.id ?? 0 }
  await addToCart(buyer, { variant_id: old.variant.id, quantity: 1 })
  const slug = (await showCart(buyer, {})).stores[0]?.slug
  const product = await page(`/loja/${slug}/${old.slug}`)
  expect(product.$('button:contains("Comprar agora")').attr('formaction')).toBe('/checkout')
  const now = `/checkout?variant_id=${wanted.variant.id}&quantity=2`
  const checkout = await (await (await page(now, viewer)).press('Calcular', { 'address.cep': '30130-010' })).follow()
  expect(checkout.text).toContain('2 × Lâmpada')
  expect(checkout.text).not.toContain('Vaso')
  const wrong = await checkout.press('Pagar R$ 220,00', { 'address.street': '' })
  expect(wrong.error('address.street')).not.toBe('')
  const sent = await wrong.press('Pagar R$ 220,00', { 'address.street': 'Rua dos Caetés' })
  const [order] = await shop.db.select().from(orders)
  expect(sent.location).toBe(`/pedidos/${order?.uuid}`)
  const lines = await shop.db
    .select()
    .from(order_lines)
    .where(eq(order_lines.order_id, order?.id ?? 0))
  expect(lines).toMatchObject([{ title: 'Lâmpada', quantity: 2 }])
  expect(await showCart(buyer, {})).toMatchObject({ count: 1 })
  const few = await page(`/checkout?variant_id=${wanted.variant.id}&quantity=9`, viewer)
  expect(few.text).toContain('Só restam 3')
  expect(few.text).not.toContain('Um pedido leva até')
  const many = await page(`/checkout?variant_id=${wanted.variant.id}&quantity=51`, viewer)
  expect(many.text).toContain('Um pedido leva até 50 de cada')
  expect((await page('/checkout?variant_id=x', viewer)).status).toBe(404)
})

test('who pays has the whole screen; fetching in another city is the last way, the sums stay beside', async ({
  ctx,
  page,
}) => {
  const shop = await paying(ctx)
  const product = await aProduct(shop)
  await aFreight(shop, product.store_id)
  const point = { name: 'Balcão', address: 'Rua A, 1', hours: 'Das 9h às 18h', store_id: product.store_id }
  await shop.db.insert(pickup_points).values({ ...point, city: 'Rio de Janeiro', uf: 'RJ' })
  const buyer = await aBuyer(shop)
  const viewer = { id: buyer.viewer?.id ?? 0 }
  expect((await page('/checkout', viewer)).$('.writing-room')).toHaveLength(0)
  await addToCart(buyer, { variant_id: product.variant.id, quantity: 1 })
  const shown = await page('/checkout', viewer)
  const ways = shown.$('fieldset label .font-medium')
  expect(
    ways
      .map((_, one) => shown.$(one).text())
      .get()
      .slice(0, 2),
  ).toEqual(['Entrega da loja', 'Retirar: Balcão'])
  expect(shown.$('details:not([open]) summary').text()).toContain('Retirar em Rio de Janeiro, RJ')
  expect(shown.$('.writing-room')).toHaveLength(1)
  expect(shown.$('h2:contains("Seu pedido")').closest('.card').attr('class')).toContain('desk:sticky')
})

test('the button says what will be paid: the interest too, in parcels of one number', () => {
  const twelve = { n: 12, value: 47_25, last_value: 47_26, total: 567_01, interest_amount: 67_01, interest_free: false }
  const said = (chosen: typeof twelve | undefined) => payButton(500_00, chosen).replaceAll('\u00a0', ' ')
  expect(said(undefined)).toBe('Pagar R$ 500,00')
  expect(said(twelve)).toBe('Pagar R$ 567,01 em 12× de R$ 47,25')
  expect(said({ ...twelve, last_value: 47_25 })).toBe('Pagar R$ 567,01 em 12× de R$ 47,25')
})

test('a price that changed and a coupon that ended are said at the top of cart and checkout', async ({ ctx, page }) => {
  const shop = await paying(ctx)
  const product = await aProduct(shop, { name: 'Vaso' }, { price: 100_00 })
  await aFreight(shop, product.store_id)
  const coupon = await aCoupon(shop, { store_id: product.store_id })
  const buyer = await aBuyer(shop)
  await addToCart(buyer, { variant_id: product.variant.id, quantity: 1 })
  await addCoupon(buyer, { code: coupon.code })
  await shop.db.update(variants).set({ price: 110_00 }).where(eq(variants.id, product.variant.id))
  await shop.db.update(coupons).set({ ends_at: shop.now() }).where(eq(coupons.id, coupon.id))
  for (const path of ['/carrinho', '/checkout']) {
    const { text } = await page(path, { id: buyer.viewer?.id ?? 0 })
    expect(text, path).toContain('O preço de Vaso mudou de R$ 100,00 para R$ 110,00.')
    expect(text, path).toContain(`Cupom ${coupon.code}: Esse cupom já venceu.`)
  }
})

test('a coupon is known with the blank a phone puts in; what is wrong with one is said once', async ({ ctx, page }) => {
  const shop = await paying(ctx)
  const product = await aProduct(shop, {}, { price: 100_00 })
  await aCoupon(shop, { store_id: product.store_id })
  const buyer = await aBuyer(shop)
  await addToCart(buyer, { variant_id: product.variant.id, quantity: 1 })
  const cart = await page('/carrinho', { id: buyer.viewer?.id ?? 0 })
  const wrong = await cart.press('Usar', { code: 'NADA' })
  expect(wrong.error('code')).not.toBe('')
  expect(wrong.text).not.toContain('Confira os campos destacados.')
  expect((await cart.press('Usar', { code: ' salve 10 ' })).toast).toBe('Cupom SALVE10 aplicado.')
})

test('the cart asks for the freight that checkout will ask for; a visitor’s, and one that goes nowhere, for none', async ({
  ctx,
  page,
}) => {
  const shop = await paying(ctx)
  const product = await aProduct(shop, {}, { price: 100_00 })
  const buyer = await aBuyer(shop)
  const viewer = { id: buyer.viewer?.id ?? 0 }
  await addToCart(buyer, { variant_id: product.variant.id, quantity: 1 })
  const asked = async (someone?: { id: number }) => JSON.parse((await page('/carrinho/frete', someone)).html)
  expect(await asked(viewer)).toBeNull()
  await aFreight(shop, product.store_id, 20_00)
  await shop.db.delete(freight_quotes)
  expect(await asked(viewer)).toMatchObject({
    cep: '30130010',
    total: 120_00,
    freights: { [product.store_id]: 20_00 },
    agreement: (await showCart(buyer, {})).agreement,
  })
  expect(await asked()).toBeNull()
})
