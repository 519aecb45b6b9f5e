import { eq } from 'drizzle-orm'
import { aBuyer } from '#domains/market/orders/orders.factory.ts'
import { withSandbox } from '#domains/market/payments/payments.factory.ts'
import { aProduct } from '#domains/market/products/products.factory.ts'
import { variants } from '#domains/market/products/variants/variants.table.ts'
import { aMember, aStore } from '#domains/market/stores/stores.factory.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { renewDue } from './subscriptions/renew.actions.ts'
import { subscribe } from './subscriptions/subscribe.actions.ts'
import { daysAfter } from './subscriptions/subscription.model.ts'
import { anIntent, aPlan, aSubscription, idOf, payOrder, waitingOrder } from './subscriptions.factory.ts'

const personOf = (buyer: Context) => ({ id: idOf(buyer) })

test('a product becomes a plan by its form: what it gives, how often, and free days', async ({ ctx, page }) => {
  const { store, owner } = await aStore(ctx)
  const product = await aProduct(ctx, { kind: 'assinatura', store_id: store.id, name: 'Caderno do jardim' })
  const desk = `/vendedor/dashboard/${store.slug}/assinaturas`
  const list = await page(desk, owner)
  expect(list.text).toContain('Falta definir')
  const form = await page(`${desk}/planos/${product.variant.id}`, owner)
  const nothing = await form.press('Salvar plano', { interval: 'mensal', trial_days: '7' })
  expect(nothing.error('gives_posts')).toContain('Marque o que a assinatura dá.')
  const long = await nothing.press('Salvar plano', { interval: 'mensal', trial_days: '91', gives_posts: 'true' })
  expect(long.error('trial_days')).toBeTruthy()
  const saved = await long.press('Salvar plano', { interval: 'mensal', trial_days: '7', gives_posts: 'true' })
  expect(saved.toast).toBe('O plano está salvo.')
  expect((await saved.follow()).text).toContain('7 dias de teste')
  const content = await page(`/vendedor/dashboard/${store.slug}/vender-conteudo`, owner)
  expect(content.text).toContain('Caderno do jardim: Mensal')
  const reader = await aMember(ctx, store.id, 'viewer')
  expect((await page(`${desk}/planos/${product.variant.id}`, reader)).text).toContain('Você vê, mas não edita')
  expect((await page(`${desk}/planos/999999`, owner)).text).toContain('Erro 404')
})

test('somebody begins free days, leaves, comes back, changes how it is paid', async ({ ctx, page }) => {
  const shop = await withSandbox(ctx)
  const { store, product, variant_id } = await aPlan(shop, { trial_days: 10 })
  const buyer = await aBuyer(shop)
  expect((await page('/assinaturas', personOf(buyer))).text).toContain('Você ainda não assina nada')
  const offer = await page(`/assinar/${store.slug}/${product.slug}`, personOf(buyer))
  expect(offer.text).toContain('10 dias de teste')
  const { uuid } = await subscribe(buyer, anIntent(variant_id))
  const one = await page(`/assinaturas/${uuid}`, personOf(buyer))
  expect(one.text).toContain('Em teste')
  const left = await one.press('Cancelar a assinatura', { reason: 'Vou viajar.' })
  expect(left.toast).toContain('Cancelada.')
  const back = await (await left.follow()).press('Continuar com a assinatura', {})
  expect(back.toast).toBe('Sua assinatura continua.')
  const paid = await (await back.follow()).press('Salvar', { method: 'boleto' })
  expect(paid.toast).toContain('As próximas cobranças vêm assim.')
  expect((await page('/assinaturas', personOf(buyer))).text).toContain('Em teste')
  const stranger = await aBuyer(shop)
  expect((await page(`/assinaturas/${uuid}`, personOf(stranger))).text).toContain('Erro 404')
})

test('a new price: told to who pays the old one, taken by a yes, and who says nothing leaves', async ({
  ctx,
  page,
  clock,
}) => {
  const shop = await withSandbox(ctx)
  const { store, owner, variant_id } = await aPlan(shop)
  const yes = await aBuyer(shop)
  const silent = await aBuyer(shop)
  const agreed = await aSubscription(yes, variant_id)
  const left = await aSubscription(silent, variant_id)
  await shop.db.update(variants).set({ price: 35_00 }).where(eq(variants.id, variant_id))
  const plan = await page(`/vendedor/dashboard/${store.slug}/assinaturas/planos/${variant_id}`, owner)
  expect(plan.text).toContain('2 pessoas pagam outro preço')
  expect((await plan.press('Avisar do novo preço', {})).toast).toContain('2 pessoas avisadas')
  const before = await page(`/assinaturas/${agreed.uuid}`, personOf(yes))
  const asks = async (price: number) => {
    await shop.db.update(variants).set({ price }).where(eq(variants.id, variant_id))
    await (await page(`/vendedor/dashboard/${store.slug}/assinaturas/planos/${variant_id}`, owner)).press(
      'Avisar do novo preço',
      {},
    )
  }
  await asks(95_00)
  expect((await before.press('Aceitar o novo preço', {})).text).toContain('A loja mudou o novo preço para R$ 95,00.')
  await asks(35_00)
  const own = await page(`/assinaturas/${agreed.uuid}`, personOf(yes))
  expect((await own.press('Aceitar o novo preço', {})).toast).toContain('Combinado.')
  clock.now = daysAfter(clock.now, 31)
  await renewDue(shop)
  const renewed = await page(`/assinaturas/${agreed.uuid}`, personOf(yes))
  expect(renewed.text).toContain('R$ 35,00')
  expect(renewed.text).toContain('Há uma cobrança para pagar')
  const over = await page(`/assinaturas/${left.uuid}`, personOf(silent))
  expect(over.text).toContain('Cancelada')
})

test('a store sees who subscribes and what comes in, downloads it, and lets one go with a reason', async ({
  ctx,
  page,
}) => {
  const shop = await withSandbox(ctx)
  const { store, owner, variant_id } = await aPlan(shop)
  const buyer = await aBuyer(shop)
  const { uuid } = await aSubscription(buyer, variant_id)
  const desk = `/vendedor/dashboard/${store.slug}/assinaturas`
  const list = await page(desk, owner)
  expect(list.text).toContain('1 pessoa assina')
  expect(list.text).toContain('R$ 30,00')
  const csv = await page(`${desk}/csv`, owner)
  expect(csv.html).toContain('Ativa;30,00')
  const form = await page(`${desk}/encerrar/${uuid}`, owner)
  const short = await form.press('Encerrar assinatura', { reason: 'Não' })
  expect(short.error('reason')).toContain('Escreva o motivo')
  const gone = await short.press('Encerrar assinatura', { reason: 'A caixa deixa de existir.' })
  expect(gone.toast).toContain('Encerrada.')
  expect((await page(`/assinaturas/${uuid}`, personOf(buyer))).text).toContain('Termina n')
  const reader = await aMember(shop, store.id, 'viewer')
  expect((await page(desk, reader)).text).not.toContain('Encerrar')
  expect((await page(`${desk}/encerrar/${uuid}`, owner)).text).toContain('já foi cancelada')
})

test('among orders a subscription is one row, which leads to its payments', async ({ ctx, page, clock }) => {
  const shop = await withSandbox(ctx)
  const { product, variant_id } = await aPlan(shop)
  const buyer = await aBuyer(shop)
  const { uuid } = await aSubscription(buyer, variant_id)
  clock.now = daysAfter(clock.now, 32)
  await renewDue(shop)
  await payOrder(buyer, (await waitingOrder(buyer, uuid))?.id ?? 0)
  const list = await page('/pedidos', personOf(buyer))
  expect(list.$('tbody tr')).toHaveLength(1)
  const payments = await list.click(`Assinatura ${product.name} · 2 pagamentos`)
  expect(payments.heading).toBe(`Pagamentos de ${product.name}`)
  expect(payments.$('tbody tr')).toHaveLength(2)
})

test('what its store has not posted in time is late for its buyer too', async ({ ctx, page, clock }) => {
  const shop = await withSandbox(ctx)
  const { store, variant_id } = await aPlan(shop, { ships: true })
  const buyer = await aBuyer(shop)
  await aSubscription(buyer, variant_id)
  const list = () => page(`/pedidos?subscription=${variant_id}`, personOf(buyer))
  expect((await list()).text).not.toContain('devia ter postado')
  clock.now = daysAfter(clock.now, 20)
  const late = await list()
  expect(late.text).toContain('A loja devia ter postado até')
  expect(late.links()).toContain(`/loja/${store.slug}/mensagens`)
})
