import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { checkouts } from '#domains/market/orders/checkout/checkouts.table.ts'
import { cancelOrder, lockWithCharge, refundable, refundOrder } from '#domains/market/orders/index.ts'
import { orders } from '#domains/market/orders/orders/orders.table.ts'
import { aBuyer } from '#domains/market/orders/orders.factory.ts'
import { playBank } from '#domains/market/payments/bank/bank.actions.ts'
import { lockCharge } from '#domains/market/payments/charges/charges.queries.ts'
import { charges } from '#domains/market/payments/charges/charges.table.ts'
import { recordFacts } from '#domains/market/payments/charges/record-facts.actions.ts'
import { aCardToken, doPaymentJobs, withSandbox } from '#domains/market/payments/payments.factory.ts'
import { variants } from '#domains/market/products/variants/variants.table.ts'
import type { Context } from '#platform/context.ts'
import { DAY } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { clientFor } from '#web/api-for.server.ts'
import {
  accessOf,
  anIntent,
  aPlan,
  aSubscription,
  cyclesOf,
  doSubscriptionJobs,
  idOf,
  ordersOf,
  payOrder,
  subscriptionOf,
  waitingOrder,
} from '../subscriptions.factory.ts'
import { renewDue } from './renew.actions.ts'
import { subscribe } from './subscribe.actions.ts'
import { daysAfter, periodEnd } from './subscription.model.ts'

/** That many days after the start of the test. */
const days = (clock: { now: Date }, n: number) => {
  clock.now = daysAfter(new Date('2026-11-21T15:00:00Z'), n)
}

async function start(ctx: Context, terms: Parameters<typeof aPlan>[1] = {}) {
  const shop = await withSandbox(ctx)
  const made = await aPlan(shop, terms)
  const buyer = await aBuyer(shop)
  return { ...made, shop, buyer, who: { author_id: made.owner.id, user_id: idOf(buyer) } }
}

test('the first payment begins it: access from then to the end of the period, and the days of grace', async ({
  ctx,
}) => {
  const { buyer, variant_id, who } = await start(ctx)
  const { uuid, state, order_uuid } = await subscribe(buyer, anIntent(variant_id))
  expect(state).toBe('pendente')
  expect(order_uuid).toBeTruthy()
  expect(await accessOf(buyer, who)).toBeNull()
  await payOrder(buyer, (await waitingOrder(buyer, uuid))?.id ?? 0)
  const active = await subscriptionOf(buyer, uuid)
  expect(active.state).toBe('ativa')
  expect(active.due_at).toEqual(periodEnd(buyer.now(), 'mensal'))
  expect(await accessOf(buyer, who)).toEqual(daysAfter(active.due_at, 7))
  const [order] = await ordersOf(buyer, uuid)
  expect(order).toMatchObject({ state: 'entregue', delivery: 'entregue', total: 30_00, ship_to: null })
})

test('a card pays the first period at once; one that is refused begins nothing and leaves the cart alone', async ({
  ctx,
}) => {
  const { buyer, shop, variant_id, who } = await start(ctx)
  const refused = await aCardToken(shop, '4000000000000028')
  const first = await subscribe(buyer, anIntent(variant_id, { method: 'cartao', card_token: refused }))
  await doPaymentJobs(shop)
  expect((await subscriptionOf(buyer, first.uuid)).state).toBe('cancelada')
  expect(await accessOf(buyer, who)).toBeNull()
  expect((await clientFor(buyer).orders.cart.show({})).count).toBe(0)
  const good = await aCardToken(shop)
  const second = await subscribe(buyer, anIntent(variant_id, { method: 'cartao', card_token: good }))
  await doPaymentJobs(shop)
  expect(await subscriptionOf(buyer, second.uuid)).toMatchObject({ state: 'ativa', method: 'pix' })
})

test('the same intent again is the same subscription; another plan under its key is refused', async ({ ctx }) => {
  const { buyer, variant_id } = await start(ctx)
  const intent = anIntent(variant_id)
  const first = await subscribe(buyer, intent)
  expect(await subscribe(buyer, intent)).toEqual(first)
  const other = await aPlan(buyer)
  await expect(subscribe(buyer, { ...intent, variant_id: other.variant_id })).rejects.toThrow('outro plano')
  await expect(subscribe(buyer, anIntent(variant_id))).rejects.toThrow('Falta pagar')
  await expect(subscribe(buyer, anIntent(other.variant_id, { price: 20_00 }))).rejects.toThrow('O preço mudou')
})

test('renewed by the job: another order, paid by PIX; the next period begins where the last ended', async ({
  ctx,
  clock,
}) => {
  const { buyer, shop, variant_id, who } = await start(ctx)
  const { uuid, id, due_at } = await aSubscription(buyer, variant_id)
  days(clock, 31)
  expect(await renewDue(shop)).toBe(1)
  expect(await renewDue(shop)).toBe(0)
  const waiting = await waitingOrder(buyer, uuid)
  expect(waiting?.total).toBe(30_00)
  expect((await subscriptionOf(buyer, uuid)).state).toBe('ativa')
  await payOrder(buyer, waiting?.id ?? 0)
  const cycles = await cyclesOf(buyer, id)
  expect(cycles.map(({ state }) => state)).toEqual(['pago', 'pago'])
  expect(cycles[1]?.starts_at).toEqual(due_at)
  expect(await accessOf(buyer, who)).toEqual(daysAfter(periodEnd(due_at, 'mensal'), 7))
})

test('not paid: asked for again after 1, 3 and 5 days, open for 7, then over and closed', async ({ ctx, clock }) => {
  const { buyer, shop, variant_id, who } = await start(ctx)
  const { uuid, due_at } = await aSubscription(buyer, variant_id)
  const first = (due_at.getTime() - buyer.now().getTime()) / DAY
  const seen: [number, string, number][] = []
  for (const at of [0, 0.5, 1, 2, 3, 4, 5, 6, 7]) {
    days(clock, first + at)
    await renewDue(shop)
    await doPaymentJobs(shop)
    seen.push([at, (await subscriptionOf(buyer, uuid)).state, (await ordersOf(buyer, uuid)).length - 1])
  }
  expect(seen).toEqual([
    [0, 'ativa', 1],
    [0.5, 'ativa', 1],
    [1, 'atrasada', 2],
    [2, 'atrasada', 2],
    [3, 'atrasada', 3],
    [4, 'atrasada', 3],
    [5, 'atrasada', 4],
    [6, 'atrasada', 4],
    [7, 'nao_paga', 4],
  ])
  expect(await accessOf(buyer, who)).toBeNull()
  await doSubscriptionJobs(shop)
  expect(await waitingOrder(buyer, uuid)).toBeUndefined()
})

test('a retry that is paid makes it active again; a second payment for the same period goes back', async ({
  ctx,
  clock,
}) => {
  const { buyer, shop, variant_id } = await start(ctx)
  const { uuid, id } = await aSubscription(buyer, variant_id)
  days(clock, 31)
  await renewDue(shop)
  await doPaymentJobs(shop)
  const first = await waitingOrder(buyer, uuid)
  days(clock, 32)
  await renewDue(shop)
  const [second] = await ordersOf(buyer, uuid)
  expect(second?.id).not.toBe(first?.id)
  await payOrder(buyer, second?.id ?? 0)
  expect((await subscriptionOf(buyer, uuid)).state).toBe('ativa')
  expect((await cyclesOf(buyer, id)).at(-1)).toMatchObject({ state: 'pago', order_id: second?.id })
  const [again] = await buyer.db
    .select()
    .from(orders)
    .where(eq(orders.id, first?.id ?? 0))
  expect(again?.state).not.toBe('aguardando_pagamento')
})

test('free days: access at once, nothing charged; then the first charge, and never free days again', async ({
  ctx,
  clock,
}) => {
  const { buyer, shop, variant_id, who } = await start(ctx, { trial_days: 14 })
  await expect(subscribe(buyer, anIntent(variant_id, { method: 'cartao' }))).rejects.toMatchObject({ code: 'invalid' })
  const { uuid, state, order_uuid } = await subscribe(buyer, anIntent(variant_id))
  expect([state, order_uuid]).toEqual(['teste', null])
  expect(await accessOf(buyer, who)).not.toBeNull()
  days(clock, 13)
  expect(await renewDue(shop)).toBe(0)
  days(clock, 14)
  await renewDue(shop)
  expect((await waitingOrder(buyer, uuid))?.total).toBe(30_00)
  const client = clientFor(buyer)
  await client.subscriptions.own.cancel({ uuid })
  expect((await subscriptionOf(buyer, uuid)).state).toBe('cancelada')
  expect((await subscribe(buyer, anIntent(variant_id))).state).toBe('pendente')
})

test('cancelled: open to the end of what is paid, and then over; undone before, it goes on', async ({ ctx, clock }) => {
  const { buyer, shop, variant_id, who } = await start(ctx)
  const { uuid, due_at } = await aSubscription(buyer, variant_id)
  const { own } = clientFor(buyer).subscriptions
  const leaving = await own.cancel({ uuid, reason: 'Vou viajar.' })
  expect(leaving).toMatchObject({ state: 'ativa', cancel_at: due_at, next_charge_at: null, can: { resume: true } })
  expect(await accessOf(buyer, who)).toEqual(due_at)
  expect((await own.resume({ uuid })).cancel_at).toBeNull()
  expect(await accessOf(buyer, who)).toEqual(daysAfter(due_at, 7))
  await own.cancel({ uuid })
  await expect(own.cancel({ uuid })).rejects.toMatchObject({ code: 'conflict' })
  days(clock, 32)
  await renewDue(shop)
  expect((await subscriptionOf(buyer, uuid)).state).toBe('cancelada')
  expect((await ordersOf(buyer, uuid)).length).toBe(1)
  expect(await accessOf(buyer, who)).toBeNull()
  await expect(own.resume({ uuid })).rejects.toMatchObject({ code: 'conflict' })
})

test('a period that is given back whole closes what it opened', async ({ ctx }) => {
  const { buyer, shop, variant_id, who } = await start(ctx)
  const { uuid, id } = await aSubscription(buyer, variant_id)
  await shop.transaction(async (tx) => {
    const order = await lockWithCharge(tx, eq(orders.id, (await ordersOf(tx, uuid))[0]?.id ?? 0))
    if (!order) throw new Error('no order')
    await refundOrder(tx, order, { of: await refundable(tx, order), reason: 'Desistiu.', side: 'comprador' })
  })
  await doPaymentJobs(shop)
  expect((await subscriptionOf(buyer, uuid)).state).toBe('cancelada')
  expect((await cyclesOf(buyer, id))[0]?.state).toBe('devolvido')
  expect(await accessOf(buyer, who)).toBeNull()
})

test('a period whose refund the bank refuses closes too: its money is owed to who paid it', async ({ ctx }) => {
  const { buyer, shop, variant_id, who } = await start(ctx)
  const { uuid, id } = await aSubscription(buyer, variant_id)
  const hear = () => doPaymentJobs(shop, (name) => name !== 'sandbox.refund')
  await shop.transaction(async (tx) => {
    const order = await lockWithCharge(tx, eq(orders.id, (await ordersOf(tx, uuid))[0]?.id ?? 0))
    if (!order) throw new Error('no order')
    await refundOrder(tx, order, { of: await refundable(tx, order), reason: 'Desistiu.', side: 'comprador' })
  })
  await hear()
  const [charge] = await shop.db.select().from(charges)
  const demo = { ...shop, env: { ...shop.env, demo: true } }
  await playBank(demo, { charge: charge?.gateway_charge_id ?? '', act: 'refuse_refund' })
  await hear()
  expect((await subscriptionOf(buyer, uuid)).state).toBe('cancelada')
  expect((await cyclesOf(buyer, id))[0]?.state).toBe('devolvido')
  expect(await accessOf(buyer, who)).toBeNull()
})

test('paid after it was over: the money goes back', async ({ ctx }) => {
  const { buyer, shop, variant_id } = await start(ctx)
  const { uuid, order_uuid } = await subscribe(buyer, anIntent(variant_id))
  const [order] = await ordersOf(buyer, uuid)
  await clientFor(buyer).subscriptions.own.cancel({ uuid })
  expect((await subscriptionOf(buyer, uuid)).state).toBe('cancelada')
  // The bank was faster than the job that calls the order off.
  await payOrder(shop, order?.id ?? 0)
  await doSubscriptionJobs(shop)
  const after = (await ordersOf(buyer, uuid)).find(({ uuid }) => uuid === order_uuid)
  expect(['reembolsado', 'cancelado']).toContain(after?.state)
  expect(after?.payment).not.toBe('pago')
})

test('a box each period: an order to send at the price agreed; without stock nobody is charged', async ({
  ctx,
  clock,
}) => {
  const { buyer, shop, variant_id } = await start(ctx, { ships: true, gives_posts: false })
  await expect(subscribe(buyer, anIntent(variant_id, { address: undefined }))).rejects.toMatchObject({
    code: 'invalid',
  })
  const { uuid } = await aSubscription(buyer, variant_id)
  const [first] = await ordersOf(buyer, uuid)
  expect(first).toMatchObject({ state: 'pago', delivery: 'nada', ship_to: { cep: '30130010' } })
  await shop.db.update(variants).set({ price: 45_00, on_hand: 0, reserved: 0 }).where(eq(variants.id, variant_id))
  days(clock, 31)
  await renewDue(shop)
  expect((await ordersOf(buyer, uuid)).length).toBe(1)
  await shop.db.update(variants).set({ on_hand: 5 }).where(eq(variants.id, variant_id))
  days(clock, 32.5)
  await renewDue(shop)
  expect((await ordersOf(buyer, uuid))[0]?.total).toBe(30_00)
})

test('a buyer who calls off the order of a period gets another with the next try', async ({ ctx, clock }) => {
  const { buyer, shop, variant_id } = await start(ctx)
  const { uuid } = await aSubscription(buyer, variant_id)
  days(clock, 31)
  await renewDue(shop)
  const waiting = await waitingOrder(buyer, uuid)
  await shop.transaction(async (tx) => {
    const order = await lockWithCharge(tx, eq(orders.id, waiting?.id ?? 0))
    if (order) await cancelOrder(tx, order, { side: 'comprador', reason: '' })
  })
  expect((await subscriptionOf(buyer, uuid)).state).toBe('ativa')
  days(clock, 33)
  await renewDue(shop)
  expect((await waitingOrder(buyer, uuid))?.id).not.toBe(waiting?.id)
})

/** What the bank of the buyer does with the payment of a period. */
const atBank = (
  shop: Context,
  order: { checkout_id: number; total: number },
  kind: 'chargeback' | 'chargeback_reversed',
) =>
  shop.transaction(async (tx) => {
    const [checkout] = await tx.db.select().from(checkouts).where(eq(checkouts.id, order.checkout_id))
    const charge = await lockCharge(tx, checkout?.charge_id ?? 0)
    const fact = { kind, amount: order.total, provider_id: `bank:${randomUUID()}`, occurred_at: tx.now() }
    await recordFacts(tx, charge, [fact])
  })

test('contested at the bank: closed meanwhile, open again when the money comes back; else over with its period', async ({
  ctx,
  clock,
}) => {
  const { buyer, shop, variant_id, who } = await start(ctx)
  const { uuid, due_at } = await aSubscription(buyer, variant_id)
  const [order] = await ordersOf(buyer, uuid)
  if (!order) throw new Error('no order')
  await atBank(shop, order, 'chargeback')
  expect(await accessOf(buyer, who)).toBeNull()
  expect((await subscriptionOf(buyer, uuid)).state).toBe('atrasada')
  await atBank(shop, order, 'chargeback_reversed')
  expect(await accessOf(buyer, who)).toEqual(daysAfter(due_at, 7))
  expect((await subscriptionOf(buyer, uuid)).state).toBe('ativa')
  await atBank(shop, order, 'chargeback')
  days(clock, 31)
  await renewDue(shop)
  expect(await subscriptionOf(buyer, uuid)).toMatchObject({
    state: 'cancelada',
    cancel_reason: 'O pagamento foi contestado no banco.',
  })
  expect(await accessOf(buyer, who)).toBeNull()
})

test('a box that was not sent is called off: what was read meanwhile is paid by its days, and closes', async ({
  ctx,
  clock,
}) => {
  const { buyer, shop, variant_id, who } = await start(ctx, { ships: true, gives_posts: true })
  const { uuid, id } = await aSubscription(buyer, variant_id)
  const [order] = await ordersOf(buyer, uuid)
  const own = clientFor(buyer).orders.own
  const ref = { uuid: order?.uuid ?? '' }
  // In the first seven days everything goes back.
  days(clock, 7)
  expect((await own.show(ref)).cancel_amount).toBe(30_00)
  days(clock, 29)
  expect((await own.show(ref)).cancel_amount).toBe(1_00)
  await own.cancel({ ...ref, reason: 'Não chegou.' })
  expect(await accessOf(buyer, who)).toBeNull()
  expect((await subscriptionOf(buyer, uuid)).state).toBe('cancelada')
  expect((await cyclesOf(buyer, id))[0]?.state).toBe('devolvido')
  await doPaymentJobs(shop)
  expect((await ordersOf(buyer, uuid))[0]).toMatchObject({
    state: 'cancelado',
    payment: 'reembolsado_em_parte',
    refunded_amount: 1_00,
  })
})

test('a store that calls it off gives everything back', async ({ ctx, clock }) => {
  const { buyer, shop, variant_id } = await start(ctx, { ships: true, gives_posts: true })
  const { uuid } = await aSubscription(buyer, variant_id)
  days(clock, 29)
  const [order] = await ordersOf(buyer, uuid)
  await shop.transaction(async (tx) => {
    const locked = await lockWithCharge(tx, eq(orders.id, order?.id ?? 0))
    if (locked) await cancelOrder(tx, locked, { side: 'loja', reason: 'Sem estoque.' })
  })
  await doPaymentJobs(shop)
  expect((await ordersOf(buyer, uuid))[0]).toMatchObject({ payment: 'reembolsado', refunded_amount: 30_00 })
})

test('grace is for who paid a period, once: not for a trial, nor for who let it lapse before', async ({
  ctx,
  clock,
}) => {
  const free = await start(ctx, { trial_days: 14 })
  const { uuid: trial } = await subscribe(free.buyer, anIntent(free.variant_id))
  expect(await accessOf(free.buyer, free.who)).toEqual(daysAfter(free.buyer.now(), 14))
  days(clock, 14)
  await renewDue(free.shop)
  days(clock, 15)
  await renewDue(free.shop)
  expect((await subscriptionOf(free.buyer, trial)).state).toBe('atrasada')
  expect(await accessOf(free.buyer, free.who)).toBeNull()
  days(clock, 0)
  const { buyer, shop, variant_id, who } = await start(ctx)
  const first = await aSubscription(buyer, variant_id)
  expect(await accessOf(buyer, who)).toEqual(daysAfter(first.due_at, 7))
  for (const day of [30, 31, 33, 35, 38]) {
    days(clock, day)
    await renewDue(shop)
  }
  expect((await subscriptionOf(buyer, first.uuid)).state).toBe('nao_paga')
  const again = await aSubscription(buyer, variant_id)
  expect(again.state).toBe('ativa')
  expect(await accessOf(buyer, who)).toEqual(again.due_at)
})
