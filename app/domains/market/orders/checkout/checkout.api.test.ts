import { eq } from 'drizzle-orm'
import { ledger_entries } from '#domains/market/ledger/book/book.table.ts'
import { receivables } from '#domains/market/ledger/receivables/receivables.table.ts'
import { expireCharges } from '#domains/market/payments/charges/look-after-charges.actions.ts'
import { doPaymentJobs, withSandbox } from '#domains/market/payments/payments.factory.ts'
import { charge_refunds } from '#domains/market/payments/refunds/refunds.table.ts'
import { aProduct } from '#domains/market/products/products.factory.ts'
import { variants } from '#domains/market/products/variants/variants.table.ts'
import { type Context, withViewer } from '#platform/context.ts'
import type { PostalCodes } from '#platform/postal-codes/postal-codes.ts'
import { expect, test } from '#tests/fixtures.ts'
import { addCoupon, addToCart } from '../cart/cart.actions.ts'
import { coupons } from '../coupons/coupons.table.ts'
import { lockOrder } from '../orders/move-order.actions.ts'
import {
  aBuyer,
  aFreight,
  anAddress,
  anIntent,
  aPaidOrder,
  aPlacedOrder,
  orderOf,
  payCheckout,
} from '../orders.factory.ts'
import { refundOrder } from '../refunds/refund-order.actions.ts'
import { refundable } from '../refunds/refundable.queries.ts'
import { previewCheckout } from './checkout.queries.ts'
import { placeOrder } from './place-order.actions.ts'

async function aShop(ctx: Context) {
  const shop = await withSandbox(ctx)
  const product = await aProduct(shop, { name: 'Lâmpada LED' }, { price: 100_00, on_hand: 10 })
  await aFreight(shop, product.store_id)
  return { shop, product, buyer: await aBuyer(shop) }
}

async function expireAll(shop: Context) {
  await expireCharges(shop)
  await doPaymentJobs(shop)
}

/** Ten per cent off in this store, for three. */
const aCoupon = (shop: Context, store_id: number) =>
  shop.db.insert(coupons).values({ store_id, code: 'SALVE10', kind: 'percentual', bps: 1000, max_uses: 3 })
const usesOf = async (shop: Context) => (await shop.db.select().from(coupons))[0]?.uses

const stockOf = async (ctx: Context, id: number) => {
  const [row] = await ctx.db.select().from(variants).where(eq(variants.id, id))
  return { on_hand: row?.on_hand, reserved: row?.reserved }
}

test('cart, freight, PIX: placed with stock kept, paid once the bank says so, booked to the centavo', async ({
  ctx,
}) => {
  const { shop, product, buyer } = await aShop(ctx)
  const placed = await aPlacedOrder(buyer, [{ variant_id: product.variant.id, quantity: 2 }])
  expect(placed.order).toMatchObject({
    state: 'aguardando_pagamento',
    payment: 'aguardando',
    goods_amount: 200_00,
    freight_amount: 20_00,
    total: 220_00,
  })
  expect(await stockOf(shop, product.variant.id)).toEqual({ on_hand: 10, reserved: 2 })
  await payCheckout(buyer, placed.uuid)
  const order = await orderOf(shop, placed.order.uuid)
  // The fee of a PIX is 0,99 %: 2,18 of 220,00.
  expect(order).toMatchObject({ state: 'pago', payment: 'pago', delivery: 'nada', gateway_fee: 218 })
  expect(await stockOf(shop, product.variant.id)).toEqual({ on_hand: 8, reserved: 0 })
  const due = await shop.db.select().from(receivables).where(eq(receivables.order_uuid, order.uuid))
  expect(due).toMatchObject([{ store_id: product.store_id, amount: 200_00, fee: 218, state: 'a_receber' }])
  const entries = await shop.db.select().from(ledger_entries)
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
})

test('the same intent again is the same purchase; with other data it is refused', async ({ ctx }) => {
  const { product, buyer } = await aShop(ctx)
  await addToCart(buyer, { variant_id: product.variant.id, quantity: 1 })
  const intent = await anIntent(buyer)
  const first = await placeOrder(buyer, intent)
  expect(await placeOrder(buyer, intent)).toEqual(first)
  await expect(placeOrder(buyer, { ...intent, total: 1 })).rejects.toThrow('outros dados')
  await expect(placeOrder(buyer, { ...(await anIntent(buyer)), stores: intent.stores })).rejects.toThrow('vazio')
})

test('a price that changes before the click is said, and nothing is charged', async ({ ctx }) => {
  const { shop, product, buyer } = await aShop(ctx)
  await addToCart(buyer, { variant_id: product.variant.id, quantity: 1 })
  const intent = await anIntent(buyer)
  await shop.db.update(variants).set({ price: 150_00 }).where(eq(variants.id, product.variant.id))
  await expect(placeOrder(buyer, intent)).rejects.toThrow('Nada foi cobrado')
  expect(await stockOf(shop, product.variant.id)).toEqual({ on_hand: 10, reserved: 0 })
  const { cart } = await previewCheckout(buyer, { freight: [] })
  expect(cart.stores[0]?.lines[0]).toMatchObject({ price_before: 100_00, unit_price: 150_00 })
})

test('who works in a store does not buy there', async ({ ctx, contextOf }) => {
  const { shop, product } = await aShop(ctx)
  const owner = withViewer(shop, (await contextOf({ id: product.created_by })).viewer)
  await addToCart(owner, { variant_id: product.variant.id, quantity: 1 })
  await expect(placeOrder(owner, await anIntent(owner))).rejects.toThrow('não compra da própria loja')
})

test('a PIX that lapses frees stock and coupon; paid after all, it is taken up again', async ({ ctx, clock }) => {
  const { shop, product, buyer } = await aShop(ctx)
  await aCoupon(shop, product.store_id)
  await addToCart(buyer, { variant_id: product.variant.id, quantity: 1 })
  await addCoupon(buyer, { code: 'SALVE10' })
  const placed = await aPlacedOrder(buyer, [])
  expect(placed.order).toMatchObject({ discount_amount: 10_00, total: 110_00 })
  clock.now = new Date(clock.now.getTime() + 31 * 60_000)
  await expireAll(shop)
  expect(await orderOf(shop, placed.order.uuid)).toMatchObject({ state: 'expirado', payment: 'expirado' })
  expect(await stockOf(shop, product.variant.id)).toEqual({ on_hand: 10, reserved: 0 })
  expect(await usesOf(shop)).toBe(0)
  await payCheckout(buyer, placed.uuid)
  expect(await orderOf(shop, placed.order.uuid)).toMatchObject({ state: 'pago', payment: 'pago' })
  expect(await stockOf(shop, product.variant.id)).toEqual({ on_hand: 9, reserved: 0 })
  expect(await usesOf(shop)).toBe(1)
})

test('paid after its stock was sold to others: the money goes back', async ({ ctx, clock }) => {
  const { shop, product, buyer } = await aShop(ctx)
  const placed = await aPlacedOrder(buyer, [{ variant_id: product.variant.id, quantity: 10 }])
  clock.now = new Date(clock.now.getTime() + 31 * 60_000)
  await expireAll(shop)
  await aPaidOrder(await aBuyer(shop), [{ variant_id: product.variant.id, quantity: 5 }])
  await payCheckout(buyer, placed.uuid)
  expect(await orderOf(shop, placed.order.uuid)).toMatchObject({ state: 'expirado', payment: 'reembolsado' })
  expect(await stockOf(shop, product.variant.id)).toEqual({ on_hand: 5, reserved: 0 })
})

test('two refunds of an order take back from each what it got, and no more than was paid', async ({ ctx }) => {
  const { shop, product, buyer } = await aShop(ctx)
  const { order } = await aPaidOrder(buyer, [{ variant_id: product.variant.id, quantity: 2 }])
  const back = (of: Parameters<typeof refundOrder>[2]['of']) =>
    buyer.transaction(async (tx) =>
      refundOrder(tx, await lockOrder(tx, order.id), { of, reason: 'Desistência', side: 'loja' }),
    )
  const left = await refundable(shop, order)
  const [line = ''] = Object.keys(left.lines)
  expect(left).toEqual({ lines: { [line]: 200_00 }, freight: 20_00 })
  await back({ lines: { [line]: 50_00 }, freight: 0 })
  await doPaymentJobs(shop)
  expect(await orderOf(shop, order.uuid)).toMatchObject({ refunded_amount: 50_00, payment: 'reembolsado_em_parte' })
  await expect(back({ lines: { [line]: 150_01 }, freight: 0 })).rejects.toThrow('mais do que foi pago')
  await back({ lines: { [line]: 150_00 }, freight: 20_00 })
  await doPaymentJobs(shop)
  expect(await orderOf(shop, order.uuid)).toMatchObject({ state: 'reembolsado', payment: 'reembolsado' })
  const due = await shop.db.select().from(receivables).where(eq(receivables.order_uuid, order.uuid))
  expect(due.map(({ state }) => state)).toEqual(['estornado'])
})

test('paid twice: what is over goes back by itself', async ({ ctx }) => {
  const { shop, product, buyer } = await aShop(ctx)
  const placed = await aPlacedOrder(buyer, [{ variant_id: product.variant.id }])
  await payCheckout(buyer, placed.uuid)
  await payCheckout(buyer, placed.uuid)
  expect(await orderOf(shop, placed.order.uuid)).toMatchObject({ state: 'pago', refunded_amount: 0 })
  const [refund] = await shop.db.select().from(charge_refunds)
  expect(refund).toMatchObject({ amount: 120_00, status: 'done' })
})

test('city and state are those of the CEP; without the directory the state must fit it', async ({ ctx }) => {
  const { product, buyer } = await aShop(ctx)
  const find = async (cep: string) =>
    cep === '30130010' ? { street: '', district: '', city: 'Belo Horizonte', uf: 'MG' } : null
  const knowing = (postal_codes?: PostalCodes) => ({ ...buyer, env: { ...buyer.env, postal_codes } })
  const wish = [{ variant_id: product.variant.id }]
  const campinas = { ...anAddress, city: 'Campinas', uf: 'SP' as const }
  const placed = await aPlacedOrder(knowing({ find }), wish, { address: campinas })
  expect(placed.order.ship_to).toMatchObject({
    cep: '30130010',
    city: 'Belo Horizonte',
    uf: 'MG',
    street: campinas.street,
  })
  const down = knowing({ find: () => Promise.reject(new Error('down')) })
  for (const buys of [knowing(), down])
    await expect(aPlacedOrder(buys, wish, { address: campinas })).rejects.toMatchObject({
      data: { errors: { 'address.uf': [expect.stringContaining('é de Minas Gerais')] } },
    })
  const near = { ...anAddress, city: 'Contagem' }
  expect((await aPlacedOrder(down, [], { address: near })).order.ship_to).toMatchObject({ city: 'Contagem' })
})
