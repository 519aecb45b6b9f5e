import { eq } from 'drizzle-orm'
import { onTestFinished } from 'vitest'
import { aCardToken, doPaymentJobs, withSandbox } from '#domains/market/payments/payments.factory.ts'
import { charge_refunds } from '#domains/market/payments/refunds/refunds.table.ts'
import { aProduct } from '#domains/market/products/products.factory.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { aMember } from '#domains/market/stores/stores.factory.ts'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { DAY } from '#shared/durations.ts'
import { formatMoney, formatMoneyField } from '#shared/money.ts'
import { expect, test } from '#tests/fixtures.ts'
import { lockOrder } from './orders/move-order.actions.ts'
import { aBuyer, aFreight, aPaidOrder, aPlacedOrder, orderOf } from './orders.factory.ts'
import { showOwnOrder } from './own/own-orders.queries.ts'
import { refundOrder } from './refunds/refund-order.actions.ts'
import { wentBack } from './refunds/went-back.model.ts'

async function aSale(ctx: Context) {
  const shop = await withSandbox(ctx)
  const product = await aProduct(shop, { name: 'Lâmpada LED' }, { price: 100_00, on_hand: 10 })
  await aFreight(shop, product.store_id)
  const buyer = await aBuyer(shop)
  const { order } = await aPaidOrder(buyer, [{ variant_id: product.variant.id, quantity: 2 }])
  const [store] = await shop.db.select().from(stores).where(eq(stores.id, product.store_id))
  const manager = await aMember(shop, product.store_id, 'manager')
  const desk = `/vendedor/dashboard/${store?.slug}/pedidos`
  const { id, nickname } = signedIn(buyer)
  return { order, desk, manager, person: { id, nickname } }
}

test('a store packs, sends with a code that is checked, and the buyer confirms; each page says what is next', async ({
  ctx,
  page,
}) => {
  const { order, desk, manager, person } = await aSale(ctx)
  const list = await page(desk, manager)
  expect(list.text).toContain('2 para enviar')
  const promise = 'Chega entre 25 e 27 de novembro'
  for (const place of [await page(`${desk}/${order.uuid}`, manager), await page('/pedidos', person)])
    expect(place.text).toContain(promise)
  expect(list.text).toContain('Postar até ter, 24 de nov')
  expect((await page(`${desk}/separar`, manager)).text).toContain(`pedido ${order.id}`)
  const prepared = await list.press('Pôr os marcados em separação', { ids: order.uuid })
  expect(prepared.toast).toContain('1 pedido em separação')
  const one = await page(`${desk}/${order.uuid}`, manager)
  const told = ['Itens', 'Quem comprou', 'Marcar como enviado'].map((words) => one.text.indexOf(words))
  expect(told, 'who sends has read what and to whom').toEqual(told.toSorted((a, b) => a - b))
  const parcel = { carrier: 'correios', tracking_code: 'AA473124828BR', 'lines[0].quantity': '2' }
  const refused = await one.press('Marcar como enviado', parcel)
  expect(refused.text).toContain('Um dos números está trocado. Confira o código na etiqueta.')
  const sent = await refused.press('Marcar como enviado', { ...parcel, tracking_code: 'AA473124829BR' })
  expect(sent.toast).toContain('Enviado. Quem comprou foi avisado.')
  const due = `${desk.replace('/pedidos', '/recebiveis')}?search=`
  expect((await page(due + order.id, manager)).text).toContain(`Pedido ${order.id}`)
  expect((await page(`${due}${order.id}00000000`, manager)).text).not.toContain(`Pedido ${order.id}`)
  const own = await page(`/pedidos/${order.uuid}`, person)
  expect(own.text).toContain('AA473124829BR')
  expect(own.text).toContain(promise)
  const had = await (await own.press('Recebi', {})).follow()
  expect(had.text).not.toContain('Chega entre')
  expect(had.text).toContain('Você pode desistir até')
  const reviewed = await had.press('Publicar avaliação', { stars: '5', text: 'Muito boa.' })
  expect(reviewed.toast).toContain('Sua avaliação está no ar.')
  expect((await reviewed.follow()).text).toContain('Você já avaliou.')
  const withdrawn = await (await page(`/pedidos/${order.uuid}`, person)).press('Pedir devolução', {})
  const asked = await withdrawn.follow()
  expect(asked.text).toContain('Escreva')
  // What is open is told first, in the list, and to who is about to leave.
  expect(asked.$('h2').first().text()).toBe('Sua devolução')
  expect((await page('/pedidos', person)).text).toContain('Devolução em aberto')
  const leaving = await page(`/perfil/${person.nickname}/delete`, person)
  expect(leaving.links()).toEqual(expect.arrayContaining(['/pedidos', `/pedidos/${order.uuid}`]))
  expect(leaving.text).toContain(`Devolução em aberto no pedido ${order.id}: R$ 220,00 ainda não voltaram`)
  // All of it goes back, with the freight: how much is said before.
  const back = await page(`${desk}/${order.uuid}`, manager)
  expect(back.$('button:contains("Recebi inteiro")').attr('data-ask')).toBe(`Devolver ${formatMoney(order.total)}?`)
  expect(back.text).toContain('Confiro que recebi o pacote')
  expect((await back.press('Recebi inteiro, volta ao estoque')).toast).toContain('O valor volta para quem comprou')
})

test('an order that is paid is posted from its row in the list, late or not', async ({ ctx, page, clock }) => {
  const { order, desk, manager } = await aSale(ctx)
  const form = `${desk}/${order.uuid}#enviar`
  expect((await page(desk, manager)).links()).toContain(form)
  clock.now = new Date(clock.now.getTime() + 9 * DAY)
  expect((await page(desk, manager)).links()).toContain(form)
  expect((await page(`${desk}/${order.uuid}`, manager)).$('#enviar form[method=post] [name=carrier]')).toHaveLength(1)
})

test('of an order sent in part the buyer reads so: on its pill, on the way, and which of its things still come', async ({
  ctx,
  page,
}) => {
  const { order, desk, manager, person } = await aSale(ctx)
  const parcel = { carrier: 'correios', tracking_code: 'AA473124829BR', 'lines[0].quantity': '1' }
  await (await page(`${desk}/${order.uuid}`, manager)).press('Marcar como enviado', parcel)
  const own = await page(`/pedidos/${order.uuid}`, person)
  for (const shown of [own, await page('/pedidos', person)]) {
    expect(shown.$('.tag').text()).toContain('Enviado em parte')
    expect(shown.$('.tag').text()).not.toContain('Em separação')
  }
  expect(own.text).toContain('Uma parte saiu em 21 de nov. O resto vem a seguir.')
  expect(own.text).not.toContain('Envio: a seguir')
  const groups = own
    .$('h3:has(+ ul)')
    .map((_, one) => [[own.$(one).text(), own.$(one).next().text()]])
    .get()
  expect(groups).toEqual([
    ['Neste pacote (código AA473124829BR)', expect.stringContaining('1 ×')],
    ['Falta enviar', expect.stringContaining('1 ×')],
  ])
})

test('who waits for ten days too long can tell of it beside writing to the store', async ({ ctx, page, clock }) => {
  const { order, person } = await aSale(ctx)
  const at = `/pedidos/${order.uuid}`
  const told = async (days: number) => {
    clock.now = new Date(clock.now.getTime() + days * DAY)
    const [list, own] = [await page('/pedidos', person), await page(at, person)]
    return [list.links().includes(`${at}#problema`), own.links().includes(`${at}#problema`)]
  }
  expect(await told(7)).toEqual([false, false])
  expect(await told(9)).toEqual([true, true])
  const own = await page(at, person)
  expect(own.$('#problema details:not([open]) form')).toHaveLength(1)
  expect(own.text.match(/Falar com a loja/g)).toHaveLength(1)
})

test('the preview of a refund says who gives back what, and keeps what was typed', async ({ ctx, page }) => {
  const { order, desk, manager } = await aSale(ctx)
  const one = await page(`${desk}/${order.uuid}`, manager)
  const typed = { 'lines[0].amount': '50,00', 'lines[0].canceled': '0', freight: '0,00', reason: 'Atraso.' }
  const shown = await one.press('Ver quem devolve quanto', typed)
  expect(shown.text).toContain('Quem comprou recebe R$ 50,00')
  expect(shown.value('lines[0].amount')).toBe('50,00')
  const done = await shown.press('Devolver', typed)
  expect(done.toast).toContain('Devolução pedida ao banco.')
})

test('a part that went back is asked about before another does: from the same page sent twice, and by staff', async ({
  ctx,
  page,
}) => {
  const { order, desk, manager } = await aSale(ctx)
  const [one, two] = [await page(`${desk}/${order.uuid}`, manager), await page(`${desk}/${order.uuid}`, manager)]
  const typed = { 'lines[0].amount': '10,00', 'lines[0].canceled': '0', freight: '0,00', reason: 'Frasco vazou.' }
  expect((await one.press('Devolver', typed)).toast).toContain('Devolução pedida ao banco.')
  const asked = await two.press('Devolver', typed)
  expect(asked.error('sure')).toMatch(/já foram devolvidos R\$\s10,00, a última vez .+\. Devolver mais\?$/)
  expect(asked.value('lines[0].amount')).toBe('10,00')
  const sure = asked.value('sure')
  expect((await asked.press('Devolver', { ...typed, sure })).toast).toContain('Devolução pedida ao banco.')
  // The same yes again, as after an answer that was lost: more has gone back than it was said to.
  expect((await asked.press('Devolver', { ...typed, sure })).error('sure')).toMatch(/R\$\s20,00/)
  const staff = await page(`/admin/marketplace/pedidos/${order.uuid}`, await aStaffMember(ctx, ['marketplace.manage']))
  const again = await staff.press('Devolver', { amount: '5,00', reason: 'Combinado por telefone.' })
  expect(again.error('sure')).toContain('Devolver mais?')
})

test('a problem from telling to deciding, by the three pages', async ({ ctx, page }) => {
  const { order, desk, manager, person } = await aSale(ctx)
  const own = await page(`/pedidos/${order.uuid}`, person)
  const empty = await own.press('Enviar à loja', { kind: 'nao_chegou', text: 'Oi' })
  expect(empty.text).toContain('Conte em uma ou duas frases o que houve.')
  await own.press('Enviar à loja', { kind: 'nao_chegou', text: 'Faz um mês e nada chegou.' })
  const sold = await page(`${desk}/${order.uuid}`, manager)
  expect(sold.text).toContain('Faz um mês e nada chegou.')
  expect((await sold.press('Responder', { text: 'Vamos ver.' })).toast).toContain('Resposta enviada.')
  const staff = await aStaffMember(ctx, ['marketplace.manage'])
  expect((await page('/admin/marketplace/pedidos?trouble=disputa', staff)).text).toContain(`Pedido ${order.id}`)
  const file = await page('/admin/marketplace/pedidos.csv', staff)
  expect(file.html).toContain(`;${formatMoneyField(order.total)};0,00;`)
  const decided = await (await page(`/admin/marketplace/pedidos/${order.uuid}`, staff)).press('Decidir', {
    amount: '20,00',
    reason: 'A loja não enviou a tempo.',
  })
  expect(decided.toast).toContain('Decidido.')
  expect((await page(`/pedidos/${order.uuid}`, person)).text).toContain('A loja não enviou a tempo.')
})

test('cancelled by the buyer after paying, with what comes back said; strangers find no page', async ({
  ctx,
  page,
}) => {
  const { order, person } = await aSale(ctx)
  expect((await page(`/pedidos/${order.uuid}`, await aUser(ctx))).status).toBe(404)
  const receipt = await page(`/pedidos/${order.uuid}/comprovante`, person)
  expect(receipt.status).toBe(200)
  const done = await (await page(`/pedidos/${order.uuid}`, person)).press('Cancelar pedido', {})
  expect(done.toast).toContain('Pedido cancelado.')
  expect(await orderOf(ctx, order.uuid)).toMatchObject({ state: 'cancelado' })
})

test('a PIX that pays two orders says so on each; what goes back of one is not shown as the other one’s', async ({
  ctx,
  page,
}) => {
  const shop = await withSandbox(ctx)
  const things = [await aProduct(shop, { name: 'Vaso' }), await aProduct(shop, { name: 'Lâmpada' })]
  for (const { store_id } of things) await aFreight(shop, store_id)
  const buyer = await aBuyer(shop)
  const person = { id: signedIn(buyer).id }
  const { orders: made } = await aPaidOrder(
    buyer,
    things.map(({ variant }) => ({ variant_id: variant.id })),
  )
  const [one, other] = [await orderOf(ctx, made[0]?.uuid ?? ''), await orderOf(ctx, made[1]?.uuid ?? '')]
  const open = await page(`/pedidos/${one.uuid}`, person)
  expect(open.text).toContain(`Este PIX paga também o pedido ${other.id}.`)
  expect(open.text).toContain('Ainda não saiu')
  await open.press('Cancelar pedido', {})
  const canceled = await page(`/pedidos/${one.uuid}`, person)
  expect(canceled.text).toContain('Devoluções')
  expect(canceled.text).toContain('Não foi enviado')
  expect(canceled.text).not.toContain('Ainda não saiu')
  const kept = await page(`/pedidos/${other.uuid}`, person)
  expect(kept.text).toContain(`Este PIX paga também o pedido ${one.id}.`)
  expect(kept.text).not.toContain('Devoluções')
  expect(kept.text).toContain('Ainda não saiu')
})

test('who bought nothing is shown the way to the shop; a store without orders what will come', async ({
  ctx,
  page,
}) => {
  expect((await page('/pedidos', await aUser(ctx))).text).toContain('Você ainda não comprou nada')
  const { desk, manager } = await aSale(ctx)
  expect((await page(`${desk}?search=zzzz`, manager)).text).toContain('Nada encontrado')
  expect((await page(`${desk}/csv`, manager)).status).toBe(200)
})

test('whose card was refused pays the same order by PIX, on its page', async ({ ctx, page }) => {
  const shop = await withSandbox(ctx)
  const product = await aProduct(shop, {}, { price: 100_00 })
  await aFreight(shop, product.store_id)
  const buyer = await aBuyer(shop)
  const card_token = await aCardToken(shop, '4000000000000028')
  const { order } = await aPlacedOrder(buyer, [{ variant_id: product.variant.id }], { method: 'cartao', card_token })
  Object.assign(ctx.env, { payments: shop.env.payments, payment_sandbox: shop.env.payment_sandbox })
  onTestFinished(() => void Object.assign(ctx.env, { payments: undefined, payment_sandbox: undefined }))
  const one = await page(`/pedidos/${order.uuid}`, { id: signedIn(buyer).id })
  expect(one.text).toContain('O banco recusou este cartão')
  expect(one.text).toContain('Nada foi cobrado. O que você escolheu fica guardado até')
  const paid = await one.press('Pagar R$ 120,00')
  expect(paid.toast).toBe('Pague o PIX até o fim do prazo.')
  expect((await paid.follow()).text).not.toContain('de outro jeito')
})

test('after a refund of what was paid in instalments, page and receipt say what went back: the interest too', async ({
  ctx,
  page,
}) => {
  const shop = await withSandbox(ctx)
  const product = await aProduct(shop, {}, { price: 100_00 })
  await aFreight(shop, product.store_id)
  const buyer = await aBuyer(shop)
  const card = { method: 'cartao', installments: 6, card_token: await aCardToken(shop) } as const
  const placed = await aPlacedOrder(buyer, [{ variant_id: product.variant.id }], card)
  await doPaymentJobs(shop)
  const order = await orderOf(shop, placed.order.uuid)
  expect(order.interest_amount).toBeGreaterThan(0)
  await shop.transaction(async (tx) => {
    const of = { lines: {}, freight: 20_00 }
    await refundOrder(tx, await lockOrder(tx, order.id), { of, reason: 'O frete não foi usado.', side: 'loja' })
  })
  const asked = await page(`/pedidos/${order.uuid}`, { id: signedIn(buyer).id })
  expect(asked.textOf('dl')).not.toContain('Devolvido')
  await doPaymentJobs(shop)
  const [refund] = await shop.db.select().from(charge_refunds)
  expect(refund?.amount).toBeGreaterThan(20_00)
  const shown = await page(`/pedidos/${order.uuid}`, { id: signedIn(buyer).id })
  expect(shown.textOf('dl')).toContain(`Devolvido${formatMoney(refund?.amount ?? 0).replace('\u00a0', ' ')}`)
  expect(wentBack(await showOwnOrder(buyer, order.uuid))).toBe(refund?.amount)
})
