import { eq } from 'drizzle-orm'
import { pickup_points } from '#domains/market/freight/pickups/pickup-points.table.ts'
import { doPaymentJobs, withSandbox } from '#domains/market/payments/payments.factory.ts'
import { product_files } from '#domains/market/products/files/product-files.table.ts'
import { products } from '#domains/market/products/products/products.table.ts'
import { aProduct } from '#domains/market/products/products.factory.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { aMember } from '#domains/market/stores/stores.factory.ts'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { type Context, withViewer } from '#platform/context.ts'
import { aPrivateFile } from '#platform/files/private-files.factory.ts'
import { private_files } from '#platform/files/private-files.table.ts'
import { expect, test } from '#tests/fixtures.ts'
import { testClient } from '#tests/test-client.ts'
import { addToCart } from '../cart/cart.actions.ts'
import { placeOrder } from '../checkout/place-order.actions.ts'
import { coupons } from '../coupons/coupons.table.ts'
import { aBuyer, aFreight, anIntent, aPaidOrder, orderOf, payCheckout } from '../orders.factory.ts'

type ContextOf = (user: { id: number }) => Promise<Context>

async function aSale(ctx: Context, contextOf: ContextOf, kind: 'fisico' | 'digital' | 'consultoria' = 'fisico') {
  const shop = await withSandbox(ctx)
  const product = await aProduct(shop, { kind }, { price: 100_00 })
  await aFreight(shop, product.store_id)
  const [store] = await shop.db.select().from(stores).where(eq(stores.id, product.store_id))
  const buyer = await aBuyer(shop)
  const asViewer = async (user: { id: number }) => testClient(withViewer(shop, (await contextOf(user)).viewer))
  const seller = await asViewer(await aMember(ctx, product.store_id, 'manager'))
  const staff = await asViewer(await aStaffMember(ctx, ['marketplace.manage']))
  return {
    ...{ shop, product, buyer },
    store: store?.slug ?? '',
    wish: { variant_id: product.variant.id, quantity: 1 },
    buys: testClient(buyer).orders,
    sells: seller.orders.sold,
    decides: staff.orders.staff,
  }
}

test('a cart: one more, one less, a coupon and without it, empty', async ({ ctx, contextOf }) => {
  const { shop, product, buys, wish } = await aSale(ctx, contextOf)
  const { variant_id } = wish
  await shop.db.insert(coupons).values({ store_id: product.store_id, code: 'DEZ', kind: 'percentual', bps: 1000 })
  await buys.cart.add(wish)
  expect(await buys.cart.set({ variant_id, quantity: 3 })).toMatchObject({ count: 3, goods_amount: 300_00 })
  await expect(buys.cart.set({ variant_id, quantity: 11 })).rejects.toMatchObject({ status: 422 })
  expect(await buys.cart.addCoupon({ code: 'dez' })).toMatchObject({ discount_amount: 30_00 })
  await expect(buys.cart.addCoupon({ code: 'NADA' })).rejects.toMatchObject({ status: 422 })
  expect(await buys.cart.takeCoupon({ code: 'DEZ' })).toMatchObject({ discount_amount: 0 })
  expect(await buys.cart.take({ variant_id })).toMatchObject({ count: 0 })
  await expect(buys.cart.take({ variant_id })).rejects.toMatchObject({ status: 404 })
})

test('fetched at the store with the code that only its buyer sees; bought again', async ({ ctx, contextOf }) => {
  const { shop, product, buyer, buys, sells, store, wish } = await aSale(ctx, contextOf)
  const place = { name: 'Balcão', address: 'Rua A, 1', city: 'Belo Horizonte', uf: 'MG', hours: 'Das 9h às 18h' }
  const [point] = await shop.db
    .insert(pickup_points)
    .values({ ...place, store_id: product.store_id })
    .returning()
  await addToCart(buyer, wish)
  const intent = await anIntent(buyer)
  const [chosen] = intent.stores
  const fetched = {
    ...intent,
    total: 100_00,
    stores: [{ ...chosen, store_id: product.store_id, freight: `retirada:${point?.id}` }],
  }
  // Taken away, or moved, after it was quoted.
  await shop.db.update(pickup_points).set({ active: false })
  await expect(placeOrder(buyer, fetched)).rejects.toMatchObject({ status: 409 })
  await shop.db.update(pickup_points).set({ active: true, city: 'Betim' })
  await expect(placeOrder(buyer, fetched)).rejects.toMatchObject({ status: 409 })
  await shop.db.update(pickup_points).set({ city: place.city })
  const placed = await placeOrder(buyer, fetched)
  const uuid = placed.orders[0]?.uuid ?? ''
  expect(await buys.own.show({ uuid })).toMatchObject({ pickup_place: null })
  await payCheckout(shop, placed.uuid)
  // As it was when it was bought.
  await shop.db.update(pickup_points).set({ address: 'Rua B, 2' })
  expect(await buys.own.show({ uuid })).toMatchObject({ pickup_place: 'Rua A, 1, Belo Horizonte/MG' })
  await sells.ready({ store, uuid })
  const { pickup_code } = await orderOf(shop, uuid)
  await expect(sells.handOver({ store, uuid, code: '000000' })).rejects.toMatchObject({ status: 422 })
  expect(await sells.handOver({ store, uuid, code: pickup_code ?? '' })).toMatchObject({ state: 'entregue' })
  const idempotency_key = crypto.randomUUID()
  for (let i = 0; i < 2; i++) await sells.note({ store, uuid, text: 'Veio de bicicleta.', idempotency_key })
  expect(await buys.own.again({ uuid })).toEqual({ added: 1, missing: [] })
})

test('a consultation is given by the store, which says how it knows', async ({ ctx, contextOf }) => {
  const { buyer, sells, store, wish } = await aSale(ctx, contextOf, 'consultoria')
  const { order } = await aPaidOrder(buyer, [wish])
  const given = await sells.deliver({ store, uuid: order.uuid, proof: 'Conversamos por vídeo.' })
  expect(given).toMatchObject({ state: 'entregue' })
})

test('what was bought as a file opens for its buyer', async ({ ctx, contextOf }) => {
  const { shop, product, buyer, buys, wish } = await aSale(ctx, contextOf, 'digital')
  const sealed = await aPrivateFile(withViewer(shop, (await contextOf({ id: product.created_by })).viewer))
  await shop.db.update(private_files).set({ attached: true }).where(eq(private_files.id, sealed.id))
  const [file] = await shop.db
    .insert(product_files)
    .values({ product_id: product.id, private_file_id: sealed.id, name: 'guia.pdf' })
    .returning()
  const { order } = await aPaidOrder(buyer, [wish])
  const ref = { uuid: order.uuid, file: file?.id ?? 0 }
  expect(await (await buys.own.file(ref)).text()).toContain('%PDF')
  // A pause of its store, and of the product, stops sales alone.
  const pause = { closed_from: '2026-11-01', closed_to: null, state: 'suspensa' } as const
  await shop.db.update(stores).set(pause).where(eq(stores.id, product.store_id))
  await shop.db.update(products).set({ state: 'pausado' }).where(eq(products.id, product.id))
  expect((await buys.own.show({ uuid: order.uuid })).lines[0]?.files).toHaveLength(1)
  expect(await (await buys.own.file(ref)).text()).toContain('%PDF')
})

test('a photo in a dispute opens for both sides', async ({ ctx, contextOf }) => {
  const { buyer, buys, wish } = await aSale(ctx, contextOf)
  const { order } = await aPaidOrder(buyer, [wish])
  const { uuid } = order
  const proof = await aPrivateFile(buyer)
  await buys.own.dispute({ uuid, kind: 'nao_chegou', text: 'Faz um mês que espero por ele.', file_ids: [proof.id] })
  expect(await (await buys.own.disputeFile({ uuid, file: proof.id })).text()).toContain('%PDF')
})

test('staff gives back a part, and calls off what was not sent', async ({ ctx, contextOf }) => {
  const { shop, buyer, decides, wish } = await aSale(ctx, contextOf)
  const { order } = await aPaidOrder(buyer, [wish])
  const { uuid } = order
  await decides.refund({ uuid, amount: 30_00, reason: 'A loja cobrou a mais.' })
  await doPaymentJobs(shop)
  expect(await orderOf(shop, uuid)).toMatchObject({ refunded_amount: 30_00, payment: 'reembolsado_em_parte' })
  await decides.cancel({ uuid, reason: 'A loja não respondeu.' })
  await doPaymentJobs(shop)
  expect(await orderOf(shop, uuid)).toMatchObject({ refunded_amount: 120_00, payment: 'reembolsado' })
})
