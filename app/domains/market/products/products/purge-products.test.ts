import { eq, inArray } from 'drizzle-orm'
import { aBuyer, aFreight, aPlacedOrder } from '#domains/market/orders/orders.factory.ts'
import { withSandbox } from '#domains/market/payments/payments.factory.ts'
import { files } from '#platform/files/files.table.ts'
import { aPrivateFile } from '#platform/files/private-files.factory.ts'
import { private_files } from '#platform/files/private-files.table.ts'
import { expect, test } from '#tests/fixtures.ts'
import { product_files } from '../files/product-files.table.ts'
import { aProduct } from '../products.factory.ts'
import { variants } from '../variants/variants.table.ts'
import { productAlbum } from './product.album.ts'
import { products } from './products.table.ts'
import { purgeProducts } from './purge-products.actions.ts'

test('what was deleted 30 days ago is purged with photos and files; what was ordered stays', async ({
  ctx,
  clock,
  contextOf,
}) => {
  const shop = await withSandbox(ctx)
  const [gone, bought, recent] = [
    await aProduct(shop, { photos: 1, kind: 'digital' }),
    await aProduct(shop, { photos: 1 }),
    await aProduct(shop),
  ]
  const sealed = await aPrivateFile(await contextOf({ id: gone.created_by }))
  await ctx.db.update(private_files).set({ attached: true }).where(eq(private_files.id, sealed.id))
  await ctx.db.insert(product_files).values({ product_id: gone.id, private_file_id: sealed.id, name: 'guia.pdf' })
  const [photo] = await productAlbum.idsOf(ctx, gone.id)
  await aFreight(shop, bought.store_id)
  await aPlacedOrder(await aBuyer(shop), [{ variant_id: bought.variant.id }])
  await ctx.db
    .update(products)
    .set({ deleted_at: ctx.now() })
    .where(inArray(products.id, [gone.id, bought.id]))
  clock.now = new Date(clock.now.getTime() + 29 * 86_400_000)
  await ctx.db.update(products).set({ deleted_at: ctx.now() }).where(eq(products.id, recent.id))
  const left = async () => (await ctx.db.select({ id: products.id }).from(products)).map(({ id }) => id)
  await purgeProducts(ctx)
  expect(await left()).toEqual(expect.arrayContaining([gone.id, bought.id, recent.id]))
  clock.now = new Date(clock.now.getTime() + 2 * 86_400_000)
  await purgeProducts(ctx)
  expect(await left()).not.toContain(gone.id)
  expect(await left()).toEqual(expect.arrayContaining([bought.id, recent.id]))
  expect(await ctx.db.$count(variants, eq(variants.product_id, gone.id))).toBe(0)
  expect(await ctx.db.$count(private_files, eq(private_files.id, sealed.id))).toBe(0)
  expect(
    await ctx.db
      .select()
      .from(files)
      .where(eq(files.id, photo ?? 0)),
  ).toMatchObject([{ attached: false }])
  expect(await productAlbum.idsOf(ctx, bought.id)).toHaveLength(1)
})
