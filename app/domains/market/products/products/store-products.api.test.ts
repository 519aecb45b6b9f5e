import { eq } from 'drizzle-orm'
import { aReceiver, storeHolder } from '#domains/market/ledger/ledger.factory.ts'
import { receivers } from '#domains/market/ledger/receivers/receivers.table.ts'
import { aMember, aStore } from '#domains/market/stores/stores.factory.ts'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import type { Context } from '#platform/context.ts'
import { aPhoto } from '#platform/files/files.factory.ts'
import { files } from '#platform/files/files.table.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aCategory, aProduct, aProductType, aVariant } from '../products.factory.ts'
import { variants } from '../variants/variants.table.ts'
import { productWords } from '../words/product-words.factory.ts'
import { products } from './products.table.ts'

const variant = { price: 199_90, on_hand: 5, weight_grams: 900, length_cm: 30, width_cm: 20, height_cm: 10 }

async function places(ctx: Context) {
  return { type_id: (await aProductType(ctx)).id, category_id: (await aCategory(ctx)).id }
}

test('from draft to shop: completed, sent, approved as it was seen', async ({ ctx, as, api }) => {
  const { store, owner } = await aStore(ctx)
  const seller = (await as(owner)).products.ofStore
  const staff = (await as(await aStaffMember(ctx, ['marketplace.manage']))).products.staff
  const photo = await aPhoto(ctx, { created_by: owner.id })
  const input = { name: 'Painel LED 240 W', ...(await places(ctx)), variants: [variant], store: store.slug }
  const key = crypto.randomUUID()
  const draft = await seller.create({ ...input, idempotency_key: key })
  expect((await seller.create({ ...input, idempotency_key: key })).id).toBe(draft.id)
  expect(draft).toMatchObject({ slug: 'painel-led-240-w', state: 'rascunho', can: { submit: true } })
  expect(draft.variants[0]?.sku).toMatch(/^PAINEL-LED-240-W-/)
  const ref = { store: store.slug, product: draft.slug }
  await expect(seller.submit(ref)).rejects.toMatchObject({
    status: 422,
    data: { errors: { description: [expect.any(String)], photo_ids: [expect.any(String)] } },
  })
  const description = 'Painel com espectro completo, fonte bivolt e ajuste de potência.'
  const [first] = draft.variants
  await seller.update({
    ...ref,
    ...input,
    description,
    photo_ids: [photo.id],
    variants: [{ ...variant, id: first?.id }],
  })
  const sent = await seller.submit(ref)
  expect(sent).toMatchObject({ state: 'em_revisao', can: { submit: false, withdraw: true } })
  expect((await staff.list({ waits: 'qualquer' })).data).toMatchObject([{ id: draft.id, waits: 'novo' }])
  const before = await staff.show({ id: draft.id })
  await expect(staff.approve({ id: draft.id, seen: new Date(0) })).rejects.toMatchObject({ status: 409 })
  // What is sold has somebody to be paid to: while staff has not approved them, nothing comes into the shop.
  const approve = () => staff.approve({ id: draft.id, seen: before.updated_at })
  const nobodyPaid = { status: 409, message: expect.stringContaining('recebedor aprovado') }
  await expect(approve()).rejects.toMatchObject(nobodyPaid)
  const receiver = await aReceiver(ctx, storeHolder(store.id), { created_by: owner.id, state: 'pendente' })
  await expect(approve()).rejects.toMatchObject(nobodyPaid)
  await ctx.db.update(receivers).set({ state: 'ativo' }).where(eq(receivers.id, receiver.id))
  await approve()
  await expect(staff.refuse({ id: draft.id, reason: 'tarde demais' })).rejects.toMatchObject({ status: 409 })
  const [stored] = await ctx.db.select().from(files).where(eq(files.id, photo.id))
  expect(stored?.public).toBe(true)
  const told = await ctx.db.select().from(notifications).where(eq(notifications.user_id, owner.id))
  expect(told.map(({ title }) => title)).toEqual(['Seu produto está na loja'])
  await expect(api.products.ofStore.show(ref)).rejects.toMatchObject({ status: 401 })
})

test('an edit of a live product waits; price and stock act at once; approved, it is the product', async ({
  ctx,
  as,
}) => {
  const { store, owner } = await aStore(ctx)
  const product = await aProduct(ctx, { store_id: store.id, name: 'Vaso de feltro', photos: 2 })
  const seller = (await as(owner)).products.ofStore
  const staff = (await as(await aStaffMember(ctx, ['marketplace.manage']))).products.staff
  const ref = { store: store.slug, product: product.slug }
  const now = await seller.show(ref)
  const photo_ids = now.photos.map(({ id }) => id)
  const fresh = await aPhoto(ctx, { created_by: owner.id })
  const form = (name: string, photos: number[], price: number) => ({
    ...ref,
    name,
    type_id: product.type_id,
    category_id: product.category_id,
    photo_ids: photos,
    variants: [{ ...variant, id: product.variant.id, price, on_hand: 8, on_hand_seen: 10 }],
  })
  const waiting = await seller.update(form('Vaso de feltro 11 L', [fresh.id, photo_ids[0] ?? 0], 45_00))
  expect(waiting).toMatchObject({
    name: 'Vaso de feltro',
    photos: [{ id: photo_ids[0] }, { id: photo_ids[1] }],
    variants: [{ price: 45_00, on_hand: 8 }],
    change: { state: 'pendente', differs: ['name', 'photos'], after: { name: 'Vaso de feltro 11 L' } },
  })
  const again = await seller.update(form('Vaso de feltro 12 L', [fresh.id], 45_00))
  expect(again.change?.id).not.toBe(waiting.change?.id)
  await expect(staff.approveChange({ id: product.id, change_id: waiting.change?.id ?? 0 })).rejects.toMatchObject({
    status: 409,
  })
  const done = await staff.approveChange({ id: product.id, change_id: again.change?.id ?? 0 })
  expect(done).toMatchObject({ name: 'Vaso de feltro 12 L', photos: [{ id: fresh.id }], change: null })
  const rows = await ctx.db.select().from(files)
  const stateOf = (id?: number) => rows.find((row) => row.id === id)
  expect(stateOf(fresh.id)).toMatchObject({ public: true, attached: true })
  expect(stateOf(photo_ids[0])).toMatchObject({ public: false, attached: false })
})

test('a change of which the product is no longer as it was can not be approved', async ({ ctx, as }) => {
  const { store, owner } = await aStore(ctx)
  const product = await aProduct(ctx, { store_id: store.id, name: 'Vaso', photos: 1 })
  const seller = (await as(owner)).products.ofStore
  const staff = (await as(await aStaffMember(ctx, ['marketplace.manage']))).products.staff
  const ref = { store: store.slug, product: product.slug }
  const { photos } = await seller.show(ref)
  const { type_id, category_id } = product
  const row = [{ ...variant, id: product.variant.id }]
  const form = { ...ref, type_id, category_id, photo_ids: photos.map(({ id }) => id), variants: row }
  const { change } = await seller.update({ ...form, name: 'Vaso novo' })
  await ctx.db.update(products).set({ name: 'Vaso da equipe' }).where(eq(products.id, product.id))
  expect((await staff.show({ id: product.id })).change?.is_stale).toBe(true)
  const id = { id: product.id, change_id: change?.id ?? 0 }
  await expect(staff.approveChange(id)).rejects.toMatchObject({ status: 409 })
  const refused = await staff.refuseChange({ ...id, reason: 'O nome já mudou.' })
  expect(refused.change).toMatchObject({ state: 'recusada', reason: 'O nome já mudou.' })
  await expect(seller.withdrawChange(ref)).rejects.toMatchObject({ status: 409 })
})

test('a pause is no way around: what was approved waits, paused or not', async ({ ctx, as }) => {
  const { store, owner } = await aStore(ctx)
  const product = await aProduct(ctx, { store_id: store.id, name: 'Tesoura', photos: 1 })
  const seller = (await as(owner)).products.ofStore
  const ref = { store: store.slug, product: product.slug }
  await seller.pause(ref)
  const { photos } = await seller.show(ref)
  const { type_id, category_id } = product
  const photo_ids = photos.map(({ id }) => id)
  const kept = { ...ref, type_id, category_id, photo_ids, variants: [{ ...variant, id: product.variant.id }] }
  expect(await seller.update({ ...kept, name: 'Outra coisa' })).toMatchObject({
    name: 'Tesoura',
    change: { state: 'pendente' },
  })
  expect(await seller.withdrawChange(ref)).toMatchObject({ change: null })
  expect((await seller.resume(ref)).state).toBe('publicado')
  await expect(seller.resume(ref)).rejects.toMatchObject({ status: 409 })
})

test('plants, seeds and what is made of them are refused beside the field, and told what may be sold', async ({
  ctx,
  as,
}) => {
  await productWords(ctx)
  const { store, owner } = await aStore(ctx)
  const seller = (await as(owner)).products.ofStore
  const input = { store: store.slug, ...(await places(ctx)), variants: [variant] }
  for (const name of ['Sementes feminizadas', 'ÓLEO de CBD 30 ml', 'Clone enraizado', 'Muda de cannabis'])
    await expect(seller.create({ ...input, name })).rejects.toMatchObject({
      status: 422,
      data: { errors: { name: [expect.stringContaining('Venda equipamento')] } },
    })
  const inVariant = [{ ...variant, name: '5 sementes' }]
  await expect(seller.create({ ...input, name: 'Caixa', variants: inVariant })).rejects.toMatchObject({
    data: { errors: { 'variants.0.name': [expect.any(String)] } },
  })
  expect(await seller.create({ ...input, name: 'Bandeja para sementes' })).toMatchObject({ state: 'rascunho' })
})

test('who works in the store, and how; others see nothing', async ({ ctx, as }) => {
  const { store } = await aStore(ctx)
  const product = await aProduct(ctx, { store_id: store.id })
  const ref = { store: store.slug, product: product.slug }
  const viewer = (await as(await aMember(ctx, store.id, 'viewer'))).products.ofStore
  expect((await viewer.show(ref)).can).toMatchObject({ edit: false, pause: false, remove: false })
  await expect(viewer.pause(ref)).rejects.toMatchObject({ status: 403 })
  const stranger = (await as(await aUser(ctx, { registration_confirmed_at: ctx.now() }))).products
  await expect(stranger.ofStore.list({ store: store.slug })).rejects.toMatchObject({ status: 403 })
  await expect(stranger.staff.list({})).rejects.toMatchObject({ status: 403 })
  const manager = (await as(await aMember(ctx, store.id, 'manager'))).products.ofStore
  const elsewhere = await aProduct(ctx)
  await expect(manager.show({ ...ref, product: String(elsewhere.id) })).rejects.toMatchObject({ status: 404 })
  const quick = { store: store.slug, id: elsewhere.variant.id, price: 1 }
  await expect(manager.quick(quick)).rejects.toMatchObject({ status: 404 })
  await manager.remove(ref)
  await expect(manager.show(ref)).rejects.toMatchObject({ status: 404 })
})

test('the list: search by name and code, state, stock, order; quick edit of price and stock', async ({ ctx, as }) => {
  const { store, owner } = await aStore(ctx)
  const mine = { store_id: store.id }
  const lamp = await aProduct(ctx, { ...mine, name: 'Lâmpada' }, { on_hand: 2, price: 50_00, sku: 'LAMP-1' })
  const pot = await aProduct(ctx, { ...mine, name: 'Vaso', state: 'rascunho' }, { on_hand: 0, price: 20_00 })
  const book = await aProduct(ctx, { ...mine, name: 'Guia', kind: 'digital' }, { price: 30_00 })
  await aVariant(ctx, book, { name: 'com áudio', price: 40_00 })
  const seller = (await as(owner)).products.ofStore
  const idsOf = async (filter: object) => (await seller.list({ store: store.slug, ...filter })).data.map(({ id }) => id)
  expect(await idsOf({})).toEqual([book.id, pot.id, lamp.id])
  expect(await idsOf({ search: 'lampada' })).toEqual([lamp.id])
  expect(await idsOf({ search: 'lamp-1' })).toEqual([lamp.id])
  expect(await idsOf({ state: 'rascunho' })).toEqual([pot.id])
  expect(await idsOf({ stock: 'acabando' })).toEqual([lamp.id])
  expect(await idsOf({ stock: 'esgotado' })).toEqual([pot.id])
  expect(await idsOf({ stock: 'com_estoque' })).toEqual([book.id, lamp.id])
  expect(await idsOf({ order_by: 'price', order_type: 'asc' })).toEqual([pot.id, book.id, lamp.id])
  await aVariant(ctx, lamp, { name: '480 W', on_hand: 90 })
  const [low] = (await seller.list({ store: store.slug, search: 'lamp' })).data
  expect(low).toMatchObject({ left: 92, is_low: true, low: [{ left: 2 }] })
  await aVariant(ctx, lamp, { name: '240 W', on_hand: 0 })
  expect(await idsOf({ stock: 'esgotado' })).toEqual([pot.id, lamp.id])
  await ctx.db.update(variants).set({ deleted_at: ctx.now() }).where(eq(variants.name, '240 W'))
  await ctx.db.update(variants).set({ deleted_at: ctx.now() }).where(eq(variants.name, '480 W'))
  const quick = { store: store.slug, id: lamp.variant.id }
  await seller.quick({ ...quick, price: 55_00, on_hand: 7, on_hand_seen: 2 })
  const [row] = (await seller.list({ store: store.slug, search: 'lamp' })).data
  expect(row).toMatchObject({
    min_price: 55_00,
    left: 7,
    is_low: false,
    low: [],
    variant: { id: lamp.variant.id, on_hand: 7 },
  })
  // A price alone leaves the stock.
  expect(await seller.quick({ ...quick, price: 50_00 })).toMatchObject({ price: 50_00, on_hand: 7 })
})

test('the quick price in two tabs: the same is 409 with what stands; the stock of the other stays', async ({
  ctx,
  as,
}) => {
  const { store, owner } = await aStore(ctx)
  const { variant } = await aProduct(ctx, { store_id: store.id }, { price: 50_00, on_hand: 2 })
  const { quick } = (await as(owner)).products.ofStore
  const opened = { price: 50_00 }
  const seen = { store: store.slug, id: variant.id, on_hand_seen: 2, opened }
  await quick({ ...seen, price: 55_00, on_hand: 2 })
  await expect(quick({ ...seen, price: 60_00, on_hand: 2 })).rejects.toMatchObject({
    status: 409,
    data: { stands: { price: 55_00 } },
  })
  expect(await quick({ ...seen, price: 50_00, on_hand: 7 })).toMatchObject({ price: 55_00, on_hand: 7 })
})

test('stock that orders hold stays; a copy is a draft without stock', async ({ ctx, as }) => {
  const { store, owner } = await aStore(ctx)
  const product = await aProduct(ctx, { store_id: store.id, name: 'Vaso' }, { reserved: 4 })
  const seller = (await as(owner)).products.ofStore
  const quick = { store: store.slug, id: product.variant.id, price: 20_00 }
  await expect(seller.quick({ ...quick, on_hand: 3 })).rejects.toMatchObject({
    data: { errors: { on_hand: [expect.stringContaining('4 peças')] } },
  })
  expect(await seller.quick({ ...quick, on_hand: 9, on_hand_seen: 12 })).toMatchObject({ on_hand: 7, left: 3 })
  const copy = await seller.duplicate({ store: store.slug, product: product.slug })
  expect(copy).toMatchObject({
    name: 'Vaso (cópia)',
    slug: 'vaso-copia',
    state: 'rascunho',
    variants: [{ on_hand: 0 }],
  })
})

test('taken out by staff and given back: out of the shop, then a draft; all audited', async ({ ctx, as }) => {
  const product = await aProduct(ctx)
  const staff = (await as(await aStaffMember(ctx, ['marketplace.manage']))).products.staff
  const { id } = product
  expect((await staff.highlight({ id, highlighted: true })).highlighted).toBe(true)
  expect(await staff.removeProduct({ id, reason: 'Vende o que não pode.' })).toMatchObject({
    state: 'removido',
    state_reason: 'Vende o que não pode.',
    highlighted: false,
  })
  await expect(staff.removeProduct({ id, reason: 'de novo' })).rejects.toMatchObject({ status: 409 })
  expect(await staff.restore({ id })).toMatchObject({ state: 'rascunho', state_reason: null })
})

test('what was published before stays on sale without a receiver, and comes back from a pause', async ({ ctx, as }) => {
  const { store, owner } = await aStore(ctx)
  const product = await aProduct(ctx, { store_id: store.id })
  const seller = (await as(owner)).products.ofStore
  const ref = { store: store.slug, product: product.slug }
  expect(await seller.pause(ref)).toMatchObject({ state: 'pausado' })
  expect(await seller.resume(ref)).toMatchObject({ state: 'publicado' })
})
