import { and, asc, eq, sql } from 'drizzle-orm'
import { ledger_entries } from '#domains/market/ledger/book/book.table.ts'
import { charges } from '#domains/market/payments/charges/charges.table.ts'
import { checkCharge } from '#domains/market/payments/charges/check-charge.actions.ts'
import { charge_consequences } from '#domains/market/payments/consequences/consequences.table.ts'
import { doPaymentJobs, payAtBank, withSandbox } from '#domains/market/payments/payments.factory.ts'
import { sandbox_webhooks } from '#domains/market/payments/sandbox/sandbox.table.ts'
import { deliverWebhook } from '#domains/market/payments/sandbox/sandbox-webhooks.actions.ts'
import { aProduct } from '#domains/market/products/products.factory.ts'
import { variants } from '#domains/market/products/variants/variants.table.ts'
import { aStore } from '#domains/market/stores/stores.factory.ts'
import { type Context, createContext } from '#platform/context.ts'
import { openDatabase } from '#platform/database/database.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { addCoupon, addToCart } from '../cart/cart.actions.ts'
import { checkouts } from '../checkout/checkouts.table.ts'
import { placeOrder } from '../checkout/place-order.actions.ts'
import { aCoupon } from '../coupons/coupons.factory.ts'
import { coupon_uses, coupons } from '../coupons/coupons.table.ts'
import { cancelOrder } from '../life/cancel-order.actions.ts'
import { lockWithCharge } from '../life/lock-with-charge.actions.ts'
import { type Order, order_lines, orders } from '../orders/orders.table.ts'
import { aBuyer, aFreight, anIntent, payCheckout } from '../orders.factory.ts'
import { refundLines } from '../refunds/refund-lines.actions.ts'

const PIECES = 1000
const many = (n: number) => Array.from({ length: n }, (_, at) => at)

/** Two stores with two products and a coupon each. */
async function twoStores(shop: Context) {
  const sold: number[] = []
  for (const code of ['LOJA1', 'LOJA2']) {
    const { store } = await aStore(shop)
    await aFreight(shop, store.id)
    await aCoupon(shop, { store_id: store.id, code, max_uses: 500, max_per_user: 9 })
    for (const _ of many(2))
      sold.push((await aProduct(shop, { store_id: store.id }, { price: 100_00, on_hand: PIECES })).variant.id)
  }
  return sold
}

/** Fills a cart, every other one in the opposite order, and answers how to place it. */
async function aFullCart(shop: Context, sold: number[], at: number) {
  const buyer = await aBuyer(shop)
  for (const variant_id of at % 2 ? sold : sold.toReversed()) await addToCart(buyer, { variant_id, quantity: 1 })
  for (const code of ['LOJA1', 'LOJA2']) await addCoupon(buyer, { code })
  const intent = await anIntent(buyer)
  return async () => ({ buyer, placed: await placeOrder(buyer, intent) })
}

type Placed = Awaited<ReturnType<Awaited<ReturnType<typeof aFullCart>>>>

const chargeOf = async (shop: Context, { uuid }: { uuid: string }) =>
  (await shop.db.select().from(checkouts).where(eq(checkouts.uuid, uuid)))[0]?.charge_id ?? 0

/** As its job does: again, when nobody answered in time. */
const delivered = (shop: Context, webhook_id: number): Promise<unknown> =>
  deliverWebhook(shop, { webhook_id }).catch((error) => {
    if (error.name !== 'TimeoutError') throw error
    return delivered(shop, webhook_id)
  })

/** The bank pays; answers the ways in which we hear of it, more than one at once. */
async function paidAtBank(shop: Context, { placed }: Placed) {
  const id = await chargeOf(shop, placed)
  await payAtBank(shop, id)
  const [hook] = await shop.db
    .select({ id: sandbox_webhooks.id })
    .from(sandbox_webhooks)
    .where(sql`body like '%' || ${(await shop.db.select().from(charges).where(eq(charges.id, id)))[0]?.uuid} || '%'`)
  return [() => delivered(shop, hook?.id ?? 0), () => checkCharge(shop, id)]
}

const locked = (shop: Context, uuid: string, act: (tx: Context, order: Order) => Promise<unknown>) =>
  shop.transaction(async (tx) => {
    const order = await lockWithCharge(tx, eq(orders.uuid, uuid))
    if (!order) throw new Error('no order')
    return act(tx, order)
  })

const canceled = (shop: Context, uuid: string) =>
  locked(shop, uuid, (tx, order) => cancelOrder(tx, order, { side: 'loja', reason: 'Sem como enviar.' }))

/** One piece of each line given up and paid back, every other time the last line first. */
const refunded = (shop: Context, uuid: string, at: number) =>
  locked(shop, uuid, async (tx, order) => {
    const lines = await tx.db
      .select()
      .from(order_lines)
      .where(eq(order_lines.order_id, order.id))
      .orderBy(asc(order_lines.id))
    const back = lines.map(({ id }) => ({ line_id: id, amount: 50_00, canceled: 1 }))
    return refundLines(tx, order, {
      ...{ side: 'loja', reason: 'Acabou.', freight: 0, sure: true },
      lines: at % 2 ? back : back.toReversed(),
    })
  })

async function deadlocksOf({ db }: Context) {
  const { rows } = await db.execute<{ deadlocks: number }>(
    sql`select deadlocks::int from pg_stat_database where datname = current_database()`,
  )
  return rows[0]?.deadlocks
}

async function allAddsUp(shop: Context, sold: number[]) {
  const rows = await shop.db
    .select({ order: orders, line: order_lines })
    .from(order_lines)
    .innerJoin(orders, eq(orders.id, order_lines.order_id))
  for (const id of sold) {
    const [variant] = await shop.db.select().from(variants).where(eq(variants.id, id))
    const of = rows.filter(({ line }) => line.variant_id === id)
    const pieces = (some: typeof of) => some.reduce((sum, { line }) => sum + line.quantity - line.canceled, 0)
    const gone = of.filter(({ order }) => order.paid_at && !['cancelado', 'reembolsado'].includes(order.state))
    const waits = of.filter(({ order }) => order.state === 'aguardando_pagamento')
    expect(variant).toMatchObject({ on_hand: PIECES - pieces(gone), reserved: pieces(waits) })
  }
  for (const { id, uses } of await shop.db.select().from(coupons))
    expect(uses).toBe(
      await shop.db.$count(coupon_uses, and(eq(coupon_uses.coupon_id, id), eq(coupon_uses.state, 'usado'))),
    )
  const entries = await shop.db.select().from(ledger_entries)
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
  for (const { captured_amount, total, refunded_amount } of await shop.db.select().from(charges)) {
    expect([0, total]).toContain(captured_amount)
    expect(refunded_amount).toBeLessThanOrEqual(captured_amount)
  }
  expect(await shop.db.$count(charge_consequences)).toBe(0)
}

test('crossed carts, webhooks, cancels and refunds on thirty connections: nobody waits in a ring, nothing twice', async ({
  ctx,
  database,
}) => {
  const pool = openDatabase(database.url, { transactions: 30 })
  const shop = await withSandbox(createContext({ ...ctx, db: pool.db }))
  const sold = await twoStores(shop)
  const cart = (at: number) => aFullCart(shop, sold, at)
  const carts = []
  for (const at of many(30)) carts.push(await cart(at))
  const [first, second, third] = [carts.slice(0, 10), carts.slice(10, 20), carts.slice(20)]
  const paid = await Promise.all(first.map((place) => place()))
  for (const { placed } of paid) await payCheckout(shop, placed.uuid)
  const waiting = await Promise.all(second.map((place) => place()))
  const hooks = []
  for (const one of waiting) hooks.push(...(await paidAtBank(shop, one)))
  await Promise.all([
    ...third.map((place) => place()),
    ...hooks.map((hear) => hear()),
    ...paid.flatMap(({ placed }, at) =>
      placed.orders.map(({ uuid }) => (at < 5 ? canceled(shop, uuid) : refunded(shop, uuid, at))),
    ),
  ])
  await doPaymentJobs(shop)
  await allAddsUp(shop, sold)
  // What a connection counted is told when it ends.
  await pool.close()
  expect(await deadlocksOf(ctx)).toBe(0)
})
