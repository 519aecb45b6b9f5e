import { eq } from 'drizzle-orm'
import { ledger_entries } from '#domains/market/ledger/book/book.table.ts'
import { doPaymentJobs, withSandbox } from '#domains/market/payments/payments.factory.ts'
import { charge_refunds } from '#domains/market/payments/refunds/refunds.table.ts'
import { aProduct } from '#domains/market/products/products.factory.ts'
import { product_reviews } from '#domains/market/products/reviews/product-reviews.table.ts'
import { variants } from '#domains/market/products/variants/variants.table.ts'
import type { Context } from '#platform/context.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { clientFor } from '#web/api-for.server.ts'
import { dispatchOrder } from '../dispatches/dispatch-order.actions.ts'
import { order_lines, orders } from '../orders/orders.table.ts'
import { aBuyer, aFreight, aPaidOrder, aPlacedOrder, orderOf, payCheckout } from '../orders.factory.ts'
import { asBuyer } from '../own/own-orders.actions.ts'
import { order_refunds } from '../refunds/order-refunds.table.ts'
import { refundLines } from '../refunds/refund-lines.actions.ts'
import { askWithdrawal } from '../withdrawals/withdraw.actions.ts'
import { withdrawals } from '../withdrawals/withdrawals.table.ts'
import { cancelOrder } from './cancel-order.actions.ts'
import { deliverOrder } from './deliver-order.actions.ts'
import { lockWithCharge } from './lock-with-charge.actions.ts'

async function aShop(ctx: Context) {
  const shop = await withSandbox(ctx)
  const product = await aProduct(shop, {}, { price: 100_00, on_hand: 10 })
  await aFreight(shop, product.store_id)
  const buyer = await aBuyer(shop)
  return { shop, product, buyer, wish: { variant_id: product.variant.id, quantity: 2 } }
}

const lineOf = async (ctx: Context, order_id: number) =>
  (await ctx.db.select().from(order_lines).where(eq(order_lines.order_id, order_id)))[0]?.id ?? 0

const done = (results: PromiseSettledResult<unknown>[]) => results.filter(({ status }) => status === 'fulfilled').length

async function addsUp(shop: Context, variant_id: number) {
  const entries = await shop.db.select().from(ledger_entries)
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
  const [variant] = await shop.db.select().from(variants).where(eq(variants.id, variant_id))
  return { on_hand: variant?.on_hand, reserved: variant?.reserved }
}

const send = async (shop: Context, id: number) => {
  const line_id = await lineOf(shop, id)
  return shop.transaction(async (tx) => {
    const order = await lockWithCharge(tx, eq(orders.id, id))
    if (!order) throw new Error('no order')
    const parcel = { carrier: 'propria', tracking_code: '', note: '', posted_on: '2026-11-21', side: 'loja' } as const
    return dispatchOrder(tx, order, { ...parcel, lines: [{ line_id, quantity: 2 }] })
  })
}

test('cancelled in the instant in which the bank pays: it stays cancelled, free again, and the money is back', async ({
  ctx,
}) => {
  const { shop, buyer, wish } = await aShop(ctx)
  for (let round = 0; round < 5; round++) {
    const placed = await aPlacedOrder(buyer, [wish])
    const { uuid } = placed.order
    await Promise.all([
      asBuyer(buyer, uuid, (tx, order) => cancelOrder(tx, order, { side: 'comprador', reason: '' })),
      payCheckout(shop, placed.uuid),
    ])
    await doPaymentJobs(shop)
    const order = await orderOf(shop, uuid)
    expect(['cancelado/reembolsado', 'reembolsado/reembolsado']).toContain(`${order.state}/${order.payment}`)
    const backs = await shop.db.select().from(charge_refunds)
    expect(backs.filter(({ amount, status }) => amount === order.total && status === 'done')).toHaveLength(round + 1)
    expect(await addsUp(shop, wish.variant_id)).toEqual({ on_hand: 10, reserved: 0 })
  }
})

test('sent while its buyer cancels: one of both, and the other is told', async ({ ctx }) => {
  const { shop, buyer, wish } = await aShop(ctx)
  for (let round = 0; round < 5; round++) {
    const { order } = await aPaidOrder(buyer, [{ ...wish, quantity: 2 }])
    const before = (await addsUp(shop, wish.variant_id)).on_hand ?? 0
    const both = await Promise.allSettled([
      send(shop, order.id),
      asBuyer(buyer, order.uuid, (tx, one) => cancelOrder(tx, one, { side: 'comprador', reason: '' })),
    ])
    expect(done(both)).toBe(1)
    await doPaymentJobs(shop)
    const { state } = await orderOf(shop, order.uuid)
    const sent = both[0]?.status === 'fulfilled'
    expect(state).toBe(sent ? 'enviado' : 'reembolsado')
    expect((await addsUp(shop, wish.variant_id)).on_hand).toBe(sent ? before : before + 2)
    if (sent) await shop.db.update(variants).set({ on_hand: 10 }).where(eq(variants.id, wish.variant_id))
  }
})

/** Of a paid order: what gives so much of its line back. */
async function refunding(shop: Context, order_id: number, amount: number, sure?: true) {
  const line_id = await lineOf(shop, order_id)
  return () =>
    shop.transaction(async (tx) => {
      const locked = await lockWithCharge(tx, eq(orders.id, order_id))
      if (!locked) throw new Error('no order')
      const back = { side: 'loja', reason: 'Acordo.', freight: 0, sure } as const
      return refundLines(tx, locked, { ...back, lines: [{ line_id, amount, canceled: 0 }] })
    })
}

test('ten refunds of a twentieth at once: one, and the others are asked about', async ({ ctx }) => {
  const { shop, buyer, wish } = await aShop(ctx)
  const { order } = await aPaidOrder(buyer, [wish])
  const refund = await refunding(shop, order.id, 10_00)
  const all = await Promise.allSettled(Array.from({ length: 10 }, refund))
  expect(done(all)).toBe(1)
  const asked = all.flatMap((one) => (one.status === 'rejected' ? [JSON.stringify(one.reason.data ?? one.reason)] : []))
  expect(asked.filter((text) => text.includes('já foram devolvidos')).length).toBe(9)
  expect(await shop.db.$count(order_refunds)).toBe(1)
})

test('ten refunds of three quarters at once: one, and never more than was paid', async ({ ctx }) => {
  const { shop, buyer, wish } = await aShop(ctx)
  const { order } = await aPaidOrder(buyer, [wish])
  const refund = await refunding(shop, order.id, 150_00, true)
  expect(done(await Promise.allSettled(Array.from({ length: 10 }, refund)))).toBe(1)
  await doPaymentJobs(shop)
  expect(await shop.db.$count(order_refunds)).toBe(1)
  expect(await orderOf(shop, order.uuid)).toMatchObject({ refunded_amount: 150_00, payment: 'reembolsado_em_parte' })
})

test('withdrawn twice and reviewed twice at once: once each', async ({ ctx }) => {
  const { shop, product, buyer, wish } = await aShop(ctx)
  const { order } = await aPaidOrder(buyer, [wish])
  await send(shop, order.id)
  await asBuyer(buyer, order.uuid, (tx, one) => deliverOrder(tx, one, { side: 'comprador' }))
  const lines = [{ line_id: await lineOf(shop, order.id), quantity: 2 }]
  const withdraw = () => asBuyer(buyer, order.uuid, (tx, one) => askWithdrawal(tx, one, { lines, reason: '' }))
  expect(done(await Promise.allSettled([withdraw(), withdraw(), withdraw()]))).toBe(1)
  expect(await shop.db.$count(withdrawals)).toBe(1)
  const { reviews } = clientFor(buyer).products
  const review = () => reviews.create({ product_id: product.id, stars: 5 })
  expect(done(await Promise.allSettled([review(), review(), review()]))).toBe(1)
  expect(await shop.db.$count(product_reviews)).toBe(1)
})
