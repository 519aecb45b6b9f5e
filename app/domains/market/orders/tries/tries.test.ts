import { eq } from 'drizzle-orm'
import { charges } from '#domains/market/payments/charges/charges.table.ts'
import { recordFacts } from '#domains/market/payments/charges/record-facts.actions.ts'
import { aCardToken, doPaymentJobs, payAtBank, withSandbox } from '#domains/market/payments/payments.factory.ts'
import { charge_refunds } from '#domains/market/payments/refunds/refunds.table.ts'
import { aProduct } from '#domains/market/products/products.factory.ts'
import { variants } from '#domains/market/products/variants/variants.table.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { showCart } from '../cart/cart.queries.ts'
import { checkouts } from '../checkout/checkouts.table.ts'
import { aBuyer, aFreight, aPlacedOrder, orderOf, payCheckout } from '../orders.factory.ts'
import { showOwnOrder } from '../own/own-orders.queries.ts'
import { endRefused } from './end-refused.actions.ts'
import { payAgain } from './pay-again.actions.ts'

const REFUSED = '4000000000000028'

/** An order whose card was refused: of R$ 120,00, with one thing kept. */
async function refusedOrder(ctx: Context) {
  const shop = await withSandbox(ctx)
  const product = await aProduct(shop, {}, { price: 100_00, on_hand: 5 })
  await aFreight(shop, product.store_id)
  const buyer = await aBuyer(shop)
  const card_token = await aCardToken(shop, REFUSED)
  const placed = await aPlacedOrder(buyer, [{ variant_id: product.variant.id }], { method: 'cartao', card_token })
  return { shop, buyer, ...placed, variant_id: product.variant.id }
}

const stockOf = async (ctx: Context, id: number) => {
  const [row] = await ctx.db.select().from(variants).where(eq(variants.id, id))
  return { on_hand: row?.on_hand, reserved: row?.reserved }
}
const checkoutOf = async (ctx: Context, uuid: string) =>
  (await ctx.db.select().from(checkouts).where(eq(checkouts.uuid, uuid)))[0]
const later = (ctx: Context, minutes: number) => new Date(ctx.now().getTime() + minutes * 60_000)

test('a refused card leaves the order waiting: another card pays the same one, and the cart stays empty', async ({
  ctx,
}) => {
  const { shop, buyer, order, variant_id, uuid } = await refusedOrder(ctx)
  const seen = await showOwnOrder(buyer, order.uuid)
  expect(seen).toMatchObject({ state: 'aguardando_pagamento', charge: { status: 'failed' } })
  expect(seen.pay_again).toMatchObject({ until: seen.charge?.expires_at, installments: expect.anything() })
  expect(await stockOf(shop, variant_id)).toEqual({ on_hand: 5, reserved: 1 })
  expect(await showCart(buyer, {})).toMatchObject({ count: 0 })
  const card_token = await aCardToken(shop)
  const again = await payAgain(buyer, { uuid: order.uuid, method: 'cartao', installments: 3, card_token })
  await doPaymentJobs(shop)
  expect(await orderOf(shop, order.uuid)).toMatchObject({ state: 'pago', payment: 'pago' })
  expect(again.uuid).toBe(order.uuid)
  expect(await checkoutOf(shop, uuid)).toMatchObject({ method: 'cartao', installments: 3 })
  expect(await stockOf(shop, variant_id)).toEqual({ on_hand: 4, reserved: 0 })
  const tried = await shop.db.select().from(charges).orderBy(charges.attempt)
  expect(tried.map(({ attempt, status }) => [attempt, status])).toEqual([
    [1, 'failed'],
    [2, 'paid'],
  ])
  const paid = payAgain(buyer, { uuid: order.uuid, method: 'pix', installments: 1 })
  await expect(paid).rejects.toMatchObject({ status: 409 })
})

test('PIX pays it too, until what was kept is free again; one that lapses ends it', async ({ ctx, clock }) => {
  const { shop, buyer, order, variant_id, uuid } = await refusedOrder(ctx)
  const pix = { uuid: order.uuid, method: 'pix', installments: 1 } as const
  expect(await payAgain(buyer, pix)).toMatchObject({ charge: { status: 'pending', method: 'pix' }, pay_again: null })
  // Clicked twice it is the same try; another way has to wait for its end.
  expect(await payAgain(buyer, pix)).toMatchObject({ charge: { status: 'pending' } })
  const card_token = await aCardToken(shop)
  const other = payAgain(buyer, { uuid: order.uuid, method: 'cartao', installments: 1, card_token })
  await expect(other).rejects.toThrow('já tem um pagamento em andamento')
  expect(await shop.db.$count(charges)).toBe(2)
  await payCheckout(buyer, uuid)
  expect(await orderOf(shop, order.uuid)).toMatchObject({ state: 'pago' })
  expect(await stockOf(shop, variant_id)).toEqual({ on_hand: 4, reserved: 0 })
  clock.now = later(ctx, 60)
  await endRefused(shop, { reference: `checkout:${uuid}` })
  expect(await orderOf(shop, order.uuid)).toMatchObject({ state: 'pago' })
})

test('nobody tried again: the order ends with its reservation', async ({ ctx, clock }) => {
  const { shop, buyer, order, variant_id, uuid } = await refusedOrder(ctx)
  await endRefused(shop, { reference: `checkout:${uuid}` })
  expect(await orderOf(shop, order.uuid)).toMatchObject({ state: 'aguardando_pagamento' })
  clock.now = later(ctx, 31)
  const late = payAgain(buyer, { uuid: order.uuid, method: 'pix', installments: 1 })
  await expect(late).rejects.toMatchObject({ status: 409 })
  await endRefused(shop, { reference: `checkout:${uuid}` })
  expect(await orderOf(shop, order.uuid)).toMatchObject({ state: 'expirado' })
  expect(await stockOf(shop, variant_id)).toEqual({ on_hand: 5, reserved: 0 })
})

test('five cards at most, and only of who bought', async ({ ctx }) => {
  const { shop, buyer, order } = await refusedOrder(ctx)
  const card = async () => ({
    ...{ uuid: order.uuid, method: 'cartao', installments: 1 },
    ...{ card_token: await aCardToken(shop, REFUSED) },
  })
  const somebody = await aBuyer(shop)
  await expect(payAgain(somebody, (await card()) as never)).rejects.toMatchObject({ status: 404 })
  for (const _ of [2, 3, 4, 5]) await payAgain(buyer, (await card()) as never)
  expect((await showOwnOrder(buyer, order.uuid)).pay_again).toBeNull()
  await expect(payAgain(buyer, (await card()) as never)).rejects.toThrow('Cinco tentativas')
})

test('the first try is paid after all: it pays the order, the other is ended, and what that brings goes back', async ({
  ctx,
}) => {
  const { shop, buyer, order, uuid } = await refusedOrder(ctx)
  const first = await checkoutOf(shop, uuid)
  await payAgain(buyer, { uuid: order.uuid, method: 'pix', installments: 1 })
  const second = await checkoutOf(shop, uuid)
  await capturedLate(shop, first?.charge_id ?? 0)
  expect(await orderOf(shop, order.uuid)).toMatchObject({ state: 'pago', payment: 'pago' })
  expect((await checkoutOf(shop, uuid))?.charge_id).toBe(first?.charge_id)
  const [ended] = await shop.db
    .select()
    .from(charges)
    .where(eq(charges.id, second?.charge_id ?? 0))
  expect(ended?.status).toBe('canceled')
  await payAtBank(shop, second?.charge_id ?? 0)
  await doPaymentJobs(shop)
  expect(await shop.db.select().from(charge_refunds)).toMatchObject([{ charge_id: second?.charge_id, amount: 120_00 }])
  expect(await orderOf(shop, order.uuid)).toMatchObject({ state: 'pago', payment: 'pago', refunded_amount: 0 })
})

test('both paid: the second money goes back whole, with a word to the buyer', async ({ ctx }) => {
  const { shop, buyer, order, uuid } = await refusedOrder(ctx)
  const first = await checkoutOf(shop, uuid)
  await payAgain(buyer, { uuid: order.uuid, method: 'pix', installments: 1 })
  await payCheckout(buyer, uuid)
  await capturedLate(shop, first?.charge_id ?? 0)
  expect(await shop.db.select().from(charge_refunds)).toMatchObject([{ charge_id: first?.charge_id, amount: 120_00 }])
  const { events } = await showOwnOrder(buyer, order.uuid)
  expect(events[0]).toMatchObject({ kind: 'paid_twice', data: { amount: 120_00 } })
  expect(await orderOf(shop, order.uuid)).toMatchObject({ state: 'pago', refunded_amount: 0 })
})

/** The gateway tells that a charge was captured which it had told as refused. */
const capturedLate = (shop: Context, id: number) =>
  shop.transaction(async (tx) => {
    const [charge] = await tx.db.select().from(charges).where(eq(charges.id, id))
    if (!charge) throw new Error(`no charge ${id}`)
    const fact = { kind: 'captured', amount: charge.total, provider_id: `sandbox:late-${id}`, occurred_at: tx.now() }
    await recordFacts(tx, charge, [fact as never])
  })
