import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aProgramme, aSellingStore } from '../splits.factory.ts'

test('a product’s split before it is sold: by price, by link, and for nobody outside its store', async ({
  ctx,
  as,
}) => {
  const { store, owner, product } = await aSellingStore(ctx)
  await aProgramme(ctx, store, { bps: 2000 })
  const { show } = (await as(owner)).splits.preview
  const ref = { store: store.slug, product: product.slug }
  const plain = await show(ref)
  expect(plain).toMatchObject({ price: 100_00, platform_bps: 1000, affiliate_bps: 2000, with_affiliate: false })
  expect(plain.rows[0]).toMatchObject({ method: 'pix', affiliate: 0, net: 89_01 })
  const linked = await show({ ...ref, affiliate: true, price: 200_00 })
  expect(linked.rows[0]).toMatchObject({ platform: 20_00, affiliate: 40_00, net: 138_02 })
  await expect(show({ store: store.slug })).rejects.toMatchObject({ status: 422 })
  await expect(show({ store: store.slug, product: 'nada' })).rejects.toMatchObject({ status: 404 })
  const stranger = (await as(await aUser(ctx))).splits.preview
  await expect(stranger.show(ref)).rejects.toMatchObject({ status: 403 })
})
