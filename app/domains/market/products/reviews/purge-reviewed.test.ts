import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { hidePerson } from '#domains/people/privacy/erasures/hide-person.actions.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aProduct } from '../products.factory.ts'
import { product_reviews } from './product-reviews.table.ts'

test('who asks to be erased leaves the kept pages of what they reviewed at once', async ({ ctx, onTestFinished }) => {
  const [reader, other] = [await aUser(ctx), await aUser(ctx)]
  const product = await aProduct(ctx)
  const review = { store_id: product.store_id, created_by: reader.id, stars: 5, text: 'Bom.', created_at: ctx.now() }
  await ctx.db.insert(product_reviews).values({ ...review, product_id: product.id, order_line_id: 1 })
  const { cache } = ctx.env
  cache.resume()
  onTestFinished(cache.pause)
  const page = { status: 200, headers: {}, identity: Buffer.from('x'), tags: [`product:${product.id}`], stored_at: 0 }
  cache.store('/loja/a/b', { ...page, brotli: page.identity, gzip: page.identity }, cache.begin())
  await ctx.transaction((tx) => hidePerson(tx, other, tx.now()))
  expect(cache.get('/loja/a/b')).toBeDefined()
  await ctx.transaction((tx) => hidePerson(tx, reader, tx.now()))
  expect(cache.get('/loja/a/b')).toBeUndefined()
})
