import { eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { noReview, showReview } from './product-reviews.queries.ts'
import { product_reviews } from './product-reviews.table.ts'

/** Reviews as targets of reports. */
export const reviewTarget = {
  name: 'review',
  demandVisible: async (ctx: Context, id: number) => {
    await showReview(ctx, id)
  },
  ownerOf: async ({ db }: Context, id: number) => {
    const [review] = await db.select().from(product_reviews).where(eq(product_reviews.id, id))
    if (!review) throw noReview()
    return review.created_by
  },
}
