import { z } from 'zod'

const count = z.number().int()

export const PaidContent = z.object({
  /** Whose paid posts the plans of this store open. */
  owner: z.object({ nickname: z.string(), is_viewer: z.boolean() }),
  posts: z.array(z.object({ slug: z.string(), teaser: z.string(), created_at: z.date() })),
  posts_count: count,
  /** How many people may read them now. */
  readers: count,
  plans: z.array(
    z.object({
      variant_id: count,
      name: z.string(),
      product_slug: z.string(),
      price: count,
      active: z.boolean(),
      subscribers: count,
    }),
  ),
  digital: z.array(
    z.object({ name: z.string(), slug: z.string(), state: z.string(), files: count, sold: count, sold_amount: count }),
  ),
  can: z.object({ manage_products: z.boolean(), write_posts: z.boolean() }),
})
export type PaidContent = z.infer<typeof PaidContent>
