import { asc, eq } from 'drizzle-orm'
import { expireCharges } from '#domains/market/payments/charges/look-after-charges.actions.ts'
import { readCharge } from '#domains/market/payments/index.ts'
import { doPaymentJobs, withSandbox } from '#domains/market/payments/payments.factory.ts'
import { charge_refunds } from '#domains/market/payments/refunds/refunds.table.ts'
import { sandbox_charges } from '#domains/market/payments/sandbox/sandbox.table.ts'
import { pay } from '#domains/market/payments/sandbox/sandbox-bank.actions.ts'
import { aProduct } from '#domains/market/products/products.factory.ts'
import { variants } from '#domains/market/products/variants/variants.table.ts'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { addCoupon, addToCart } from '../cart/cart.actions.ts'
import { checkouts } from '../checkout/checkouts.table.ts'
import { placeOrder } from '../checkout/place-order.actions.ts'
import { aCoupon } from '../coupons/coupons.factory.ts'
import { coupons } from '../coupons/coupons.table.ts'
import { cancelOrder } from '../life/cancel-order.actions.ts'
import { aBuyer, aFreight, anIntent, orderOf } from '../orders.factory.ts'
import { asBuyer } from '../own/own-orders.actions.ts'

/** An order of R$ 110,00 with a coupon for one use, awaiting payment. */
async function anOrder(ctx: Context) {
  const shop = await withSandbox(ctx)
  const product = await aProduct(shop, {}, { price: 100_00, on_hand: 10 })
  await aFreight(shop, product.store_id)
  const { code } = await aCoupon(shop, { store_id: product.store_id, max_uses: 1 })
  const buyer = await aBuyer(shop)
  await addToCart(buyer, { variant_id: product.variant.id, quantity: 1 })
  await addCoupon(buyer, { code })
  const placed = await placeOrder(buyer, await anIntent(buyer))
  const order = await orderOf(shop, placed.orders[0]?.uuid ?? '')
  const charge = async () => {
    const [checkout] = await shop.db.select().from(checkouts).where(eq(checkouts.uuid, placed.uuid))
    return readCharge(shop, checkout?.charge_id ?? 0)
  }
  const paid = async (amount: number) => {
    const [there] = await shop.db.select().from(sandbox_charges)
    if (there) await shop.transaction((tx) => pay(tx, there, amount))
    await doPaymentJobs(shop)
  }
  return { shop, buyer, order, charge, paid, reference: `checkout:${placed.uuid}` }
}

async function lapse(shop: Context, clock: { now: Date }) {
  clock.now = new Date(clock.now.getTime() + 31 * 60_000)
  await expireCharges(shop)
  await doPaymentJobs(shop)
}

const backOf = async (shop: Context) =>
  (await shop.db.select().from(charge_refunds).orderBy(asc(charge_refunds.id))).map(
    ({ reference, amount, status }) => ({ reference, amount, status }),
  )

async function allIsFree(shop: Context) {
  const [variant] = await shop.db.select().from(variants)
  expect(variant).toMatchObject({ on_hand: 10, reserved: 0 })
  expect((await shop.db.select().from(coupons))[0]?.uses).toBe(0)
}

test('a centavo holds nothing: the charge runs out, stock and coupon are free, the centavo goes back in words', async ({
  ctx,
  clock,
}) => {
  const { shop, order, charge, paid, reference } = await anOrder(ctx)
  await paid(1)
  expect(await charge()).toMatchObject({ status: 'underpaid', captured_amount: 1 })
  await lapse(shop, clock)
  expect(await orderOf(shop, order.uuid)).toMatchObject({ state: 'expirado', payment: 'expirado' })
  await allIsFree(shop)
  expect(await backOf(shop)).toEqual([{ reference: `${reference}:underpaid`, amount: 1, status: 'done' }])
  expect(await charge()).toMatchObject({ status: 'expired', captured_amount: 1, refunded_amount: 1 })
  const told = await shop.db.select().from(notifications).where(eq(notifications.user_id, order.buyer_id))
  expect(told.map(({ text }) => text).join('\n')).toMatch(/menos que o total.*volta/)
})

for (const who of ['buyer', 'staff'] as const)
  test(`paid in part, it can be cancelled by the ${who} as one that is not paid`, async ({ ctx, as }) => {
    const { shop, buyer, order, charge, paid, reference } = await anOrder(ctx)
    await paid(40_00)
    if (who === 'buyer')
      await asBuyer(buyer, order.uuid, (tx, one) => cancelOrder(tx, one, { side: 'comprador', reason: '' }))
    else {
      const staff = await as(await aStaffMember(ctx, ['marketplace.manage']))
      await staff.orders.staff.cancel({ uuid: order.uuid, reason: 'Pediram por telefone.' })
    }
    await doPaymentJobs(shop)
    expect(await orderOf(shop, order.uuid)).toMatchObject({ state: 'cancelado', payment: 'cancelado' })
    await allIsFree(shop)
    expect(await backOf(shop)).toEqual([{ reference: `${reference}:underpaid`, amount: 40_00, status: 'done' }])
    expect(await charge()).toMatchObject({ status: 'canceled', refunded_amount: 40_00 })
  })

test('the rest in time pays it', async ({ ctx }) => {
  const { shop, order, paid } = await anOrder(ctx)
  await paid(40_00)
  await paid(order.total - 40_00)
  expect(await orderOf(shop, order.uuid)).toMatchObject({ state: 'pago' })
  expect(await backOf(shop)).toEqual([])
})

test('once it went back, whatever comes in goes back as well, the rest or the whole or more', async ({
  ctx,
  clock,
}) => {
  const { shop, order, charge, paid } = await anOrder(ctx)
  await paid(40_00)
  await lapse(shop, clock)
  for (const amount of [10_00, order.total - 40_00, order.total, order.total]) {
    await paid(amount)
    const { captured_amount, refunded_amount } = await charge()
    expect(refunded_amount).toBe(captured_amount)
    expect((await backOf(shop)).at(-1)).toMatchObject({ amount, status: 'done' })
  }
  expect(await orderOf(shop, order.uuid)).toMatchObject({ state: 'expirado', paid_at: null })
  await allIsFree(shop)
})

test('a part that comes after the end goes back too', async ({ ctx, clock }) => {
  const { shop, order, paid } = await anOrder(ctx)
  await lapse(shop, clock)
  await paid(30_00)
  expect(await orderOf(shop, order.uuid)).toMatchObject({ state: 'expirado', paid_at: null })
  expect(await backOf(shop)).toMatchObject([{ amount: 30_00, status: 'done' }])
})
