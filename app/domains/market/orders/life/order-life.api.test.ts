import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { ledger_entries } from '#domains/market/ledger/book/book.table.ts'
import { receivables } from '#domains/market/ledger/receivables/receivables.table.ts'
import { playBank } from '#domains/market/payments/bank/bank.actions.ts'
import { charges } from '#domains/market/payments/charges/charges.table.ts'
import { doPaymentJobs, withSandbox } from '#domains/market/payments/payments.factory.ts'
import { aProduct } from '#domains/market/products/products.factory.ts'
import { variants } from '#domains/market/products/variants/variants.table.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { aMember } from '#domains/market/stores/stores.factory.ts'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { mails } from '#platform/mail/mail.table.ts'
import { expect, test } from '#tests/fixtures.ts'
import { testClient } from '#tests/test-client.ts'
import { aBuyer, aFreight, anAddress, aPaidOrder, aPlacedOrder, orderOf } from '../orders.factory.ts'
import { finishOrders, payReturns, presumeDelivered } from '../orders.jobs.ts'

/** A store with a lamp for R$ 100,00, its manager, a buyer of two of them, and staff; all by the API. */
async function aSale(ctx: Context, contextOf: (user: { id: number }) => Promise<Context>) {
  const shop = await withSandbox(ctx)
  const product = await aProduct(shop, { name: 'Lâmpada LED' }, { price: 100_00, on_hand: 10 })
  await aFreight(shop, product.store_id)
  const [store] = await shop.db.select().from(stores).where(eq(stores.id, product.store_id))
  const buyer = await aBuyer(shop)
  const manager = await aMember(ctx, product.store_id, 'manager')
  const staff = await aStaffMember(ctx, ['marketplace.manage'])
  const inShop = async (user: { id: number }) => testClient({ ...shop, ...(await contextOf(user)), env: shop.env })
  return {
    ...{ shop, product, buyer, manager },
    store: store?.slug ?? '',
    wish: { variant_id: product.variant.id, quantity: 2 },
    buys: testClient(buyer).orders.own,
    sells: (await inShop(manager)).orders.sold,
    decides: (await inShop(staff)).orders.staff,
  }
}

const stockOf = async (ctx: Context, id: number) =>
  (await ctx.db.select().from(variants).where(eq(variants.id, id)))[0]?.on_hand

async function booksBalance(ctx: Context) {
  const entries = await ctx.db.select().from(ledger_entries)
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
}

const dueOf = async (ctx: Context, uuid: string) => {
  const rows = await ctx.db.select().from(receivables).where(eq(receivables.order_uuid, uuid))
  return rows.map(({ hold_until, state, amount, fee, reversed }) => ({
    hold_until,
    state,
    due: amount - fee - reversed,
  }))
}

test('packed, sent in two parcels, received, concluded; the money of the store waits for the seven days', async ({
  ctx,
  contextOf,
  clock,
}) => {
  const { shop, store, wish, buyer, buys, sells } = await aSale(ctx, contextOf)
  const { order } = await aPaidOrder(buyer, [wish])
  const { uuid } = order
  expect(await sells.prepare({ store, uuids: [uuid, uuid] })).toEqual({ prepared: 1, skipped: 0 })
  expect(await sells.prepare({ store, uuids: [uuid] })).toEqual({ prepared: 0, skipped: 1 })
  const [line] = (await sells.show({ store, uuid })).lines
  const parcel = { store, uuid, carrier: 'correios' as const, posted_on: '2026-11-21' }
  const send = (quantity: number, tracking_code: string, sure?: true) =>
    sells.dispatch({ ...parcel, tracking_code, sure, lines: [{ line_id: line?.id ?? 0, quantity }] })
  await expect(send(1, 'AA473124828BR')).rejects.toMatchObject({ status: 422 })
  const posted = (posted_on: string) =>
    sells.dispatch({ ...parcel, posted_on, carrier: 'propria', lines: [{ line_id: line?.id ?? 0, quantity: 1 }] })
  for (const day of ['2026-12-30', '1970-01-01'])
    await expect(posted(day)).rejects.toMatchObject({
      status: 422,
      data: { errors: { posted_on: [expect.any(String)] } },
    })
  const piece = { line_id: line?.id ?? 0, quantity: 1 }
  const twice = sells.dispatch({ ...parcel, tracking_code: 'AA473124829BR', lines: [piece, piece] })
  await expect(twice, 'one line twice').rejects.toMatchObject({
    status: 422,
    data: { errors: { lines: ['Cada item só uma vez.'] } },
  })
  expect(await send(1, 'AA 473124829 BR')).toMatchObject({ state: 'em_separacao', delivery: 'enviado_em_parte' })
  await expect(send(1, 'AA473124829BR'), 'sent again').rejects.toMatchObject({
    data: { errors: { sure: [expect.stringContaining('já saiu um pacote por Correios, AA473124829BR')] } },
  })
  await expect(send(2, 'AA473124829BR', true)).rejects.toMatchObject({ status: 409 })
  await expect(buys.cancel({ uuid })).rejects.toMatchObject({ status: 409 })
  await expect(buys.received({ uuid })).rejects.toMatchObject({ status: 409 })
  const sent = await send(1, 'AA473124829BR', true)
  expect(sent).toMatchObject({ state: 'enviado', delivery: 'enviado' })
  expect(sent.dispatches).toHaveLength(2)
  expect(sent).toMatchObject({ post_by: null, can: { correct_tracking: true } })
  const { order: others } = await aPaidOrder(await aBuyer(shop), [wish])
  const [their] = (await sells.show({ store, uuid: others.uuid })).lines
  const toThem = { ...parcel, uuid: others.uuid, lines: [{ line_id: their?.id ?? 0, quantity: 1 }] }
  const asked = `Este código já está no pedido nº ${order.id}, de outra pessoa. Usar mesmo assim?`
  const sendThem = (sure?: string) => sells.dispatch({ ...toThem, tracking_code: 'AA473124829BR', sure })
  await expect(sendThem()).rejects.toMatchObject({ status: 422, data: { errors: { sure: [asked] } } })
  expect(await sendThem(asked)).toMatchObject({ delivery: 'enviado_em_parte' })
  const [first] = sent.dispatches
  const correct = (tracking_code: string, dispatch_id = first?.id ?? 0) =>
    sells.correctTracking({ store, uuid, dispatch_id, carrier: 'correios', tracking_code })
  await expect(correct('AA473124828BR')).rejects.toMatchObject({ status: 422 })
  await expect(correct('AB473124829BR', 0)).rejects.toMatchObject({ status: 422 })
  await expect(correct('AB473124829BR', 1_000_000)).rejects.toMatchObject({ status: 404 })
  const right = await correct('AB 473124829 BR')
  expect(right.dispatches[0]).toMatchObject({ tracking_code: 'AB473124829BR' })
  const told = { kind: 'tracking_corrected', data: { tracking_code: 'AB473124829BR', old_code: 'AA473124829BR' } }
  expect(right.events[0]).toMatchObject(told)
  // The same again tells nobody.
  expect((await correct('AB473124829BR')).events).toHaveLength(right.events.length)
  const heard = await shop.db
    .select()
    .from(notifications)
    .where(eq(notifications.user_id, signedIn(buyer).id))
  expect(heard.filter(({ title }) => title.includes('a loja corrigiu o rastreio'))).toHaveLength(1)
  expect(await dueOf(shop, uuid)).toMatchObject([{ hold_until: null }])
  const had = await buys.received({ uuid })
  expect(had).toMatchObject({ state: 'entregue', withdraw_until: '2026-11-28', can: { withdraw: true, review: true } })
  await expect(correct('AA473124829BR')).rejects.toMatchObject({ status: 409 })
  expect(await dueOf(shop, uuid)).toMatchObject([{ hold_until: '2026-11-29' }])
  expect(await finishOrders(shop)).toBe(0)
  clock.now = new Date('2026-11-29T15:00:00Z')
  expect(await finishOrders(shop)).toBe(1)
  expect(await finishOrders(shop)).toBe(0)
  expect(await buys.show({ uuid })).toMatchObject({ state: 'concluido', can: { withdraw: false, dispute: true } })
})

test('strangers find no order, neither buyer nor store nor file; a viewer of the store reads and does nothing', async ({
  ctx,
  contextOf,
  as,
}) => {
  const { product, store, wish, buyer } = await aSale(ctx, contextOf)
  const { order } = await aPlacedOrder(buyer, [wish])
  const { uuid } = order
  const stranger = (await as(await aUser(ctx))).orders
  for (const call of [
    stranger.own.show({ uuid }),
    stranger.own.cancel({ uuid }),
    stranger.own.receipt({ uuid }),
    stranger.own.disputeFile({ uuid, file: 1 }),
    stranger.own.file({ uuid, file: 1 }),
    stranger.own.again({ uuid }),
  ])
    await expect(call).rejects.toMatchObject({ status: 404 })
  await expect(stranger.sold.show({ store, uuid })).rejects.toMatchObject({ status: 403 })
  await expect(stranger.staff.show({ uuid })).rejects.toMatchObject({ status: 403 })
  expect((await stranger.own.list({})).total).toBe(0)
  const viewer = (await as(await aMember(ctx, product.store_id, 'viewer'))).orders.sold
  const seen = await viewer.show({ store, uuid })
  // Not paid: who bought and where they live is nobody's business yet.
  expect(seen).toMatchObject({ buyer: null, ship_to: null, pickup_code: null, charge: null, can: { manage: false } })
  expect((await viewer.list({ store })).data).toMatchObject([{ buyer: null, city: null }])
  expect((await viewer.list({ store, search: 'Maria' })).total).toBe(0)
  await expect(viewer.note({ store, uuid, text: 'Oi' })).rejects.toMatchObject({ status: 403 })
})

test('where somebody lives is read by who works on the order, while its guarantee runs; CPF and phone while it may come back', async ({
  ctx,
  contextOf,
  as,
  clock,
}) => {
  const { shop, product, store, wish, buyer, buys, sells } = await aSale(ctx, contextOf)
  const { order } = await aPaidOrder(buyer, [wish])
  const { uuid } = order
  const viewer = (await as(await aMember(ctx, product.store_id, 'viewer'))).orders.sold
  expect(await sells.show({ store, uuid })).toMatchObject({ ship_to: anAddress, town: 'Belo Horizonte/MG' })
  expect(await viewer.show({ store, uuid })).toMatchObject({ ship_to: null, town: 'Belo Horizonte/MG' })
  const inShop = async (user: { id: number }) => testClient({ ...shop, ...(await contextOf(user)), env: shop.env })
  const staff = await inShop(await aStaffMember(ctx, ['marketplace.manage']))
  const nobody = { cpf: null, phone: null }
  expect((await sells.show({ store, uuid })).buyer).toMatchObject({
    cpf: expect.stringMatching(/^\d{11}$/),
    phone: anAddress.phone,
  })
  expect((await viewer.show({ store, uuid })).buyer).toMatchObject(nobody)
  expect((await staff.orders.sold.show({ store, uuid })).buyer).toMatchObject(nobody)
  expect((await buys.show({ uuid })).buyer).toMatchObject(nobody)
  expect((await sells.list({ store, search: 'Maria das Dores' })).total).toBe(1)
  expect((await viewer.list({ store, search: 'Maria das Dores' })).total).toBe(0)
  const [line] = (await sells.show({ store, uuid })).lines
  const parcel = { carrier: 'correios' as const, posted_on: '2026-11-21', tracking_code: 'AA473124829BR' }
  await sells.dispatch({ store, uuid, ...parcel, lines: [{ line_id: line?.id ?? 0, quantity: line?.quantity ?? 0 }] })
  await buys.received({ uuid })
  const received_at = clock.now.getTime()
  clock.now = new Date(received_at + 7 * 86_400_000)
  expect((await sells.show({ store, uuid })).buyer).toMatchObject({ phone: anAddress.phone })
  clock.now = new Date(received_at + 8 * 86_400_000)
  expect((await sells.show({ store, uuid })).buyer).toMatchObject(nobody)
  clock.now = new Date(received_at + 89 * 86_400_000)
  expect(await sells.show({ store, uuid })).toMatchObject({ ship_to: anAddress })
  clock.now = new Date(clock.now.getTime() + 2 * 86_400_000)
  expect(await sells.show({ store, uuid })).toMatchObject({ ship_to: null, town: 'Belo Horizonte/MG' })
  expect((await sells.list({ store, search: 'Maria das Dores' })).total).toBe(0)
  expect(await buys.show({ uuid })).toMatchObject({ ship_to: anAddress })
})

test('cancelled before it is paid, and after: stock and money go back, once', async ({ ctx, contextOf }) => {
  const { shop, product, store, wish, buyer, buys, sells } = await aSale(ctx, contextOf)
  const unpaid = await aPlacedOrder(buyer, [wish])
  expect(await buys.cancel({ uuid: unpaid.order.uuid })).toMatchObject({ state: 'cancelado', payment: 'cancelado' })
  const { order } = await aPaidOrder(buyer, [wish])
  expect(await stockOf(shop, product.variant.id)).toBe(8)
  await expect(sells.cancel({ store, uuid: order.uuid, reason: '' })).rejects.toMatchObject({ status: 422 })
  expect(await sells.cancel({ store, uuid: order.uuid, reason: 'O produto quebrou.' })).toMatchObject({
    state: 'cancelado',
    left_amount: 0,
  })
  await doPaymentJobs(shop)
  expect(await orderOf(shop, order.uuid)).toMatchObject({ state: 'reembolsado', payment: 'reembolsado' })
  expect(await stockOf(shop, product.variant.id)).toBe(10)
  await expect(buys.cancel({ uuid: order.uuid })).rejects.toMatchObject({ status: 409 })
  await booksBalance(shop)
})

test('of one PIX for two orders each says what concerns it: what went back of the other is none of its own', async ({
  ctx,
  contextOf,
}) => {
  const { shop, buyer, wish, buys } = await aSale(ctx, contextOf)
  const other = await aProduct(shop, { name: 'Vaso' }, { price: 50_00, on_hand: 10 })
  await aFreight(shop, other.store_id)
  await aPaidOrder(buyer, [wish, { variant_id: other.variant.id }])
  const [kept, back] = (await buys.list({})).data.toSorted((one, two) => two.total - one.total)
  await buys.cancel({ uuid: back?.uuid ?? '', reason: '' })
  await doPaymentJobs(shop)
  expect((await buys.show({ uuid: back?.uuid ?? '' })).charge).toMatchObject({ status: 'partially_refunded' })
  expect((await buys.show({ uuid: kept?.uuid ?? '' })).charge).toMatchObject({ status: 'paid', refunds: [] })
})

test('a part goes back: the preview says who gives what, and it is booked so', async ({ ctx, contextOf }) => {
  const { shop, store, wish, buyer, sells } = await aSale(ctx, contextOf)
  const { order } = await aPaidOrder(buyer, [wish])
  const { uuid } = order
  const [line] = (await sells.show({ store, uuid })).lines
  const back = { store, uuid, lines: [{ line_id: line?.id ?? 0, amount: 100_00, canceled: 1 }], freight: 0 }
  const shares = await sells.sharesOfRefund(back)
  // Ten per cent is the platform's; of the PIX fee of 2,18 the store gets its part back.
  expect(shares).toMatchObject({ amount: 100_00, platform: 10_00, store: 90_00 })
  await expect(
    sells.sharesOfRefund({ ...back, lines: [{ line_id: line?.id ?? 0, amount: 201_00 }] }),
  ).rejects.toMatchObject({ status: 409 })
  await sells.refund({ ...back, reason: 'Só temos uma.' })
  await doPaymentJobs(shop)
  const after = await sells.show({ store, uuid })
  expect(after).toMatchObject({ state: 'pago', payment: 'reembolsado_em_parte', refunded_amount: 100_00 })
  expect(after.lines[0]).toMatchObject({ to_send: 1, canceled: 1, refunded_amount: 100_00 })
  const [due] = await dueOf(shop, uuid)
  expect(due?.due).toBe(200_00 - 218 - (shares.store - shares.store_fee))
  await booksBalance(shop)
})

test('withdrawn within seven days: sent back, checked by the store, paid back with the freight', async ({
  ctx,
  contextOf,
}) => {
  const { shop, product, store, wish, buyer, buys, sells } = await aSale(ctx, contextOf)
  const { uuid, line_id } = await aDelivered({ buyer, wish, sells, buys, store })
  const lines = [{ line_id, quantity: 2 }]
  await expect(buys.withdraw({ uuid, lines: [{ line_id, quantity: 3 }] })).rejects.toMatchObject({ status: 409 })
  const asked = await buys.withdraw({ uuid, lines })
  expect(asked.withdrawal).toMatchObject({ state: 'pedida', ships: true, lines })
  expect(await dueOf(shop, uuid)).toMatchObject([{ hold_until: null }])
  await expect(buys.withdraw({ uuid, lines })).rejects.toMatchObject({ status: 409 })
  expect((await buys.dropWithdrawal({ uuid })).withdrawal).toBeNull()
  const all = await buys.withdraw({ uuid, lines: [{ line_id }] })
  expect(all.withdrawal).toMatchObject({ state: 'pedida', lines, amount: 220_00 })
  await buys.sentBack({ uuid, tracking_code: 'AA473124829BR' })
  await expect(buys.sentBack({ uuid })).rejects.toMatchObject({ status: 409 })
  // A code that was mistyped is put right, and begins no days anew.
  const { pays_back_at } = (await buys.show({ uuid })).withdrawal ?? {}
  const { withdrawal } = await buys.sentBack({ uuid, tracking_code: 'AA473124838BR' })
  expect(withdrawal).toMatchObject({ tracking_code: 'AA473124838BR', pays_back_at })
  expect(await sells.returned({ store, uuid, restocked: true })).toMatchObject({ delivery: 'devolvido' })
  // Nothing of it is left to be judged, or complained of.
  expect(await buys.show({ uuid })).toMatchObject({ can: { review: false, dispute: false } })
  await doPaymentJobs(shop)
  expect(await buys.show({ uuid })).toMatchObject({ state: 'reembolsado', refunded_amount: 220_00 })
  expect(await stockOf(shop, product.variant.id)).toBe(10)
  await expect(sells.returned({ store, uuid })).rejects.toMatchObject({ status: 409 })
  await booksBalance(shop)
})

test('what came back while a bank holds the money waits for its decision, and is paid back after it', async ({
  ctx,
  contextOf,
}) => {
  const { shop, store, wish, buyer, buys, sells } = await aSale(ctx, contextOf)
  const { uuid, line_id } = await aDelivered({ buyer, wish, sells, buys, store })
  await buys.withdraw({ uuid, lines: [{ line_id, quantity: 2 }] })
  await buys.sentBack({ uuid })
  const [charge] = await shop.db.select().from(charges)
  const demo = { ...shop, env: { ...shop.env, demo: true } }
  const bank = async (act: 'charge_back' | 'reverse_chargeback') => {
    await playBank(demo, { charge: charge?.gateway_charge_id ?? '', act })
    await doPaymentJobs(shop)
  }
  await bank('charge_back')
  await expect(sells.returned({ store, uuid })).rejects.toMatchObject({ status: 409 })
  await bank('reverse_chargeback')
  expect((await sells.returned({ store, uuid, restocked: true })).delivery).toBe('devolvido')
  await doPaymentJobs(shop)
  expect(await buys.show({ uuid })).toMatchObject({ state: 'reembolsado', refunded_amount: 220_00 })
  await booksBalance(shop)
})

type Sale = Awaited<ReturnType<typeof aSale>>

async function aDelivered({
  buyer,
  wish,
  sells,
  buys,
  store,
}: Pick<Sale, 'buyer' | 'wish' | 'sells' | 'buys' | 'store'>) {
  const { uuid, line_id } = await aSent({ buyer, wish, sells, store })
  await buys.received({ uuid })
  return { uuid, line_id }
}

async function aSent({ buyer, wish, sells, store }: Pick<Sale, 'buyer' | 'wish' | 'sells' | 'store'>) {
  const { order } = await aPaidOrder(buyer, [wish])
  const { uuid } = order
  const line_id = (await sells.show({ store, uuid })).lines[0]?.id ?? 0
  const lines = [{ line_id, quantity: wish.quantity }]
  await sells.dispatch({ store, uuid, carrier: 'propria', posted_on: '2026-11-21', lines })
  return { uuid, line_id }
}

test('a store that says nothing of what came back: the money goes back after ten days all the same', async ({
  ctx,
  contextOf,
  clock,
}) => {
  const { shop, store, wish, buyer, buys, sells } = await aSale(ctx, contextOf)
  const { uuid, line_id } = await aDelivered({ buyer, wish, sells, buys, store })
  await buys.withdraw({ uuid, lines: [{ line_id, quantity: 1 }] })
  await buys.sentBack({ uuid })
  expect(await payReturns(shop)).toBe(0)
  clock.now = new Date('2026-12-02T15:00:00Z')
  expect(await finishOrders(shop)).toBe(0)
  expect(await payReturns(shop)).toBe(1)
  expect(await payReturns(shop)).toBe(0)
  await doPaymentJobs(shop)
  // One of two: its price, without the freight.
  expect(await buys.show({ uuid })).toMatchObject({ state: 'entregue', refunded_amount: 100_00 })
  expect(await finishOrders(shop)).toBe(1)
})

test('sent and never heard of again: delivered after the promised days and fifteen more', async ({
  ctx,
  contextOf,
  clock,
}) => {
  const { shop, store, wish, buyer, buys, sells } = await aSale(ctx, contextOf)
  const { uuid } = await aSent({ buyer, wish, sells, store })
  // Five working days are seven; and fifteen.
  clock.now = new Date('2026-12-13T14:00:00Z')
  expect(await presumeDelivered(shop)).toBe(0)
  clock.now = new Date('2026-12-13T15:00:00Z')
  expect(await presumeDelivered(shop)).toBe(1)
  expect(await buys.show({ uuid })).toMatchObject({ state: 'entregue', can: { withdraw: true } })
})

test('a problem: answered, an offer refused, then decided by staff; the money of the store waits meanwhile', async ({
  ctx,
  contextOf,
}) => {
  const { shop, store, wish, buyer, buys, sells, decides } = await aSale(ctx, contextOf)
  const { uuid } = await aDelivered({ buyer, wish, sells, buys, store })
  const opened = await buys.dispute({ uuid, kind: 'com_defeito', text: 'Uma das lâmpadas não acende.' })
  expect(opened).toMatchObject({ state: 'em_disputa', dispute: { state: 'aberta', open: true } })
  expect(await dueOf(shop, uuid)).toMatchObject([{ hold_until: null }])
  expect((await sells.say({ store, uuid, text: 'Pode mandar uma foto?' })).dispute?.state).toBe('respondida')
  // Sent again after a lost answer it stands once; with another key it is meant twice.
  const said = { uuid, text: 'Já mandei.', idempotency_key: randomUUID() }
  for (let i = 0; i < 2; i++) expect((await buys.say(said)).dispute?.state).toBe('aberta')
  const { dispute } = await buys.say({ ...said, idempotency_key: randomUUID() })
  expect(dispute?.messages.filter(({ text }) => text === said.text)).toHaveLength(2)
  await expect(sells.offer({ store, uuid, amount: 999_00 })).rejects.toMatchObject({ status: 422 })
  expect((await sells.offer({ store, uuid, amount: 20_00 })).dispute).toMatchObject({ offer_amount: 20_00 })
  const changed = { status: 409, message: 'A loja mudou a proposta para R$\u00a020,00. Confira e responda de novo.' }
  await expect(buys.accept({ uuid, amount: 50_00 })).rejects.toMatchObject(changed)
  await expect(buys.decline({ uuid, amount: 50_00 })).rejects.toMatchObject(changed)
  await buys.decline({ uuid, amount: 20_00 })
  await expect(buys.accept({ uuid, amount: 20_00 })).rejects.toMatchObject({ status: 409 })
  const decided = await decides.decide({ uuid, amount: 50_00, reason: 'A foto mostra o defeito.' })
  expect(decided).toMatchObject({ state: 'entregue', dispute: { state: 'decidida', refund_amount: 50_00 } })
  expect(await dueOf(shop, uuid)).toMatchObject([{ hold_until: '2026-11-29' }])
  await doPaymentJobs(shop)
  expect(await buys.show({ uuid })).toMatchObject({ state: 'entregue', refunded_amount: 50_00 })
  await expect(buys.closeDispute({ uuid })).rejects.toMatchObject({ status: 409 })
  const again = buys.dispute({ uuid, kind: 'com_defeito', text: 'Outra vez a mesma lâmpada.' })
  await expect(again, 'decided').rejects.toMatchObject({ data: { errors: { kind: [expect.any(String)] } } })
  expect(await buys.dispute({ uuid, kind: 'incompleto', text: 'E também faltou o cabo.' })).toMatchObject({
    state: 'em_disputa',
  })
  await booksBalance(shop)
})

test('an offer that is taken ends the problem; so does a buyer for whom it is solved', async ({ ctx, contextOf }) => {
  const { shop, store, wish, buyer, buys, sells } = await aSale(ctx, contextOf)
  const { uuid, line_id } = await aDelivered({ buyer, wish, sells, buys, store })
  await buys.dispute({ uuid, kind: 'incompleto', text: 'Faltou o manual da lâmpada.' })
  expect(await buys.closeDispute({ uuid })).toMatchObject({ state: 'entregue', dispute: { state: 'encerrada' } })
  await buys.dispute({ uuid, kind: 'incompleto', text: 'Faltou o cabo da lâmpada.' })
  await sells.offer({ store, uuid, amount: 220_00 })
  // What is left is less than the offer: it is no more there to be taken.
  const part = { store, uuid, lines: [{ line_id, amount: 10_00 }], reason: 'Faltou o cabo.' }
  await expect(sells.refund(part), 'beside the offer').rejects.toMatchObject({
    data: { errors: { sure: [expect.stringMatching(/pode aceitar a proposta de R\$\s220,00\. Devolver mais\?$/)] } },
  })
  const { lines } = await sells.refund({ ...part, sure: true })
  expect(lines).toHaveLength(1)
  expect((await buys.show({ uuid })).dispute).toMatchObject({ state: 'aberta', offer_amount: null })
  await sells.offer({ store, uuid, amount: 210_00 })
  await buys.accept({ uuid, amount: 210_00 })
  await doPaymentJobs(shop)
  expect(await buys.show({ uuid })).toMatchObject({ state: 'reembolsado', payment: 'reembolsado' })
})

test('both sides hear of each step once, by notice and mail that don’t name the thing', async ({ ctx, contextOf }) => {
  const { shop, store, wish, buyer, manager, buys, sells } = await aSale(ctx, contextOf)
  const { uuid } = await aDelivered({ buyer, wish, sells, buys, store })
  const { id } = await orderOf(shop, uuid)
  const told = async (user_id: number) =>
    (await shop.db.select().from(notifications).where(eq(notifications.user_id, user_id)).orderBy(notifications.id))
      .filter(({ kind }) => kind === 'order')
      .map(({ title }) => title)
  expect(await told(signedIn(buyer).id)).toEqual([
    `Pedido ${id}: recebemos o seu pedido`,
    `Pedido ${id}: pagamento confirmado`,
    `Pedido ${id}: está a caminho`,
  ])
  expect(await told(manager.id)).toEqual([`Pedido ${id}: vendido e pago`, `Pedido ${id}: recebido`])
  const sent = await shop.db.select().from(mails)
  expect(sent.filter(({ subject }) => subject.includes('vendido e pago'))).toHaveLength(2)
  for (const what of ['pagamento confirmado', 'está a caminho'])
    expect(sent.find(({ subject }) => subject.includes(what))?.html, what).toContain('Chega entre 25 e 27 de novembro.')
  expect(sent.some(({ html, subject }) => `${html}${subject}`.includes('Lâmpada'))).toBe(false)
})

test('what waits to be paid comes first in a buyer’s list', async ({ ctx, contextOf }) => {
  const { buyer, wish, buys } = await aSale(ctx, contextOf)
  const waits = (await aPlacedOrder(buyer, [wish])).order.uuid
  const paid = (await aPaidOrder(buyer, [wish])).order.uuid
  expect((await buys.list({})).data.map(({ uuid }) => uuid)).toEqual([waits, paid])
  expect((await buys.list({ order_by: 'created_at' })).data.map(({ uuid }) => uuid)).toEqual([paid, waits])
})
