import { eq } from 'drizzle-orm'
import { aReceiver, storeHolder } from '#domains/market/ledger/ledger.factory.ts'
import { aStore } from '#domains/market/stores/stores.factory.ts'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aPhoto } from '#platform/files/files.factory.ts'
import { aPrivateFile } from '#platform/files/private-files.factory.ts'
import { private_files } from '#platform/files/private-files.table.ts'
import { expect, test } from '#tests/fixtures.ts'
import { products } from '../products/products.table.ts'
import { aCategory, aProduct, aProductType } from '../products.factory.ts'
import { moderatedProduct } from '../staff/product-moderated.actions.ts'

const noFile = { status: 422, data: { errors: { file_ids: [expect.stringContaining('Envie o arquivo')] } } }

test('the last file of what is sold stays, on sale or paused: who bought it opens it', async ({
  ctx,
  as,
  contextOf,
}) => {
  const { store, owner } = await aStore(ctx)
  const seller = (await as(owner)).products.ofStore
  const staff = (await as(await aStaffMember(ctx, ['marketplace.manage']))).products.staff
  const file = await aPrivateFile(await contextOf(owner))
  const place = { type_id: (await aProductType(ctx, 'digital')).id, category_id: (await aCategory(ctx)).id }
  const photo = await aPhoto(ctx, { created_by: owner.id })
  const description = 'Tabelas por fase, com exemplos de cada uma e como ler a folha.'
  const input = { name: 'Guia', description, ...place, store: store.slug, photo_ids: [photo.id] }
  const made = await seller.create({ ...input, file_ids: [file.id], variants: [{ price: 19_90, on_hand: 0 }] })
  const ref = { store: store.slug, product: made.slug }
  const variants = made.variants.map(({ id }) => ({ id, price: 19_90, on_hand: 0 }))
  await seller.submit(ref)
  await aReceiver(ctx, storeHolder(store.id))
  await staff.approve({ id: made.id, seen: (await staff.show({ id: made.id })).updated_at })
  const without = () => seller.update({ ...ref, ...input, variants, file_ids: [] })
  await expect(without()).rejects.toMatchObject(noFile)
  await seller.pause(ref)
  await expect(without()).rejects.toMatchObject(noFile)
  const kept = await ctx.db.select().from(private_files).where(eq(private_files.id, file.id))
  expect(kept).toMatchObject([{ attached: true }])
  const other = await aPrivateFile(await contextOf(owner), 'guia-2.pdf')
  await seller.update({ ...ref, ...input, variants, file_ids: [other.id] })
  expect(await seller.resume(ref)).toMatchObject({ state: 'publicado' })
})

test('without its file it comes into the shop by no way: resumed, approved, shown again', async ({ ctx, as }) => {
  const { store, owner } = await aStore(ctx)
  const seller = (await as(owner)).products.ofStore
  const of = { store_id: store.id, kind: 'digital', photos: 1, description: 'x'.repeat(40) } as const
  const paused = await aProduct(ctx, { ...of, state: 'pausado' })
  await expect(seller.resume({ store: store.slug, product: paused.slug })).rejects.toMatchObject(noFile)
  const waits = await aProduct(ctx, { ...of, state: 'em_revisao' })
  const staff = (await as(await aStaffMember(ctx, ['marketplace.manage']))).products.staff
  await expect(staff.approve({ id: waits.id, seen: waits.updated_at })).rejects.toMatchObject({ status: 422 })
  const hidden = await aProduct(ctx, { ...of, hidden_at: ctx.now() })
  await expect(ctx.transaction((tx) => moderatedProduct.show(tx, hidden.id, {}))).rejects.toMatchObject({ status: 422 })
  expect(await ctx.db.$count(products, eq(products.state, 'pausado'))).toBe(1)
})
