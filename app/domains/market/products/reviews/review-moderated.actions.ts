import { eq } from 'drizzle-orm'
import type { Moderated } from '#domains/base/social/index.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import type { Context } from '#platform/context.ts'
import { products } from '../products/products.table.ts'
import { setReview } from './product-reviews.actions.ts'
import { noReview, reviewAlbum } from './product-reviews.queries.ts'
import { type ProductReview, product_reviews } from './product-reviews.table.ts'

export const moderatedReview: Moderated = {
  seen: async (ctx, id) => {
    const [row] = await ctx.db
      .select({ review: product_reviews, product: products.name, slug: products.slug, store: stores.slug })
      .from(product_reviews)
      .innerJoin(products, eq(products.id, product_reviews.product_id))
      .innerJoin(stores, eq(stores.id, product_reviews.store_id))
      .where(eq(product_reviews.id, id))
    if (!row) throw noReview()
    return {
      title: `Avaliação de ${row.product}: ${row.review.stars} de 5`,
      text: row.review.text,
      url: `/loja/${row.store}/${row.slug}#avaliacao-${id}`,
      author_id: row.review.created_by,
      gone: row.review.deleted_at !== null,
      photo_ids: await reviewAlbum.idsOf(ctx, id),
    }
  },
  hide: async (tx, id) => {
    await setReview(tx, await lock(tx, id), { hidden_at: tx.now() })
    return {}
  },
  remove: async (tx, id) => {
    const review = await lock(tx, id)
    await setReview(tx, review, { hidden_at: tx.now(), ...(!review.deleted_at && { deleted_at: tx.now() }) })
    return review.deleted_at ? {} : { deleted_at: null }
  },
  show: async (tx, id, before) => {
    await setReview(tx, await lock(tx, id), { ...(before as { deleted_at?: null }), hidden_at: null })
  },
}

async function lock(tx: Context, id: number): Promise<ProductReview> {
  const [review] = await tx.db.select().from(product_reviews).where(eq(product_reviews.id, id)).for('update')
  if (!review) throw noReview()
  return review
}
