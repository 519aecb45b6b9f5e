import { eq } from 'drizzle-orm'
import { aMember, aStore } from '#domains/market/stores/stores.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { findSellable } from '../products/find-sellable.queries.ts'
import { products } from '../products/products.table.ts'
import { aCategory, aProduct, aProductType, aVariant } from '../products.factory.ts'
import { keepPrices } from '../variants/keep-prices.actions.ts'
import { releaseStock, reserveStock, restock } from '../variants/stock.actions.ts'

async function shelves(ctx: Context) {
  const top = await aCategory(ctx, { name: 'Iluminação', slug: 'luz-de-teste' })
  const leds = await aCategory(ctx, { name: 'Painéis', slug: 'paineis-de-teste', parent_id: top.id, depth: 2 })
  const pots = await aCategory(ctx, { name: 'Vasos', slug: 'vasos-de-teste' })
  const { store } = await aStore(ctx)
  const { store: other } = await aStore(ctx)
  const type = await aProductType(ctx)
  const of = { type_id: type.id }
  const panel = await aProduct(
    ctx,
    { ...of, store_id: store.id, category_id: leds.id, name: 'Painel LED 240 W', summary: 'Espectro completo' },
    { price: 900_00 },
  )
  const lamp = await aProduct(
    ctx,
    { ...of, store_id: other.id, category_id: top.id, name: 'Lâmpada de sódio', sales_count: 40 },
    { price: 120_00 },
  )
  const pot = await aProduct(
    ctx,
    { ...of, store_id: store.id, category_id: pots.id, name: 'Vaso de feltro', reviews_count: 2, stars_sum: 9 },
    { price: 30_00, on_hand: 0 },
  )
  return { store, other, type, panel, lamp, pot }
}

test('categories with all below them, stores, prices, stock and orders', async ({ ctx, api }) => {
  const { store, type, panel, lamp, pot } = await shelves(ctx)
  const { list } = api.products.offers
  const idsOf = async (filter: object) => (await list({ type: type.slug, ...filter })).data.map(({ id }) => id)
  expect(await idsOf({ order_by: 'price' })).toEqual([pot.id, lamp.id, panel.id])
  expect(await idsOf({ order_by: 'price', order_type: 'desc' })).toEqual([panel.id, lamp.id, pot.id])
  expect(await idsOf({ category: 'luz-de-teste', order_by: 'price' })).toEqual([lamp.id, panel.id])
  expect(await idsOf({ category: 'paineis-de-teste' })).toEqual([panel.id])
  expect(await idsOf({ store: store.slug, order_by: 'newest' })).toEqual([pot.id, panel.id])
  expect(await idsOf({ min_price: 100_00, max_price: 500_00 })).toEqual([lamp.id])
  expect(await idsOf({ in_stock: true, order_by: 'price' })).toEqual([lamp.id, panel.id])
  expect((await idsOf({ order_by: 'most_sold' }))[0]).toBe(lamp.id)
  expect((await idsOf({ order_by: 'best_rated' }))[0]).toBe(pot.id)
  expect((await idsOf({})).at(-1)).toBe(pot.id)
  const { facets, total } = await list({ type: type.slug, store: store.slug, category: 'luz-de-teste' })
  expect(total).toBe(1)
  expect(facets.categories.map(({ slug, count }) => [slug, count])).toEqual([
    ['luz-de-teste', 1],
    ['paineis-de-teste', 1],
    ['vasos-de-teste', 1],
  ])
  expect(facets.stores.map(({ count }) => count)).toEqual([1, 1])
})

test('the search forgives accents, plurals, typos and half words, and knows shelves by their names', async ({
  ctx,
  api,
}) => {
  const { type, panel, lamp, pot } = await shelves(ctx)
  const { list } = api.products.offers
  const idsOf = async (search: string) => (await list({ type: type.slug, search })).data.map(({ id }) => id)
  expect(await idsOf('paineis led')).toContain(panel.id)
  expect(await idsOf('lampada')).toEqual([lamp.id])
  expect(await idsOf('lanpada de sodio')).toEqual([lamp.id])
  expect(await idsOf('espectro')).toEqual([panel.id])
  expect(await idsOf('vas')).toEqual([pot.id])
  expect((await idsOf('ilumnação')).sort()).toEqual([panel.id, lamp.id].sort())
  expect(await idsOf('geladeira')).toEqual([])
})

test('not seen: drafts, hidden ones, those of stores that are not open; their store sees a preview', async ({
  ctx,
  as,
  api,
}) => {
  const { store } = await aStore(ctx)
  const type = await aProductType(ctx)
  const of = { store_id: store.id, type_id: type.id }
  const draft = await aProduct(ctx, { ...of, state: 'rascunho' })
  const hidden = await aProduct(ctx, { ...of, hidden_at: ctx.now() })
  const { store: closed } = await aStore(ctx, { state: 'suspensa' })
  const suspended = await aProduct(ctx, { ...of, store_id: closed.id })
  const { offers } = api.products
  expect((await offers.list({ type: type.slug })).total).toBe(0)
  for (const [of, { slug }] of [
    [store, draft],
    [store, hidden],
    [closed, suspended],
  ] as const)
    await expect(offers.show({ store: of.slug, product: slug })).rejects.toMatchObject({ status: 404 })
  const member = await as(await aMember(ctx, store.id, 'viewer'))
  expect(await member.products.offers.show({ store: store.slug, product: draft.slug })).toMatchObject({
    preview: true,
    can: { edit: false },
  })
  const all = [draft, hidden, suspended].map(({ variant }) => variant.id)
  expect(await findSellable(ctx, all)).toEqual([])
})

test('a store on a break shows its things and sells none; switched off and deleted variants are not sold', async ({
  ctx,
  api,
}) => {
  const { store } = await aStore(ctx, { closed_from: '2026-11-20', closed_to: '2026-11-30', closed_message: 'Férias' })
  const away = await aProduct(ctx, { store_id: store.id })
  const product = await aProduct(ctx, { highlighted_at: ctx.now() })
  const off = await aVariant(ctx, product, { active: false })
  const gone = await aVariant(ctx, product, { deleted_at: ctx.now() })
  expect(await api.products.offers.show({ store: store.slug, product: away.slug })).toMatchObject({
    store: { closed: { to: '2026-11-30', message: 'Férias' } },
  })
  const shelf = async (in_stock?: boolean) =>
    (await api.products.offers.list({ store: store.slug, in_stock })).data.map(({ id }) => id)
  expect([await shelf(), await shelf(true)]).toEqual([[away.id], []])
  const ids = [away.variant, product.variant, off, gone].map(({ id }) => id)
  expect((await findSellable(ctx, ids)).map(({ variant }) => variant.id)).toEqual([product.variant.id])
  expect((await api.products.offers.highlights()).data.map(({ id }) => id)).toContain(product.id)
})

test('what is sold out in every option says so and comes after what can be bought, on the shelves and in the search', async ({
  ctx,
  api,
  page,
}) => {
  const type = await aProductType(ctx)
  const fields = { type_id: type.id, sales_count: 99 }
  const gone = await aProduct(ctx, { ...fields, name: 'Xilotambor' }, { on_hand: 0 })
  await aVariant(ctx, gone, { name: 'Grande', on_hand: 0 })
  const here = await aProduct(ctx, { type_id: type.id, name: 'Xilotambor de vidro' })
  const order = [here.id, gone.id]
  const found = (await api.banca.search.everything({ search: 'xilotambor' })).product.data
  expect(found).toMatchObject([
    { id: here.id, offer: { in_stock: true } },
    { id: gone.id, offer: { in_stock: false } },
  ])
  for (const search of [undefined, 'xilotambor'])
    expect((await api.products.offers.list({ type: type.slug, search })).data.map(({ id }) => id)).toEqual(order)
  for (const address of ['/busca?search=xilotambor', '/loja?search=xilotambor'])
    expect((await page(address)).text.match(/Esgotado/g), address).toHaveLength(1)
})

test('what a store on a break sells says so: on the shelves, in the search, among the hearts', async ({
  ctx,
  as,
  page,
}) => {
  const { store } = await aStore(ctx, { name: 'Zabumbeira', closed_from: '2026-11-20' })
  const away = await aProduct(ctx, { store_id: store.id, name: 'Xilotambor' }, { on_hand: 0 })
  const someone = await aUser(ctx)
  await (await as(someone)).social.saves.save({ product_id: away.id })
  for (const address of ['/loja?search=xilotambor', '/busca?search=xilotambor', '/busca?search=zabumbeira'])
    expect((await page(address)).text.match(/Em pausa|Esgotado/g), address).toContain('Em pausa')
  expect((await page('/loja/salvos', someone)).text).toContain('Em pausa')
})

test('products are saved and reported like other things', async ({ ctx, as }) => {
  const product = await aProduct(ctx)
  const someone = await as(await aUser(ctx))
  await someone.social.saves.save({ product_id: product.id })
  const { data } = await someone.products.offers.list({ search: product.name })
  expect(data.find(({ id }) => id === product.id)).toMatchObject({ is_save: true, saves_count: 1 })
})

test('what is sold out has no say in prices: shown, filtered and sorted by what can be had; by all when nothing can', async ({
  ctx,
  api,
}) => {
  const { type, panel, lamp } = await shelves(ctx)
  const cheap = await aVariant(ctx, panel, { price: 90_00, compare_at_price: 99_00, on_hand: 2 })
  const { list } = api.products.offers
  const of = async (filter: object = {}) => (await list({ type: type.slug, in_stock: true, ...filter })).data
  await restock(ctx, [{ variant_id: cheap.id, quantity: 1 }])
  const priceOf = async () => (await of()).find(({ id }) => id === panel.id)
  await keepPrices(ctx, panel.id)
  expect(await priceOf()).toMatchObject({ price: 90_00, max_price: 900_00, compare_at_price: 99_00 })
  await reserveStock(ctx, [{ variant_id: cheap.id, quantity: 3 }])
  expect(await priceOf()).toMatchObject({ price: 900_00, max_price: 900_00, compare_at_price: null })
  expect((await of({ max_price: 100_00 })).map(({ id }) => id)).toEqual([])
  expect((await of({ order_by: 'price' })).map(({ id }) => id)).toEqual([lamp.id, panel.id])
  await releaseStock(ctx, [{ variant_id: cheap.id, quantity: 1 }])
  expect(await priceOf()).toMatchObject({ price: 90_00 })
  await reserveStock(ctx, [
    { variant_id: cheap.id, quantity: 1 },
    { variant_id: panel.variant.id, quantity: 10 },
  ])
  const [row] = await ctx.db.select().from(products).where(eq(products.id, panel.id))
  expect(row).toMatchObject({ min_price: 90_00, max_price: 900_00 })
})

test('the search of everything finds what is sold, also with a slip, and nothing of a draft', async ({ ctx, api }) => {
  const sold = await aProduct(ctx, { name: 'Tesoura de poda fina', summary: 'Corta sem esmagar.' })
  await aProduct(ctx, { name: 'Tesoura de rascunho', state: 'rascunho' })
  const find = async (search: string) => (await api.banca.search.everything({ search })).product
  for (const search of ['tesoura', 'tesoara'])
    expect(await find(search), search).toMatchObject({
      total: 1,
      data: [{ id: sold.id, title: 'Tesoura de poda fina', text: 'Corta sem esmagar.' }],
    })
  expect((await find('parafuso')).total).toBe(0)
})

test('what only its texts speak of is found when nothing is called so; the shelf that is meant comes first', async ({
  ctx,
  api,
}) => {
  const feed = await aCategory(ctx, { name: 'Xilofertilizantes', slug: 'xilofertilizantes' })
  const shears = await aProduct(ctx, { name: 'Tesoura de grampola', summary: 'Corta sem esmagar.' })
  const book = await aProduct(ctx, { name: 'Caderno do jardim', description: 'Para anotar rega e grampola.' })
  const drying = await aCategory(ctx, { name: 'Grampola, secagem, cura e potes', slug: 'grampola-e-secagem' })
  await aProduct(ctx, { name: 'Varal', category_id: drying.id })
  const bat = await aProduct(ctx, { name: 'Guano', category_id: feed.id })
  const named = await aProduct(ctx, { name: 'Colher para xilofertilizante', sales_count: 9 })
  const find = async (search: string) =>
    (await api.banca.search.everything({ search })).product.data.map(({ id }) => id)
  expect(await find('grampola')).toEqual([shears.id])
  expect(await find('rega e grampola')).toContain(book.id)
  expect((await find('xilofertlizante')).sort()).toEqual([bat.id, named.id].sort())
  await ctx.db.update(products).set({ state: 'pausado' }).where(eq(products.id, shears.id))
  expect(await find('grampola')).toHaveLength(2)
  expect(await find('grampola')).toContain(book.id)
})

test('of several words each is found by itself, with a slip too; the one that says which thing weighs more than its shelf', async ({
  ctx,
  api,
}) => {
  const type = await aProductType(ctx)
  const feed = await aCategory(ctx, { name: 'Xilofertilizantes', slug: 'xilofertilizantes' })
  const of = { type_id: type.id }
  const reducer = await aProduct(ctx, { ...of, name: 'Redutor de acidez', category_id: feed.id, sales_count: 900 })
  const liquid = await aProduct(ctx, { ...of, name: 'Xilofertilizante líquido', category_id: feed.id })
  const bran = await aProduct(ctx, { ...of, name: 'Bokashi de farelos' })
  await aProduct(ctx, { ...of, name: 'Tesoura' })
  const find = async (search: string) =>
    (await api.products.offers.list({ type: type.slug, search })).data.map(({ id }) => id)
  for (const search of ['xilofertilizante bokashi', 'xilofertilisante bokashi', 'xilofertilisante para bocashi'])
    expect(await find(search), search).toEqual([bran.id, liquid.id, reducer.id])
  expect(await find('bokashi')).toEqual([bran.id])
  expect(await find('farelos bocashi')).toEqual([bran.id])
  const scale = await aProduct(ctx, { ...of, name: 'Balança de precisão 0,01 g' })
  await aProduct(ctx, { ...of, name: 'Balança de gancho 50 kg' })
  expect(await find('balansa presisao')).toEqual([scale.id])
  const everything = await api.banca.search.everything({ search: 'xilofertilizante bokashi' })
  expect(everything.product.data[0]?.id).toBe(bran.id)
})

test('what a store on a break has comes last, on the shelves and in the search', async ({ ctx, api }) => {
  const { store } = await aStore(ctx, { closed_from: '2026-11-20' })
  const type = await aProductType(ctx)
  const away = await aProduct(ctx, { name: 'Xilofone', type_id: type.id, store_id: store.id, sales_count: 99 })
  const here = await aProduct(ctx, { name: 'Xilofone de vidro', type_id: type.id })
  const order = [here.id, away.id]
  for (const search of [undefined, 'xilofone'])
    expect((await api.products.offers.list({ type: type.slug, search })).data.map(({ id }) => id)).toEqual(order)
  expect((await api.banca.search.everything({ search: 'xilofone' })).product.data.map(({ id }) => id)).toEqual(order)
})
