import { z } from 'zod'

export const AffiliateClickInput = z.object({
  /** Of the link: '?a=7KQ2M9XD'. */
  code: z.string().trim().toUpperCase().max(20),
  /** The store and the product of the page. */
  store: z.string().max(100),
  product: z.string().max(100).optional(),
  /** Of earlier clicks of this visitor. */
  click_token: z.string().max(100).optional(),
})
export type AffiliateClickInput = z.infer<typeof AffiliateClickInput>

export const AffiliateClicked = z.object({
  /** For the visitor to keep; none when the link leads nowhere. */
  click_token: z.string().nullable(),
})
