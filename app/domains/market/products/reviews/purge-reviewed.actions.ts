import { eq } from 'drizzle-orm'
import { purge } from '#platform/cache/purge.ts'
import type { Context } from '#platform/context.ts'
import { product_reviews } from './product-reviews.table.ts'

/** Visitors' pages of the products that somebody reviewed are drawn anew: who leaves, or comes back, is on them. */
export async function purgeReviewed(tx: Context, { user_id }: { user_id: number }) {
  const rows = await tx.db
    .selectDistinct({ product_id: product_reviews.product_id })
    .from(product_reviews)
    .where(eq(product_reviews.created_by, user_id))
  if (rows.length) await purge(tx, ...rows.map(({ product_id }) => `product:${product_id}`))
}
