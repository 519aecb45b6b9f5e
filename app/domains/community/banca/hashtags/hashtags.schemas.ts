import { z } from 'zod'
import { Opened } from '#shared/opened.ts'
import { PageInput, pageOf, queryBoolean } from '#shared/pagination.ts'

const count = z.number().int()

export const HashtagRef = z.object({ slug: z.string().min(1).max(60) })

/** `show` defaults to 10 (specification, 9). Without a ranking: by name. */
export const HashtagFilter = PageInput.pick({ page: true, per_page: true, show: true, search: true }).extend({
  /** By number of posts instead of authors. */
  order_social_posts_count: z.union([queryBoolean, z.enum(['asc', 'desc'])]).optional(),
  /** By distinct authors. */
  with_ranking: queryBoolean.default(true),
  /** Of the last seven days. */
  semanal: queryBoolean.default(false),
})
export type HashtagFilter = z.infer<typeof HashtagFilter>

export const HashtagCard = z.object({
  id: count,
  slug: z.string(),
  name: z.string(),
  /** Posts for all; of the last seven days when asked for them. */
  social_posts_count: count,
  /** Distinct authors of those. */
  authors_count: count,
  /** Its place in the ranking asked for; null in a list by name. */
  ranking: count.nullable(),
})
export type HashtagCard = z.infer<typeof HashtagCard>
export const HashtagPage = pageOf(HashtagCard)

export const HashtagDetail = HashtagCard.omit({ ranking: true }).extend({
  week_posts: count,
  listable: z.boolean(),
  trendable: z.boolean(),
  can: z.object({ curate: z.boolean() }),
})
export type HashtagDetail = z.infer<typeof HashtagDetail>

export const HashtagCuration = HashtagRef.extend({ listable: z.boolean(), trendable: z.boolean(), opened: Opened })
export type HashtagCuration = z.infer<typeof HashtagCuration>
