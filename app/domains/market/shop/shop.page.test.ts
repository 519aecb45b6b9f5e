import { eq } from 'drizzle-orm'
import { aFreight } from '#domains/market/orders/orders.factory.ts'
import { products } from '#domains/market/products/products/products.table.ts'
import { aCategory, aProduct, aProductType, aVariant } from '#domains/market/products/products.factory.ts'
import { product_reviews } from '#domains/market/products/reviews/product-reviews.table.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { aMember, aStore, aStoreOf } from '#domains/market/stores/stores.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'

test('the shop: searched with a typo, narrowed by links and by a price as people type it', async ({ ctx, page }) => {
  const category = await aCategory(ctx, { name: 'Regas de teste', slug: 'regas-de-teste' })
  const { store } = await aStore(ctx, { name: 'Casa do Regador' })
  const cheap = { store_id: store.id, category_id: category.id, name: 'Regador de bico longo' }
  await aProduct(ctx, cheap, { price: 39_90 })
  await aProduct(ctx, { ...cheap, name: 'Regador elétrico' }, { price: 399_90 })
  const front = await page('/loja')
  expect(front.status).toBe(200)
  expect(front.heading).toBe('Loja')
  const found = await page('/loja?search=regadro')
  expect(found.text).toContain('Regador de bico longo')
  const narrowed = await found.press('Filtrar por preço', { ate: '100,00' })
  expect(narrowed.text).toContain('Regador de bico longo')
  expect(narrowed.text).not.toContain('Regador elétrico')
  expect(narrowed.text).toContain('até R$ 100,00')
  const shelf = await page(`/loja?category=${category.slug}&ordem=maior_preco`)
  expect(shelf.text.indexOf('Regador elétrico')).toBeLessThan(shelf.text.indexOf('Regador de bico longo'))
  expect((await page('/loja?search=zzzzqqqq')).text).toContain('Não achamos nada para “zzzzqqqq”')
  expect((await page('/loja?search=vaso+zzzzqqqq')).html).toContain('href="/loja?search=vaso"')
})

test('a store’s page says who sells, where, and how; a draft of a store is no page', async ({ ctx, page }) => {
  const { store } = await aStore(ctx, {
    name: 'Estufa do Teste',
    document_kind: 'cpf',
    document: '52998224725',
    returns_policy: 'Trocamos em 30 dias.',
    closed_from: '2026-11-20',
    closed_to: '2026-11-30',
    closed_message: 'Estamos de férias.',
  })
  await aProduct(ctx, { store_id: store.id, name: 'Vaso à venda' })
  await aProduct(ctx, { store_id: store.id, name: 'Rascunho secreto', state: 'rascunho' })
  const shown = await page(`/loja/${store.slug}`)
  expect(shown.heading).toBe('Estufa do Teste')
  for (const said of [
    'Vaso à venda',
    'Loja de Teste Ltda.',
    'Rua da Bahia',
    'Trocamos em 30 dias.',
    'Estamos de férias.',
  ])
    expect(shown.text).toContain(said)
  expect(shown.text).toContain('até 7 dias depois de receber')
  expect(shown.text).not.toContain('Rascunho secreto')
  expect(shown.html).not.toContain('529.982.247-25')
  expect(shown.text).toContain('982.247')
  const { store: draft } = await aStore(ctx, { state: 'rascunho' })
  expect((await page(`/loja/${draft.slug}`)).status).toBe(404)
})

test('/busca for a store by its name leads to all that it sells, with how much that is', async ({ ctx, page }) => {
  const { store } = await aStore(ctx, { name: 'Casa da Serra', search_text: 'casa da serra' })
  const all = () => page('/busca?search=casa da serra')
  for (const name of ['Vaso', 'Prato', 'Rede']) await aProduct(ctx, { store_id: store.id, name })
  expect((await all()).text).not.toContain('Ver os 3 produtos')
  await aProduct(ctx, { store_id: store.id, name: 'Tutor' })
  const shown = await all()
  expect(shown.$('a:contains("Ver os 4 produtos")').attr('href')).toBe(`/loja/${store.slug}`)
})

test('a product’s page: variants, instalments with what they cost, freight, cart, all without scripts', async ({
  ctx,
  page,
}) => {
  const { store } = await aStore(ctx)
  const product = await aProduct(
    ctx,
    { store_id: store.id, name: 'Painel LED', photos: 1, max_price: 1000_00 },
    { name: '240 W', price: 500_00, on_hand: 3 },
  )
  const large = await aVariant(ctx, product, { name: '480 W', price: 1000_00, on_hand: 0, position: 1 })
  await aFreight(ctx, store.id)
  const address = `/loja/${store.slug}/${product.slug}`
  const shown = await page(address)
  expect(shown.heading).toBe('Painel LED')
  expect(shown.text).toContain('Restam 3')
  expect(shown.text).toContain('12× de R$ 47,25')
  expect(shown.text).not.toContain('e 1× de')
  expect(shown.text.split('A última parcela pode ter centavos').length).toBe(2)
  expect(shown.text).toContain('total R$ 567,01')
  const sold = await page(`${address}?opcao=${large.id}`)
  expect(sold.text).toContain('R$ 1.000,00')
  expect(sold.text).not.toContain('Adicionar ao carrinho')
  const quoted = await shown.press('Calcular', { cep: '30130-010' })
  expect(quoted.text).toContain('Entrega da loja')
  expect(quoted.text).toContain('chega entre 25 e 27 de novembro')
  const wrong = await shown.press('Calcular', { cep: '123' })
  expect(wrong.error('cep')).toContain('O CEP tem 8 números')
  const cart = await shown.press('Adicionar ao carrinho', { quantity: '2' })
  expect(cart.toast).toBe('Está no carrinho.')
  const data = JSON.parse(shown.$('script[type="application/ld+json"]').text())
  expect(data).toMatchObject({
    '@type': 'Product',
    name: 'Painel LED',
    offers: [
      { price: '500.00', availability: 'https://schema.org/InStock' },
      { price: '1000.00', availability: 'https://schema.org/OutOfStock' },
    ],
  })
  expect(shown.$('link[rel=canonical]').attr('href')).toMatch(new RegExp(`${address}$`))
})

test('a name ends no script: what a product is called is data', async ({ ctx, page }) => {
  const { store } = await aStore(ctx)
  const product = await aProduct(ctx, { store_id: store.id, name: 'Vaso </script><script>alert(1)</script>' })
  const { html } = await page(`/loja/${store.slug}/${product.slug}`)
  expect(html).not.toContain('<script>alert(1)')
})

test('what is not for sale is no page for strangers; its store sees a preview', async ({ ctx, page }) => {
  const { store, owner } = await aStore(ctx)
  const type = await aProductType(ctx)
  const of = { store_id: store.id, type_id: type.id }
  const draft = await aProduct(ctx, { ...of, state: 'rascunho' })
  const hidden = await aProduct(ctx, { ...of, hidden_at: ctx.now() })
  const { store: suspended } = await aStore(ctx, { state: 'suspensa' })
  const there = await aProduct(ctx, { store_id: suspended.id })
  for (const path of [
    `/loja/${store.slug}/${draft.slug}`,
    `/loja/${store.slug}/${hidden.slug}`,
    `/loja/${suspended.slug}/${there.slug}`,
    `/loja/${store.slug}/nada`,
  ])
    expect((await page(path)).status, path).toBe(404)
  const preview = await page(`/loja/${store.slug}/${draft.slug}`, owner)
  expect(preview.text).toContain('Só você vê este produto')
  expect(preview.text).not.toContain('Adicionar ao carrinho')
})

test('digital things have no freight and no quantity', async ({ ctx, page }) => {
  const { store } = await aStore(ctx)
  const file = await aProduct(ctx, { store_id: store.id, kind: 'digital' }, { tracks_stock: false, on_hand: 0 })
  const shown = await page(`/loja/${store.slug}/${file.slug}`)
  expect(shown.text).toContain('É um arquivo: você baixa em Pedidos')
  expect(shown.text).not.toContain('Seu CEP')
  expect(shown.text).not.toContain('Quantidade')
})

test('of a store on a break the pause takes the place of buying and of freight, and others have what is alike', async ({
  ctx,
  page,
}) => {
  const { store } = await aStore(ctx, { closed_from: '2026-11-20', closed_to: '2026-11-30' })
  const away = await aProduct(ctx, { store_id: store.id })
  const here = await aProduct(ctx, { category_id: away.category_id, name: 'Painel vizinho' })
  const shown = await page(`/loja/${store.slug}/${away.slug}`)
  expect(shown.text).toMatch(/A loja está em pausa até/)
  expect(shown.text).toContain('Parecidos, de outras lojas')
  for (const word of ['Em estoque', 'Seu CEP', 'Ver parcelas', 'Adicionar'])
    expect(shown.text, word).not.toContain(word)
  expect(shown.links().some((to) => to.endsWith(`/${here.slug}`))).toBe(true)
})

test('what is taken out of the cart comes back by one tap', async ({ ctx, page }) => {
  const buyer = await aUser(ctx)
  const { store } = await aStore(ctx)
  const product = await aProduct(ctx, { store_id: store.id })
  await (await page(`/loja/${store.slug}/${product.slug}`, buyer)).press('Adicionar ao carrinho', { quantity: '2' })
  const taken = await (await page('/carrinho', buyer)).press('Tirar')
  expect(taken.toast).toBe('Saiu do carrinho.')
  const back = await (await taken.follow()).press('Desfazer')
  expect(back.toast).toBe('Está no carrinho.')
  expect((await back.follow()).text).toContain('2 itens')
})

test('no product takes the address of a conversation with its store', async ({ ctx, as }) => {
  const { store, owner } = await aStore(ctx)
  const type = await aProductType(ctx)
  const category = await aCategory(ctx)
  const made = await (await as(owner)).products.ofStore.create({
    store: store.slug,
    name: 'Mensagens',
    type_id: type.id,
    category_id: category.id,
    variants: [{ price: 10_00 }],
  })
  expect(made.slug).toBe('produto-mensagens')
})

test('the desk: an empty store, its files, its reviews and the one answer to each', async ({ ctx, page }) => {
  const { store, owner } = await aStore(ctx)
  const desk = `/vendedor/dashboard/${store.slug}`
  expect((await page(desk, owner)).text).toContain('Nenhuma venda no período.')
  expect((await page(desk, await aUser(ctx))).text).not.toContain('Nenhuma venda')
  const product = await aProduct(ctx, { store_id: store.id })
  const author = await aUser(ctx)
  await ctx.db.insert(product_reviews).values({
    ...{ product_id: product.id, store_id: store.id, order_line_id: 77_001, created_by: author.id },
    ...{ stars: 2, text: 'Chegou tarde.' },
  })
  const asked = await page(`${desk}/avaliacoes?unanswered=true`, owner)
  expect(asked.text).toContain('Chegou tarde.')
  const done = await asked.press('Responder', { text: 'Sentimos muito.' })
  expect(done.toast).toBe('Sua resposta está no ar.')
  expect((await done.follow()).text).toContain('Você respondeu a todas.')
  const viewer = await aMember(ctx, store.id, 'viewer')
  expect((await page(`${desk}/avaliacoes`, viewer)).text).toContain('Sentimos muito.')
  expect((await page(`${desk}/csv`, viewer)).text).toContain('Itens vendidos')
  for (const [what, column] of [
    ['pedidos', 'pedido;situacao;'],
    ['itens', 'produto;opcao;sku'],
  ])
    expect((await page(`${desk}/csv/${what}`, viewer)).html).toContain(column)
  expect((await page(`${desk}/csv/nada`, viewer)).status).toBe(404)
})

test('all own stores at a glance', async ({ ctx, page }) => {
  const { owner, store } = await aStore(ctx)
  await aProduct(ctx, { store_id: store.id })
  const seen = await page('/vendedor/dashboard', owner)
  expect(seen.text).toContain('Vendas em 30 dias')
  expect(seen.text).toContain('Monte o frete')
})

test('a sitemap of the shop', async ({ ctx, page }) => {
  const { store } = await aStore(ctx)
  const product = await aProduct(ctx, { store_id: store.id })
  await ctx.db.update(products).set({ updated_at: ctx.now() }).where(eq(products.id, product.id))
  expect((await page('/sitemap.xml')).html).toContain('/sitemap.xml?loja=1')
  expect((await page('/sitemap.xml?loja=1')).html).toContain(`/loja/${store.slug}/${product.slug}</loc>`)
})

test('a product with a heart is found again from the shop', async ({ ctx, as, page }) => {
  const buyer = await aUser(ctx)
  const product = await aProduct(ctx)
  await (await as(buyer)).social.saves.save({ product_id: product.id })
  const saved = await (await page('/loja', buyer)).click('Salvos')
  expect(saved.heading).toBe('Produtos que você salvou')
  expect(saved.text).toContain(product.name)
})

test('a browser knows how many things lie in its cart, as the page of the cart says', async ({ ctx, page }) => {
  const { slug, store_id, variant } = await aProduct(ctx, {}, { on_hand: 10 })
  const [store] = await ctx.db.select().from(stores).where(eq(stores.id, store_id))
  const product = await page(`/loja/${store?.slug}/${slug}`)
  const cart = await (
    await product.press('Adicionar ao carrinho', { quantity: '2', variant_id: String(variant.id) })
  ).follow()
  expect(cart.headers.getSetCookie().find((one) => one.startsWith('grower_cart_count='))).toContain(
    'grower_cart_count=2;',
  )
})

test('who is signed in sees the number of their cart on every device; who signs in to pay sees what for', async ({
  ctx,
  page,
  as,
}) => {
  const product = await aProduct(ctx, { name: 'Painel LED' }, { price: 100_00, on_hand: 10 })
  const buyer = await aUser(ctx)
  expect((await page('/loja', buyer)).$('[data-cart]').length).toBe(0)
  await (await as(buyer)).orders.cart.add({ variant_id: product.variant.id, quantity: 3 })
  expect((await page('/loja', buyer)).$('[data-cart]').text()).toContain('3')
  const way = encodeURIComponent(`/checkout?variant_id=${product.variant.id}&quantity=2`)
  for (const door of ['login', 'register']) {
    const { text } = await page(`/auth/${door}?redirect=${way}`)
    expect(text).toContain('2 × Painel LED')
    expect(text).toMatch(/continua aqui.*Seu pedido: 2 itens · R\$\s200,00/)
    const empty = (await page(`/auth/${door}?redirect=%2Fcheckout`)).text
    expect(empty).not.toMatch(/continua aqui|Seu pedido/)
  }
  expect((await page('/auth/login?redirect=/cultivo')).text).not.toContain('Seu pedido')
})

test('who works in a store has it in the own menu, and sees when it is out of the lists', async ({ ctx, page }) => {
  const { store, owner } = await aStore(ctx)
  const links = async (who: { id: number }) => (await page('/loja', who)).$('a[href="/vendedor/dashboard"]').length
  expect([await links(await aUser(ctx)), await links(owner)]).toEqual([0, 1])
  expect((await page('/vendedor', owner)).text).not.toContain('Fora da vitrine')
  await ctx.db.update(stores).set({ in_search: false }).where(eq(stores.id, store.id))
  expect((await page('/vendedor', owner)).text).toContain('Fora da vitrine')
})

test('/vendedor/pedidos and /vendedor/produtos lead to the lists of the only open store, else to the choice of stores', async ({
  ctx,
  page,
}) => {
  const { store, owner } = await aStore(ctx)
  await aStoreOf(ctx, owner.id, { state: 'rascunho' })
  const desk = '/vendedor/dashboard'
  for (const list of ['pedidos', 'produtos'])
    expect((await page(`/vendedor/${list}`, owner)).location).toBe(`${desk}/${store.slug}/${list}`)
  await aStoreOf(ctx, owner.id)
  expect((await page('/vendedor/pedidos', owner)).location).toBe(desk)
})
