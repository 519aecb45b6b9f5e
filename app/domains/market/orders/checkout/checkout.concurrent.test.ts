import { eq, sql } from 'drizzle-orm'
import { ledger_entries } from '#domains/market/ledger/book/book.table.ts'
import { charges } from '#domains/market/payments/charges/charges.table.ts'
import { doPaymentJobs, withSandbox } from '#domains/market/payments/payments.factory.ts'
import { sandbox_charges } from '#domains/market/payments/sandbox/sandbox.table.ts'
import { aProduct } from '#domains/market/products/products.factory.ts'
import { variants } from '#domains/market/products/variants/variants.table.ts'
import type { Context } from '#platform/context.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { addCoupon, addToCart } from '../cart/cart.actions.ts'
import { coupons } from '../coupons/coupons.table.ts'
import { orders } from '../orders/orders.table.ts'
import { aBuyer, aFreight, anIntent, aPlacedOrder, payCheckout } from '../orders.factory.ts'
import { lapseOrders } from '../settling/lapse-orders.actions.ts'
import { placeOrder } from './place-order.actions.ts'

async function aShop(ctx: Context, on_hand: number) {
  const shop = await withSandbox(ctx)
  const product = await aProduct(shop, {}, { price: 100_00, on_hand })
  await aFreight(shop, product.store_id)
  return { shop, product, variant_id: product.variant.id }
}

const many = (n: number) => Array.from({ length: n }, (_, at) => at)
const done = (results: PromiseSettledResult<unknown>[]) => results.filter(({ status }) => status === 'fulfilled').length

/** Buyers with this in their carts, ready to click. */
async function ready(shop: Context, n: number, wish: { variant_id: number; quantity: number }, code?: string) {
  const buyers: Context[] = []
  for (const _ of many(n)) buyers.push(await aBuyer(shop))
  return Promise.all(
    buyers.map(async (buyer) => {
      await addToCart(buyer, wish)
      if (code) await addCoupon(buyer, { code })
      return { buyer, intent: await anIntent(buyer) }
    }),
  )
}

const stockOf = async (shop: Context, id: number) => {
  const [row] = await shop.db.select().from(variants).where(eq(variants.id, id))
  return { on_hand: row?.on_hand, reserved: row?.reserved }
}

test('a hundred buyers click at once for the last ten: ten orders, ten charges, never more than there is', async ({
  ctx,
}) => {
  const { shop, variant_id } = await aShop(ctx, 10)
  const all = await ready(shop, 100, { variant_id, quantity: 1 })
  const clicked = await Promise.allSettled(all.map(({ buyer, intent }) => placeOrder(buyer, intent)))
  expect(done(clicked)).toBe(10)
  for (const one of clicked) if (one.status === 'rejected') expect(String(one.reason)).toContain('Nada foi cobrado')
  expect(await stockOf(shop, variant_id)).toEqual({ on_hand: 10, reserved: 10 })
  expect(await shop.db.$count(orders)).toBe(10)
  expect(await shop.db.$count(sandbox_charges)).toBe(10)
})

test('fifty buyers with a coupon of which ten are left: ten used, the others are told and pay nothing', async ({
  ctx,
}) => {
  const { shop, product, variant_id } = await aShop(ctx, 50)
  await shop.db
    .insert(coupons)
    .values({ store_id: product.store_id, code: 'DEZ', kind: 'percentual', bps: 1000, max_uses: 10 })
  const all = await ready(shop, 50, { variant_id, quantity: 1 }, 'DEZ')
  const clicked = await Promise.allSettled(all.map(({ buyer, intent }) => placeOrder(buyer, intent)))
  expect(done(clicked)).toBe(10)
  const [coupon] = await shop.db.select().from(coupons)
  expect(coupon?.uses).toBe(10)
  expect(await shop.db.$count(orders, sql`discount_amount > 0`)).toBe(10)
  expect(await stockOf(shop, variant_id)).toEqual({ on_hand: 50, reserved: 10 })
})

test('one cart paid from five tabs, each with a key of its own: one purchase, one charge', async ({ ctx }) => {
  const { shop, variant_id } = await aShop(ctx, 10)
  const buyer = await aBuyer(shop)
  await addToCart(buyer, { variant_id, quantity: 2 })
  const tabs = await Promise.all(many(5).map(() => anIntent(buyer)))
  const clicked = await Promise.allSettled(tabs.map((intent) => placeOrder(buyer, intent)))
  expect(done(clicked)).toBe(1)
  expect(await shop.db.$count(charges)).toBe(1)
  expect(await stockOf(shop, variant_id)).toEqual({ on_hand: 10, reserved: 2 })
})

test('a double click: the same intent five times at once is answered five times with one purchase', async ({ ctx }) => {
  const { shop, variant_id } = await aShop(ctx, 10)
  const buyer = await aBuyer(shop)
  await addToCart(buyer, { variant_id, quantity: 2 })
  const intent = await anIntent(buyer)
  const clicked = await Promise.all(many(5).map(() => placeOrder(buyer, intent)))
  expect(new Set(clicked.map(({ uuid }) => uuid)).size).toBe(1)
  expect(await shop.db.$count(sandbox_charges)).toBe(1)
})

test('paid in the instant in which it lapses: paid, or free again and given back; never both', async ({ ctx }) => {
  const { shop, variant_id } = await aShop(ctx, 20)
  const placed = []
  for (const _ of many(8)) placed.push(await aPlacedOrder(await aBuyer(shop), [{ variant_id, quantity: 1 }]))
  await Promise.all(
    placed.flatMap(({ uuid }) => [
      payCheckout(shop, uuid),
      shop.transaction((tx) => lapseOrders(tx, `checkout:${uuid}`, 'expired')),
    ]),
  )
  await doPaymentJobs(shop)
  const after = await shop.db.select().from(orders)
  for (const { state, payment } of after) expect([state, payment]).toEqual(['pago', 'pago'])
  expect(await stockOf(shop, variant_id)).toEqual({ on_hand: 12, reserved: 0 })
  const entries = await shop.db.select().from(ledger_entries)
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
})

test('who has no cart and clicks twice on what is bought at once buys it once', async ({ ctx }) => {
  const { shop, variant_id } = await aShop(ctx, 10)
  const buyer = await aBuyer(shop)
  const intent = await anIntent(buyer, {}, { variant_id, quantity: 1 })
  const clicked = await Promise.all(many(5).map(() => placeOrder(buyer, intent)))
  expect(new Set(clicked.map(({ uuid }) => uuid)).size).toBe(1)
  expect(await shop.db.$count(orders)).toBe(1)
})
