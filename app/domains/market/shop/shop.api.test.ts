import { eq } from 'drizzle-orm'
import { purgeViews } from '#domains/base/social/views/views.actions.ts'
import { orders } from '#domains/market/orders/orders/orders.table.ts'
import { aBuyer, aFreight, aPaidOrder, aPlacedOrder } from '#domains/market/orders/orders.factory.ts'
import { withSandbox } from '#domains/market/payments/payments.factory.ts'
import { reserveStock } from '#domains/market/products/index.ts'
import { products } from '#domains/market/products/products/products.table.ts'
import { aProduct, aVariant } from '#domains/market/products/products.factory.ts'
import { product_reviews } from '#domains/market/products/reviews/product-reviews.table.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { aMember, aStore } from '#domains/market/stores/stores.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { type Context, createContext } from '#platform/context.ts'
import { DAY } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { testClient } from '#tests/test-client.ts'
import { countProductViews } from './product-views/count-views.actions.ts'
import { product_views } from './product-views/product-views.table.ts'

const visitorFrom = (ctx: Context, ip: string) =>
  testClient(createContext({ ...ctx, request: { ip, user_agent: 'Firefox' } }))

async function aReview(ctx: Context, product: { id: number; store_id: number }, fields: object = {}) {
  const author = await aUser(ctx)
  const [review] = await ctx.db
    .insert(product_reviews)
    .values({
      product_id: product.id,
      store_id: product.store_id,
      order_line_id: Math.trunc(Math.random() * 2e9),
      created_by: author.id,
      stars: 4,
      text: 'Veio inteiro.',
      ...fields,
    })
    .returning()
  if (!review) throw new Error('no review')
  return review
}

test('freight of one thing to a CEP, before anything is in the cart', async ({ ctx, api }) => {
  const product = await aProduct(ctx)
  const { quote } = api.shop.quotes
  const ask = { variant_id: product.variant.id, cep: '30130-010' }
  expect(await quote(ask)).toEqual({ cep: '30130010', options: [] })
  const sent = await aProduct(ctx)
  await aFreight(ctx, sent.store_id)
  expect((await quote({ ...ask, variant_id: sent.variant.id, quantity: 2 })).options).toMatchObject([
    { name: 'Entrega da loja', price: 20_00, days_min: 3, days_max: 5 },
  ])
  await expect(quote({ ...ask, cep: '123' })).rejects.toMatchObject({
    status: 422,
    data: { errors: { cep: ['O CEP tem 8 números, como 01310-100.'] } },
  })
})

test('where the last order went, or where they live, is the CEP of who buys; of nobody else', async ({ ctx, api }) => {
  const { known } = testClient(await aBuyer(ctx)).shop.quotes
  expect(await known()).toEqual({ cep: expect.stringMatching(/^\d{8}$/) })
  await expect(api.shop.quotes.known()).rejects.toMatchObject({ status: 401 })
})

test('/busca says of a product what it costs, how it is rated and who sells it; below a store of that very name stands what it sells', async ({
  ctx,
  api,
}) => {
  const { store } = await aStore(ctx, { name: 'Casa da Serra', search_text: 'casa da serra, no alto' })
  const shelf = { store_id: store.id }
  const rated = await aProduct(ctx, { ...shelf, name: 'Vaso de barro', max_price: 80_00 }, { price: 50_00 })
  await ctx.db.update(products).set({ reviews_count: 2, stars_sum: 9, sales_count: 5 }).where(eq(products.id, rated.id))
  for (const name of ['Prato fundo', 'Rede fina', 'Tutor reto']) await aProduct(ctx, { ...shelf, name })
  await aProduct(ctx, { ...shelf, name: 'Rascunho', state: 'rascunho', sales_count: 90 })
  const offer = { price: 50_00, max_price: 80_00, stars: 4.5, reviews_count: 2, store: 'Casa da Serra' }
  const found = await api.banca.search.everything({ search: 'vaso de barro' })
  expect(found.product.data).toMatchObject([{ title: 'Vaso de barro', offer }])
  const [named] = (await api.banca.search.everything({ search: 'casa da serra' })).store.data
  expect(named?.sells).toHaveLength(3)
  expect(named?.sold).toBe(4)
  expect(named?.sells?.[0]).toMatchObject({ title: 'Vaso de barro', offer })
  const [like] = (await api.banca.search.everything({ search: 'casa da sera' })).store.data
  expect(like?.sells).toEqual([])
  expect(like?.sold).toBe(0)
})

test('no freight of what is not sold or not sent, and not for ever', async ({ ctx }) => {
  const cep = '30130010'
  const { quote } = visitorFrom(ctx, '9.9.9.1').shop.quotes
  const draft = await aProduct(ctx, { state: 'rascunho' })
  await expect(quote({ variant_id: draft.variant.id, cep })).rejects.toMatchObject({ status: 404 })
  const file = await aProduct(ctx, { kind: 'digital' })
  await expect(quote({ variant_id: file.variant.id, cep })).rejects.toMatchObject({ status: 409 })
  for (let asked = 2; asked < 40; asked++) await quote({ variant_id: file.variant.id, cep }).catch(() => undefined)
  await expect(quote({ variant_id: file.variant.id, cep })).rejects.toMatchObject({ status: 429 })
  const other = visitorFrom(ctx, '9.9.9.2').shop.quotes
  await expect(other.quote({ variant_id: file.variant.id, cep })).rejects.toMatchObject({ status: 409 })
})

test('a store that wants to be found by nobody is in no list, count, facet or sitemap; its own page sells', async ({
  ctx,
  api,
}) => {
  const { store } = await aStore(ctx, { in_search: false })
  const product = await aProduct(ctx, { store_id: store.id, name: 'Regador escondido', highlighted_at: ctx.now() })
  const { list, highlights } = api.products.offers
  const found = await list({ search: 'regador escondido' })
  expect(found.data.map(({ id }) => id)).not.toContain(product.id)
  expect(found.facets.stores.map(({ slug }) => slug)).not.toContain(store.slug)
  expect((await highlights()).data.map(({ id }) => id)).not.toContain(product.id)
  expect((await list({ store: store.slug })).data.map(({ id }) => id)).toEqual([product.id])
  const { data } = await api.shop.addresses.list({ page: 1, per_file: 5000 })
  expect(data.filter(({ path }) => path.includes(store.slug))).toEqual([])
})

test('the sitemap has open stores and what they sell, nothing else', async ({ ctx, api }) => {
  const { store } = await aStore(ctx)
  const shown = await aProduct(ctx, { store_id: store.id })
  for (const state of ['rascunho', 'em_revisao', 'pausado', 'recusado', 'removido'] as const)
    await aProduct(ctx, { store_id: store.id, state })
  await aProduct(ctx, { store_id: store.id, hidden_at: ctx.now() })
  const { store: closed } = await aStore(ctx, { state: 'suspensa' })
  await aProduct(ctx, { store_id: closed.id })
  const { data, total } = await api.shop.addresses.list({ page: 1, per_file: 5000 })
  expect(data).toHaveLength(total)
  const own = data.map(({ path }) => path).filter((path) => path.includes(store.slug) || path.includes(closed.slug))
  expect(own).toEqual([`/loja/${store.slug}`, `/loja/${store.slug}/${shown.slug}`])
})

test('reviews of a store: of what everybody sees, without hidden ones; none once it is suspended', async ({
  ctx,
  api,
}) => {
  const { store } = await aStore(ctx)
  const shown = await aProduct(ctx, { store_id: store.id })
  const paused = await aProduct(ctx, { store_id: store.id, state: 'pausado' })
  const first = await aReview(ctx, shown, { answer: 'Obrigado!' })
  const second = await aReview(ctx, shown)
  await aReview(ctx, shown, { hidden_at: ctx.now() })
  await aReview(ctx, shown, { deleted_at: ctx.now() })
  await aReview(ctx, paused)
  const { list } = api.shop.storeReviews
  const ids = async (filter: object = {}) => (await list({ store: store.slug, ...filter })).data.map(({ id }) => id)
  expect(await ids()).toEqual([second.id, first.id])
  expect(await ids({ unanswered: true })).toEqual([second.id])
  await ctx.db.update(stores).set({ state: 'suspensa' }).where(eq(stores.id, store.id))
  expect(await ids()).toEqual([])
  await expect(list({ store: 'nenhuma-loja' })).rejects.toMatchObject({ status: 404 })
})

test('the numbers of a store: what was paid, less what went back, by day of São Paulo', async ({ ctx, as, clock }) => {
  const shop = await withSandbox(ctx)
  const { store, owner } = await aStore(ctx)
  const product = await aProduct(ctx, { store_id: store.id, name: 'Vaso' }, { price: 50_00, on_hand: 20 })
  await aFreight(ctx, store.id)
  const buyer = await aBuyer(shop)
  // Half past ten at night in São Paulo is the next day in UTC.
  clock.now = new Date('2026-11-21T01:30:00Z')
  const { order } = await aPaidOrder(buyer, [{ variant_id: product.variant.id, quantity: 2 }])
  clock.now = new Date('2026-11-21T15:00:00Z')
  await ctx.db.update(orders).set({ refunded_amount: 30_00 }).where(eq(orders.id, order.id))
  await aPlacedOrder(await aBuyer(shop), [{ variant_id: product.variant.id }])
  const seller = await as(owner)
  const seen = await seller.shop.dashboard.show({ store: store.slug, days: 7 })
  expect(seen).toMatchObject({
    from: '2026-11-15',
    to: '2026-11-21',
    sales: { amount: 90_00, orders: 1, units: 2 },
    before: { amount: 0, orders: 0, units: 0 },
    conversion: { views: 0, carts: 2, orders: 1 },
    best_sellers: [{ name: 'Vaso', units: 2, amount: 100_00 }],
  })
  expect(seen.by_day).toHaveLength(7)
  expect(seen.by_day.filter(({ orders }) => orders > 0)).toEqual([{ day: '2026-11-20', amount: 90_00, orders: 1 }])
  const waiting = await seller.orders.sold.list({ store: store.slug, to_send: 'sim' })
  expect(waiting.total).toBe(seen.todo.to_send)
  expect(seen.todo).toMatchObject({
    to_send: 1,
    post_by: expect.any(String),
    disputes: 0,
    no_freight: false,
    no_receiver: true,
  })
  expect((await seller.shop.dashboard.glances()).data).toMatchObject([{ store_id: store.id, sales: { orders: 1 } }])
  // Paid on a Friday: to be posted until Tuesday, late on Wednesday.
  expect(waiting.data).toMatchObject([{ post_by: '2026-11-24' }])
  const late = async () => (await seller.orders.sold.list({ store: store.slug, to_send: 'atrasado' })).total
  const counted = async () => (await seller.shop.dashboard.show({ store: store.slug, days: 7 })).todo.late
  clock.now = new Date('2026-11-25T02:59:00Z')
  expect([await late(), await counted()]).toEqual([0, 0])
  clock.now = new Date('2026-11-25T03:00:00Z')
  expect([await late(), await counted()]).toEqual([1, 1])
  const sold = await seller.shop.dashboard.orders({ store: store.slug })
  expect(sold.data.map(({ state }) => state)).toEqual(['aguardando_pagamento', 'pago'])
  const lines = await seller.shop.dashboard.lines({ store: store.slug })
  expect(lines.data).toMatchObject([{ quantity: 1 }, { quantity: 2, title: 'Vaso', unit_price: 50_00 }])
})

test('what waits: stock that runs out, refused products, reviews, freight and receiver that are missing', async ({
  ctx,
  as,
}) => {
  const { store } = await aStore(ctx)
  const product = await aProduct(ctx, { store_id: store.id }, { on_hand: 2, low_stock: 3 })
  await aVariant(ctx, product, { name: 'Grande', on_hand: 0, low_stock: 3 })
  await aVariant(ctx, product, { name: 'Desligada', on_hand: 0, low_stock: 3, active: false })
  await aProduct(ctx, { store_id: store.id, state: 'rascunho' }, { on_hand: 0 })
  await aProduct(ctx, { store_id: store.id, state: 'recusado' })
  await aReview(ctx, product)
  const viewer = await as(await aMember(ctx, store.id, 'viewer'))
  const { todo, low } = await viewer.shop.dashboard.show({ store: store.slug })
  expect(todo).toEqual({
    to_send: 0,
    post_by: null,
    late: 0,
    disputes: 0,
    returns: 0,
    refused: 1,
    low_stock: 1,
    low_option: { slug: product.slug, variant_id: product.variant.id },
    sold_out: 1,
    unanswered_reviews: 1,
    unread_messages: 0,
    no_freight: true,
    no_receiver: true,
  })
  expect(low.map(({ variant_name, left }) => [variant_name, left])).toEqual([
    ['Grande', 0],
    ['', 2],
  ])
})

test('nobody reads the numbers of a store in which they do not work', async ({ ctx, as, api }) => {
  const { store } = await aStore(ctx)
  const stranger = await as((await aStore(ctx)).owner)
  for (const call of ['show', 'orders', 'lines'] as const) {
    await expect(stranger.shop.dashboard[call]({ store: store.slug })).rejects.toMatchObject({ status: 403 })
    await expect(api.shop.dashboard[call]({ store: store.slug })).rejects.toMatchObject({ status: 401 })
  }
  await expect(api.shop.dashboard.glances()).rejects.toMatchObject({ status: 401 })
  await expect(stranger.shop.dashboard.show({ store: store.slug, days: 8 as 7 })).rejects.toMatchObject({ status: 422 })
})

test('looks at products are counted by the day, also after the rows that say who looked are gone', async ({
  ctx,
  as,
  clock,
}) => {
  const { store, owner } = await aStore(ctx)
  const product = await aProduct(ctx, { store_id: store.id })
  for (const ip of ['1.1.1.1', '1.1.1.1', '2.2.2.2'])
    await visitorFrom(ctx, ip).social.views.view({ product_id: product.id })
  const seller = await as(owner)
  const views = async () => (await seller.shop.dashboard.show({ store: store.slug })).conversion.views
  expect(await views()).toBe(2)
  await countProductViews(ctx)
  await countProductViews(ctx)
  expect(await views()).toBe(2)
  clock.now = new Date(clock.now.getTime() + 3 * DAY)
  await purgeViews(ctx)
  await countProductViews(ctx)
  expect(await views()).toBe(2)
  expect(await ctx.db.select().from(product_views)).toEqual([{ product_id: product.id, day: '2026-11-21', views: 2 }])
})

test('stock that moves changes what visitors share: the product at once, the lists when the last one goes', async ({
  ctx,
  onTestFinished,
}) => {
  const product = await aProduct(ctx, {}, { on_hand: 2 })
  const purged: string[][] = []
  const { cache } = ctx.env
  const { purge } = cache
  cache.purge = (tags) => void purged.push([...tags])
  onTestFinished(() => {
    cache.purge = purge
  })
  const take = () => ctx.transaction((tx) => reserveStock(tx, [{ variant_id: product.variant.id, quantity: 1 }]))
  await take()
  expect(purged.flat()).toEqual([`product:${product.id}`])
  await take()
  expect(purged.flat()).toEqual([`product:${product.id}`, `product:${product.id}`, 'products'])
})
