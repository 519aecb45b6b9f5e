import { z } from 'zod'
import { Opened } from '#shared/opened.ts'
import { PageInput, pageOf, queryBoolean } from '#shared/pagination.ts'
import { PhotoDocument } from '#shared/photo-document.ts'
import { rowId } from '#shared/row-id.ts'

const count = z.number().int()
const stars = z.coerce.number('Escolha de 1 a 5 estrelas.').int().min(1).max(5)

export const ReviewFilter = PageInput.extend({
  product_id: rowId,
  stars: stars.optional(),
  with_photos: queryBoolean.optional(),
  order_by: z.enum(['created_at', 'stars']).default('created_at'),
})
export type ReviewFilter = z.infer<typeof ReviewFilter>

export const Review = z.object({
  id: count,
  nickname: z.string(),
  photo_url: z.string().nullable(),
  stars: count,
  text: z.string(),
  variant_name: z.string(),
  photos: z.array(PhotoDocument),
  /** What the store says to it, once. */
  answer: z.string().nullable(),
  answered_at: z.date().nullable(),
  created_at: z.date(),
  can: z.object({ remove: z.boolean(), answer: z.boolean() }),
})
export type Review = z.infer<typeof Review>

export const ReviewPage = pageOf(Review).extend({
  /** How many of five stars, of four, of three, of two, of one: of all reviews of the product. */
  histogram: z.array(z.object({ stars: count, count })),
  /** How many more are counted wherever the product is shown, of people whom the viewer does not see. */
  unseen: count,
})
export type ReviewPage = z.infer<typeof ReviewPage>

/** `order_line_id`: of what was bought; without it, the first line that has no review yet. */
export const ReviewCreate = z.object({
  product_id: rowId,
  order_line_id: rowId.optional(),
  stars,
  text: z.string().trim().max(2000).default(''),
  photo_ids: z.array(rowId).max(4).default([]),
})
export type ReviewCreate = z.infer<typeof ReviewCreate>

export const ReviewRef = z.object({ id: rowId })
export const ReviewAnswer = ReviewRef.extend({ text: z.string().trim().min(2).max(1000), opened: Opened })
export type ReviewAnswer = z.infer<typeof ReviewAnswer>
export const MayReview = z.object({
  /** Lines of orders without a review. */
  lines: z.array(z.object({ order_line_id: count, variant_name: z.string() })),
})
