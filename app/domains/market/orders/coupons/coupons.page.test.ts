import { aProduct } from '#domains/market/products/products.factory.ts'
import { aMember, aStore } from '#domains/market/stores/stores.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { addToCart } from '../cart/cart.actions.ts'
import { aBuyer } from '../orders.factory.ts'
import { aCoupon } from './coupons.factory.ts'

test('made by its form, in per cent, reais and days; listed, switched off, downloaded', async ({ ctx, page }) => {
  const { store, owner } = await aStore(ctx, { name: 'Estufa da Vila' })
  const all = `/vendedor/dashboard/${store.slug}/cupons`
  const form = await page(`${all}/novo`, owner)
  expect(form.value('code')).toMatch(/^VILA[A-Z2-9]{3}$/)
  const typed = { code: 'VERÃO 10', percent: '', from: '2026-12-24', to: '2026-12-01', max_uses: '0' }
  const wrong = await form.press('Criar cupom', typed)
  expect(wrong.error('code')).toContain('sem espaço nem acento')
  expect(wrong.error('max_uses')).toContain('menor valor')
  expect(wrong.error('percent')).toContain('Escreva de quanto')
  expect(wrong.error('to')).toContain('não pode vir antes')
  const made = await wrong.press('Criar cupom', {
    code: 'VERAO',
    max_uses: '',
    percent: '12,5',
    from: '2026-11-20',
    to: '2026-12-24',
    min_goods: '50',
  })
  expect(made.toast).toContain('VERAO está pronto')
  const one = await made.follow()
  expect(one.text).toContain('12,5 % de desconto, a partir de R$ 50,00, de 20/11/2026 a 24/12/2026')
  expect(one.text).toContain('/carrinho?cupom=VERAO')
  expect(one.value('percent')).toBe('12,5')
  expect(one.value('to')).toBe('2026-12-24')
  const list = await page(all, owner)
  expect(list.text).toContain('VERAO')
  expect(list.text).toContain('a partir de R$ 50,00')
  const off = await list.press('Desligar')
  expect(off.toast).toBe('VERAO está desligado: ninguém mais usa.')
  const csv = await page(`${all}/csv`, owner)
  expect(csv.html.replaceAll('\u00a0', ' ')).toContain(
    'VERAO;12,5 % de desconto;Desligado;50,00;2026-11-20;2026-12-24;0;;0;0,00;0,00',
  )
  const gone = await one.press('Apagar cupom')
  expect(gone.location).toBe(all)
})

test('a reader sees the list and no forms', async ({ ctx, page }) => {
  const { store } = await aStore(ctx)
  const { id } = await aCoupon(ctx, { store_id: store.id })
  const reader = await aMember(ctx, store.id, 'viewer')
  const all = `/vendedor/dashboard/${store.slug}/cupons`
  expect((await page(all, reader)).text).not.toContain('Novo cupom')
  expect((await page(`${all}/novo`, reader)).text).toContain('Seu papel nesta loja é de leitura')
  expect((await page(`${all}/${id}`, reader)).text).toContain('Você vê, mas não edita')
})

test('the link of a coupon puts it into the cart: applied, or kept for later', async ({ ctx, page }) => {
  const product = await aProduct(ctx)
  await aCoupon(ctx, { store_id: product.store_id, code: 'LINK10' })
  const buyer = await aBuyer(ctx)
  const viewer = buyer.viewer ?? undefined
  const early = await page('/carrinho?cupom=link10', viewer)
  expect(early.location).toBe('/carrinho')
  expect(early.toast).toContain('Guardamos o cupom LINK10')
  await addToCart(buyer, { variant_id: product.variant.id, quantity: 1 })
  expect((await page('/carrinho', viewer)).text).toContain('o que fica mantém o desconto que teve')
})

test('a guest with a full cart who opens the link has the discount at once', async ({ ctx, api, page }) => {
  const product = await aProduct(ctx)
  await aCoupon(ctx, { store_id: product.store_id, code: 'LINK10' })
  const { cart_token } = await api.orders.cart.add({ variant_id: product.variant.id })
  const kept = await api.orders.cart.keepCoupon({ code: 'LINK10', cart_token: cart_token ?? undefined })
  expect(kept).toMatchObject({ discount_amount: 10_00, coupons: [{ code: 'LINK10', problem: null }] })
  const link = await page('/carrinho?cupom=LINK10')
  expect(link.headers.getSetCookie().some((cookie) => cookie.startsWith('grower_cart='))).toBe(true)
})
