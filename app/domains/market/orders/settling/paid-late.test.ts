import { eq } from 'drizzle-orm'
import { expireCharges } from '#domains/market/payments/charges/look-after-charges.actions.ts'
import { doPaymentJobs, withSandbox } from '#domains/market/payments/payments.factory.ts'
import { charge_refunds } from '#domains/market/payments/refunds/refunds.table.ts'
import { aProduct } from '#domains/market/products/products.factory.ts'
import { variants } from '#domains/market/products/variants/variants.table.ts'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { addCoupon, addToCart } from '../cart/cart.actions.ts'
import { placeOrder } from '../checkout/place-order.actions.ts'
import { aCoupon } from '../coupons/coupons.factory.ts'
import { coupon_uses, coupons } from '../coupons/coupons.table.ts'
import { cancelOrder } from '../life/cancel-order.actions.ts'
import { aBuyer, aFreight, anIntent, aPaidOrder, orderOf, payCheckout } from '../orders.factory.ts'
import { asBuyer } from '../own/own-orders.actions.ts'

async function aShop(ctx: Context, coupon: Partial<typeof coupons.$inferInsert> = { max_uses: 1 }) {
  const shop = await withSandbox(ctx)
  const product = await aProduct(shop, {}, { price: 100_00, on_hand: 10 })
  await aFreight(shop, product.store_id)
  const { code } = await aCoupon(shop, { store_id: product.store_id, ...coupon })
  const variant_id = product.variant.id
  /** With the coupon, awaiting payment. */
  const place = async (buyer: Context) => {
    await addToCart(buyer, { variant_id, quantity: 1 })
    await addCoupon(buyer, { code })
    const placed = await placeOrder(buyer, await anIntent(buyer))
    return { uuid: placed.uuid, order: await orderOf(shop, placed.orders[0]?.uuid ?? '') }
  }
  return { shop, variant_id, place, buyer: await aBuyer(shop) }
}

async function lapse(shop: Context, clock: { now: Date }) {
  clock.now = new Date(clock.now.getTime() + 31 * 60_000)
  await expireCharges(shop)
  await doPaymentJobs(shop)
}

const stockOf = async (shop: Context, id: number) => {
  const [row] = await shop.db.select().from(variants).where(eq(variants.id, id))
  return { on_hand: row?.on_hand, reserved: row?.reserved }
}
const limitOf = async (shop: Context) => {
  const [coupon] = await shop.db.select().from(coupons)
  return {
    uses: coupon?.uses,
    max_uses: coupon?.max_uses,
    used: await shop.db.$count(coupon_uses, eq(coupon_uses.state, 'usado')),
  }
}
const backOf = async (shop: Context) =>
  (await shop.db.select().from(charge_refunds)).map(({ amount, status }) => ({ amount, status }))

for (const who of ['buyer', 'staff'] as const)
  test(`cancelled by the ${who} and paid after it: it stays so, the money goes back, and the buyer reads why`, async ({
    ctx,
    as,
  }) => {
    const { shop, variant_id, place, buyer } = await aShop(ctx)
    const { uuid, order } = await place(buyer)
    if (who === 'buyer')
      await asBuyer(buyer, order.uuid, (tx, one) => cancelOrder(tx, one, { side: 'comprador', reason: '' }))
    else {
      const staff = await as(await aStaffMember(ctx, ['marketplace.manage']))
      await staff.orders.staff.cancel({ uuid: order.uuid, reason: 'A loja pediu para cancelar.' })
    }
    await payCheckout(buyer, uuid)
    expect(await orderOf(shop, order.uuid)).toMatchObject({ state: 'cancelado', payment: 'reembolsado', paid_at: null })
    expect(await backOf(shop)).toEqual([{ amount: order.total, status: 'done' }])
    expect(await stockOf(shop, variant_id)).toEqual({ on_hand: 10, reserved: 0 })
    expect(await limitOf(shop)).toEqual({ uses: 0, max_uses: 1, used: 0 })
    const told = await shop.db.select().from(notifications).where(eq(notifications.user_id, order.buyer_id))
    expect(told.map(({ title }) => title).join('\n')).toContain('o pagamento chegou tarde e vai voltar')
  })

test('one that expired, paid after its coupon was used by another: the money goes back, the limit holds', async ({
  ctx,
  clock,
}) => {
  const { shop, variant_id, place, buyer } = await aShop(ctx)
  const first = await place(buyer)
  await lapse(shop, clock)
  const second = await place(await aBuyer(shop))
  await payCheckout(shop, second.uuid)
  await payCheckout(buyer, first.uuid)
  expect(await orderOf(shop, first.order.uuid)).toMatchObject({ state: 'expirado', payment: 'reembolsado' })
  expect(await orderOf(shop, second.order.uuid)).toMatchObject({ state: 'pago' })
  expect(await limitOf(shop)).toEqual({ uses: 1, max_uses: 1, used: 1 })
  expect(await stockOf(shop, variant_id)).toEqual({ on_hand: 9, reserved: 0 })
})

test('a coupon for one use that lay in four unpaid orders counts once, whichever are paid', async ({ ctx, clock }) => {
  const { shop, variant_id, place, buyer } = await aShop(ctx, { max_per_user: 1 })
  const all = []
  for (let at = 0; at < 4; at++) {
    all.push(await place(buyer))
    await lapse(shop, clock)
  }
  for (const { uuid } of all) await payCheckout(buyer, uuid)
  const states = await Promise.all(all.map(async ({ order }) => (await orderOf(shop, order.uuid)).state))
  expect(states).toEqual(['pago', 'expirado', 'expirado', 'expirado'])
  expect(await limitOf(shop)).toEqual({ uses: 1, max_uses: null, used: 1 })
  expect(await stockOf(shop, variant_id)).toEqual({ on_hand: 9, reserved: 0 })
  expect(await backOf(shop)).toHaveLength(3)
})

test('one that expired, with its stock sold meanwhile, does not keep its coupon', async ({ ctx, clock }) => {
  const { shop, variant_id, place, buyer } = await aShop(ctx)
  const { uuid, order } = await place(buyer)
  await lapse(shop, clock)
  await aPaidOrder(await aBuyer(shop), [{ variant_id, quantity: 10 }])
  await payCheckout(buyer, uuid)
  expect(await orderOf(shop, order.uuid)).toMatchObject({ state: 'expirado', payment: 'reembolsado' })
  expect(await limitOf(shop)).toEqual({ uses: 0, max_uses: 1, used: 0 })
  expect(await stockOf(shop, variant_id)).toEqual({ on_hand: 0, reserved: 0 })
})

test('one that merely expired, with all still free, is honoured', async ({ ctx, clock }) => {
  const { shop, place, buyer } = await aShop(ctx)
  const { uuid, order } = await place(buyer)
  await lapse(shop, clock)
  await payCheckout(buyer, uuid)
  expect(await orderOf(shop, order.uuid)).toMatchObject({ state: 'pago', payment: 'pago' })
  expect(await limitOf(shop)).toEqual({ uses: 1, max_uses: 1, used: 1 })
})
