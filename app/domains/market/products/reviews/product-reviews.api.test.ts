import { eq } from 'drizzle-orm'
import { onTestFinished } from 'vitest'
import { blocks } from '#domains/base/social/blocks/blocks.table.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { aMember } from '#domains/market/stores/stores.factory.ts'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { products } from '../products/products.table.ts'
import { aProduct } from '../products.factory.ts'
import { installBuyerProof } from './buyer-proof.registry.ts'
import { moderatedReview } from './review-moderated.actions.ts'

let line = 0

/** Whoever asks has bought the product this many times. */
function bought(product: { id: number; store_id: number }, times = 1) {
  const lines = Array.from({ length: times }, () => ({
    order_line_id: ++line,
    product_id: product.id,
    store_id: product.store_id,
    variant_name: '11 litros',
  }))
  const before = installBuyerProof(async (_, id) => (id === product.id ? lines : []))
  // Test files share their modules.
  onTestFinished(() => void installBuyerProof(before))
}

async function numbersOf(ctx: Context, { id, store_id }: { id: number; store_id: number }) {
  const [product] = await ctx.db.select().from(products).where(eq(products.id, id))
  const [store] = await ctx.db.select().from(stores).where(eq(stores.id, store_id))
  return [product?.reviews_count, product?.stars_sum, store?.reviews_count, store?.stars_sum]
}

test('only who bought says something, once per purchase; the store answers; the numbers follow', async ({
  ctx,
  as,
  api,
}) => {
  const product = await aProduct(ctx)
  const buyer = await as(await aUser(ctx))
  const { reviews } = buyer.products
  const said = { product_id: product.id, stars: 4, text: 'Chegou bem embalado.' }
  await expect(reviews.create(said)).rejects.toMatchObject({ status: 403 })
  bought(product)
  expect((await reviews.may({ product_id: product.id })).lines).toHaveLength(1)
  const made = await reviews.create(said)
  expect(made).toMatchObject({ stars: 4, variant_name: '11 litros', can: { remove: true, answer: false } })
  await expect(reviews.create(said)).rejects.toMatchObject({ status: 403 })
  await expect(reviews.create({ ...said, stars: 6 })).rejects.toMatchObject({ status: 422 })
  const worker = (await as(await aMember(ctx, product.store_id, 'manager'))).products.reviews
  await expect(reviews.answer({ id: made.id, text: 'Eu mesma' })).rejects.toMatchObject({ status: 403 })
  await worker.answer({ id: made.id, text: 'Obrigada por contar!' })
  const page = await api.products.reviews.list({ product_id: product.id })
  expect(page).toMatchObject({ total: 1, data: [{ answer: 'Obrigada por contar!' }] })
  expect(page.histogram.map(({ count }) => count)).toEqual([0, 1, 0, 0, 0])
  expect(await numbersOf(ctx, product)).toEqual([1, 4, 1, 4])
  await reviews.remove({ id: made.id })
  await expect(reviews.remove({ id: made.id })).rejects.toMatchObject({ status: 404 })
  expect(await numbersOf(ctx, product)).toEqual([0, 0, 0, 0])
})

test('the list says how many of those that are counted the viewer does not see', async ({ ctx, as, api, page }) => {
  const product = await aProduct(ctx)
  bought(product, 2)
  const [writer, other, reader] = [await aUser(ctx), await aUser(ctx), await aUser(ctx)]
  await (await as(writer)).products.reviews.create({ product_id: product.id, stars: 2 })
  await (await as(other)).products.reviews.create({ product_id: product.id, stars: 4 })
  await ctx.db.insert(blocks).values({ user_id: reader.id, blocked_id: writer.id })
  const of = { product_id: product.id }
  expect(await api.products.reviews.list(of)).toMatchObject({ total: 2, unseen: 0 })
  expect(await (await as(reader)).products.reviews.list(of)).toMatchObject({ total: 1, unseen: 1 })
  expect(await (await as(reader)).products.reviews.list({ ...of, stars: 2 })).toMatchObject({ total: 0, unseen: 1 })
  const [store] = await ctx.db.select().from(stores).where(eq(stores.id, product.store_id))
  const shown = await page(`/loja/${store?.slug}/${product.slug}`, reader)
  expect(shown.text).toContain('3 (2)')
  expect(shown.text).toContain('1 é de alguém que você não vê.')
  await ctx.db.insert(blocks).values({ user_id: reader.id, blocked_id: other.id })
  const none = await page(`/loja/${store?.slug}/${product.slug}`, reader)
  expect(none.text).toContain('2 são de pessoas que você não vê.')
  expect(none.text).not.toContain('com essas estrelas')
})

test('hidden by the moderation it counts no more; shown again it does', async ({ ctx, as, api }) => {
  const product = await aProduct(ctx)
  bought(product)
  const { id } = await (await as(await aUser(ctx))).products.reviews.create({ product_id: product.id, stars: 1 })
  const before = await moderatedReview.remove(ctx, id)
  expect((await api.products.reviews.list({ product_id: product.id })).total).toBe(0)
  expect(await numbersOf(ctx, product)).toEqual([0, 0, 0, 0])
  await moderatedReview.show(ctx, id, before)
  expect(await numbersOf(ctx, product)).toEqual([1, 1, 1, 1])
  const staff = await as(await aStaffMember(ctx, ['marketplace.manage']))
  await staff.products.reviews.remove({ id })
  expect(await numbersOf(ctx, product)).toEqual([0, 0, 0, 0])
})
