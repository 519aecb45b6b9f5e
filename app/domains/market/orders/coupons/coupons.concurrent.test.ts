import { eq } from 'drizzle-orm'
import { withSandbox } from '#domains/market/payments/payments.factory.ts'
import { aProduct } from '#domains/market/products/products.factory.ts'
import { aMember } from '#domains/market/stores/stores.factory.ts'
import type { Context } from '#platform/context.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { addCoupon, addToCart } from '../cart/cart.actions.ts'
import { placeOrder } from '../checkout/place-order.actions.ts'
import { aBuyer, aFreight, anIntent, aPlacedOrder } from '../orders.factory.ts'
import { aCoupon } from './coupons.factory.ts'
import { coupon_uses, coupons } from './coupons.table.ts'
import { spendCoupon } from './use-coupons.actions.ts'

async function aShop(ctx: Context) {
  const shop = await withSandbox(ctx)
  const product = await aProduct(shop, {}, { price: 100_00, on_hand: 100 })
  await aFreight(shop, product.store_id)
  return { shop, store_id: product.store_id, variant_id: product.variant.id }
}

const many = (n: number) => Array.from({ length: n }, (_, at) => at)
const done = (results: PromiseSettledResult<unknown>[]) => results.filter(({ status }) => status === 'fulfilled').length
const usesOf = async (shop: Context, id: number) => {
  const [row] = await shop.db.select().from(coupons).where(eq(coupons.id, id))
  return row?.uses
}

async function ready(shop: Context, variant_id: number, code: string) {
  const buyer = await aBuyer(shop)
  await addToCart(buyer, { variant_id, quantity: 1 })
  await addCoupon(buyer, { code })
  return { buyer, intent: await anIntent(buyer) }
}

test('fifty who place at once with ten uses left: exactly ten', async ({ ctx }) => {
  const { shop, store_id, variant_id } = await aShop(ctx)
  const { id, code } = await aCoupon(shop, { store_id, max_uses: 15, uses: 5 })
  const all = []
  for (const _ of many(50)) all.push(await ready(shop, variant_id, code))
  const placed = await Promise.allSettled(all.map(({ buyer, intent }) => placeOrder(buyer, intent)))
  expect(done(placed)).toBe(10)
  expect(await usesOf(shop, id)).toBe(15)
  expect(await shop.db.$count(coupon_uses)).toBe(10)
})

test('one person with two orders at once uses a coupon for one person once', async ({ ctx }) => {
  const { shop, store_id, variant_id } = await aShop(ctx)
  const buyer = await aBuyer(shop)
  const orders = []
  for (const _ of many(2)) orders.push((await aPlacedOrder(buyer, [{ variant_id }])).order)
  const coupon = await aCoupon(shop, { store_id, max_per_user: 1 })
  const spent = await Promise.allSettled(
    orders.map(({ id, buyer_id }) =>
      shop.transaction((tx) => spendCoupon(tx, { coupon, order_id: id, user_id: buyer_id, amount: 10_00 })),
    ),
  )
  expect(done(spent)).toBe(1)
  expect(await usesOf(shop, coupon.id)).toBe(1)
})

test('switched off while somebody pays: used before, or refused; never counted without an order', async ({
  ctx,
  as,
}) => {
  const { shop, store_id, variant_id } = await aShop(ctx)
  const { id, code } = await aCoupon(shop, { store_id })
  const manager = await as(await aMember(shop, store_id, 'manager'))
  const all = []
  for (const _ of many(5)) all.push(await ready(shop, variant_id, code))
  const [, ...placed] = await Promise.allSettled([
    manager.orders.coupons.switch({ store: String(store_id), id, active: false }),
    ...all.map(({ buyer, intent }) => placeOrder(buyer, intent)),
  ])
  expect(await usesOf(shop, id)).toBe(done(placed))
})

test('two make a coupon of one code at once: one does, the other is told', async ({ ctx, as }) => {
  const { shop, store_id } = await aShop(ctx)
  const manager = await as(await aMember(shop, store_id, 'manager'))
  const coupon = { store: String(store_id), code: 'VERAO', kind: 'percentual', bps: 500 } as const
  const made = await Promise.allSettled(many(2).map(() => manager.orders.coupons.create(coupon)))
  expect(done(made)).toBe(1)
})
