import { withSandbox } from '#domains/market/payments/payments.factory.ts'
import { aProduct } from '#domains/market/products/products.factory.ts'
import { aMember, aStore } from '#domains/market/stores/stores.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { addCoupon, addToCart } from '../cart/cart.actions.ts'
import { aBuyer, aFreight, aPaidOrder, aPlacedOrder } from '../orders.factory.ts'
import { couponStateOf } from './coupon-state.model.ts'
import { aCoupon } from './coupons.factory.ts'
import { giveCouponsBack } from './use-coupons.actions.ts'

const input = { code: 'folha 15'.replace(' ', ''), kind: 'percentual', bps: 1500 } as const

test('a manager makes, changes, switches off and deletes a coupon; a reader only reads', async ({ ctx, as }) => {
  const { store } = await aStore(ctx)
  const manager = (await as(await aMember(ctx, store.id, 'manager'))).orders.coupons
  const reader = (await as(await aMember(ctx, store.id, 'viewer'))).orders.coupons
  const made = await manager.create({ ...input, store: store.slug })
  expect(made).toMatchObject({ code: 'FOLHA15', state: 'valendo', uses: 0, orders: 0, sold: 0, discounted: 0 })
  const ref = { store: store.slug, id: made.id }
  await expect(manager.create({ ...input, store: store.slug })).rejects.toMatchObject({
    data: { errors: { code: ['Esta loja já tem um cupom com esse código. Escolha outro.'] } },
  })
  expect(await manager.change({ ...ref, ...input, kind: 'valor', amount: 20_00, max_uses: 3 })).toMatchObject({
    kind: 'valor',
    bps: null,
    amount: 20_00,
    max_uses: 3,
  })
  expect(await manager.switch({ ...ref, active: false })).toMatchObject({ state: 'desligado' })
  expect((await reader.list({ store: store.slug })).data).toMatchObject([{ code: 'FOLHA15' }])
  await expect(reader.switch({ ...ref, active: true })).rejects.toMatchObject({ status: 403 })
  await expect(reader.create({ ...input, store: store.slug })).rejects.toMatchObject({ status: 403 })
  await expect(reader.change({ ...ref, ...input })).rejects.toMatchObject({ status: 403 })
  await expect(reader.remove(ref)).rejects.toMatchObject({ status: 403 })
  await manager.remove(ref)
  await expect(reader.show(ref)).rejects.toMatchObject({ status: 404 })
  // Its code is free again.
  await manager.create({ ...input, store: store.slug })
})

test('a coupon of another store is not found, nor may it be for products of another', async ({ ctx, as }) => {
  const { store } = await aStore(ctx)
  const other = await aCoupon(ctx, { store_id: (await aStore(ctx)).store.id })
  const foreign = await aProduct(ctx)
  const manager = (await as(await aMember(ctx, store.id, 'manager'))).orders.coupons
  const ref = { store: store.slug, id: other.id }
  await expect(manager.show(ref)).rejects.toMatchObject({ status: 404 })
  await expect(manager.change({ ...ref, ...input })).rejects.toMatchObject({ status: 404 })
  await expect(manager.switch({ ...ref, active: false })).rejects.toMatchObject({ status: 404 })
  await expect(manager.remove(ref)).rejects.toMatchObject({ status: 404 })
  await expect(manager.create({ ...input, store: store.slug, product_ids: [foreign.id] })).rejects.toMatchObject({
    status: 422,
  })
})

test('what does not fit together is refused beside its field', async ({ ctx, as }) => {
  const { store, owner } = await aStore(ctx)
  const { create } = (await as(owner)).orders.coupons
  const errorsOf = async (fields: object) =>
    Object.keys(
      await create({ ...input, ...fields, store: store.slug }).then(
        () => ({}),
        ({ data }) => data.errors,
      ),
    )
  expect(await errorsOf({ code: 'a b' })).toEqual(['code'])
  expect(await errorsOf({ kind: 'percentual', bps: null })).toEqual(['bps'])
  expect(await errorsOf({ bps: 10_001 })).toEqual(['bps'])
  expect(await errorsOf({ kind: 'valor', bps: null })).toEqual(['amount'])
  expect(await errorsOf({ max_uses: 2, max_per_user: 3 })).toEqual(['max_per_user'])
  const day = (n: number) => `2026-12-0${n}T00:00:00-03:00`
  expect(await errorsOf({ starts_at: day(2), ends_at: day(1) })).toEqual(['ends_at'])
})

test('the state in the list is that of the model, for each', async ({ ctx, as, clock }) => {
  const { store, owner } = await aStore(ctx)
  const at = (hours: number) => new Date(clock.now.getTime() + hours * 3_600_000)
  const made = [
    { code: 'A1', active: false },
    { code: 'B2', ends_at: at(0) },
    { code: 'C3', max_uses: 2, uses: 2 },
    { code: 'D4', starts_at: at(1) },
    { code: 'E5', starts_at: at(-1), ends_at: at(1), max_uses: 2, uses: 1 },
  ]
  for (const fields of made) await aCoupon(ctx, { store_id: store.id, ...fields })
  const { list } = (await as(owner)).orders.coupons
  const { data } = await list({ store: store.slug, order_by: 'name', order_type: 'asc' })
  expect(data.map(({ state }) => state)).toEqual(['desligado', 'vencido', 'esgotado', 'agendado', 'valendo'])
  for (const coupon of data) expect(couponStateOf(coupon, clock.now)).toBe(coupon.state)
  expect((await list({ store: store.slug, state: 'esgotado' })).data).toMatchObject([{ code: 'C3' }])
})

test('what a coupon brought: paid orders, what they paid, what it took off; then its code stays', async ({
  ctx,
  as,
}) => {
  const shop = await withSandbox(ctx)
  const product = await aProduct(shop, {}, { price: 100_00 })
  await aFreight(shop, product.store_id)
  const coupon = await aCoupon(shop, { store_id: product.store_id, max_uses: 5 })
  const buyer = await aBuyer(shop)
  await addToCart(buyer, { variant_id: product.variant.id, quantity: 1 })
  await addCoupon(buyer, { code: coupon.code })
  await aPaidOrder(buyer, [])
  const manager = (await as(await aMember(shop, product.store_id, 'manager'))).orders.coupons
  const ref = { store: String(product.store_id), id: coupon.id }
  expect(await manager.show(ref)).toMatchObject({ uses: 1, orders: 1, sold: 110_00, discounted: 10_00 })
  await expect(manager.change({ ...ref, ...input, code: 'OUTRO' })).rejects.toMatchObject({ status: 422 })
  expect(await manager.change({ ...ref, ...input, code: coupon.code, max_uses: 1 })).toMatchObject({
    state: 'esgotado',
  })
})

test("a coupon of the first purchase is for who bought elsewhere, and each person's own uses count", async ({
  ctx,
}) => {
  const shop = await withSandbox(ctx)
  const here = await aProduct(shop, {}, { price: 100_00, on_hand: 9 })
  const elsewhere = await aProduct(shop, {}, { price: 100_00 })
  await aFreight(shop, here.store_id)
  await aFreight(shop, elsewhere.store_id)
  const { code } = await aCoupon(shop, { store_id: here.store_id, first_purchase: true })
  const twice = await aCoupon(shop, { store_id: here.store_id, code: 'SEMPRE', max_per_user: 2 })
  const buyer = await aBuyer(shop)
  await aPaidOrder(buyer, [{ variant_id: elsewhere.variant.id }])
  await addToCart(buyer, { variant_id: here.variant.id, quantity: 1 })
  expect(await addCoupon(buyer, { code })).toMatchObject({ discount_amount: 10_00 })
  await aPaidOrder(buyer, [])
  await addToCart(buyer, { variant_id: here.variant.id, quantity: 1 })
  await expect(addCoupon(buyer, { code })).rejects.toMatchObject({
    data: { errors: { code: ['Você já usou esse cupom.'] } },
  })
  for (const _ of [1, 2]) {
    await addToCart(buyer, { variant_id: here.variant.id, quantity: 1 })
    await addCoupon(buyer, { code: twice.code })
    await aPlacedOrder(buyer, [])
  }
  await addToCart(buyer, { variant_id: here.variant.id, quantity: 1 })
  await expect(addCoupon(buyer, { code: twice.code })).rejects.toMatchObject({ status: 422 })
})

test('a discount of the first purchase is given once: an unpaid order with it counts until it lapses', async ({
  ctx,
}) => {
  const shop = await withSandbox(ctx)
  const product = await aProduct(shop, {}, { price: 100_00, on_hand: 9 })
  await aFreight(shop, product.store_id)
  const wish = { variant_id: product.variant.id, quantity: 1 }
  const first = { store_id: product.store_id, first_purchase: true, max_per_user: 3 }
  const { code } = await aCoupon(shop, first)
  const other = await aCoupon(shop, { ...first, code: 'BEMVINDA' })
  const buyer = await aBuyer(shop)
  await addToCart(buyer, wish)
  await addCoupon(buyer, { code })
  const { order } = await aPlacedOrder(buyer, [])
  await addToCart(buyer, wish)
  for (const one of [code, other.code])
    await expect(addCoupon(buyer, { code: one })).rejects.toMatchObject({
      data: { errors: { code: [expect.stringContaining('espera o pagamento')] } },
    })
  await giveCouponsBack(shop, [order.id])
  expect(await addCoupon(buyer, { code })).toMatchObject({ discount_amount: 10_00 })
})
