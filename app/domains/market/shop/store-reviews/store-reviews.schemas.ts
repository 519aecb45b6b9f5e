import { z } from 'zod'
import { PageInput, pageOf, queryBoolean } from '#shared/pagination.ts'

const count = z.number().int()

export const StoreReviewFilter = PageInput.pick({ page: true, per_page: true, show: true }).extend({
  store: z.string().max(100),
  /** Only those to which the store has said nothing. */
  unanswered: queryBoolean.optional(),
})
export type StoreReviewFilter = z.infer<typeof StoreReviewFilter>

/** What buyers say of what a store sells. */
export const StoreReview = z.object({
  id: count,
  nickname: z.string(),
  stars: count,
  text: z.string(),
  product: z.object({ slug: z.string(), name: z.string() }),
  answer: z.string().nullable(),
  created_at: z.date(),
})
export type StoreReview = z.infer<typeof StoreReview>
export const StoreReviewPage = pageOf(StoreReview)
