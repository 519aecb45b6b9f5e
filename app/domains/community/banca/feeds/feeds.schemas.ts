import { z } from 'zod'
import { rowId } from '#shared/row-id.ts'
import { PostCard, PostFilter } from '../posts/posts.schemas.ts'
import { reasons } from '../posts/ranking.model.ts'
import { feedKinds } from './feed.kinds.ts'
import { cursorPattern } from './feed-cursor.model.ts'

const about = PostFilter.pick({
  user: true,
  hashtag: true,
  plant_id: true,
  space_id: true,
  plan_cultivation_id: true,
  plant_cycle_id: true,
  week: true,
})

export const FeedFilter = about.extend({
  kind: z.enum(feedKinds).default('following'),
  /** `next_cursor` of the page before. */
  cursor: z.string().regex(cursorPattern, 'Recarregue a página para ver o feed do começo.').optional(),
  /** Instead of a cursor: then the answer has `current_page`, `last_page` and `total`, of the newest MOST_PAGED. */
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  per_page: z.coerce.number().int().min(1).max(100).optional(),
  show: z.coerce.number().int().min(1).max(100).optional(),
})
export type FeedFilter = z.infer<typeof FeedFilter>

export const FeedItem = PostCard.extend({
  /** Why it stands in a ranked feed; null in those by time. */
  reason: z.enum(reasons).nullable(),
})
export type FeedItem = z.infer<typeof FeedItem>

/** `next_cursor` is null on the last page. `newest`: ask for news after it. */
export const FeedPage = z.object({
  data: z.array(FeedItem),
  per_page: z.number().int(),
  next_cursor: z.string().nullable(),
  newest: z.number().int(),
  current_page: z.number().int().optional(),
  last_page: z.number().int().optional(),
  total: z.number().int().optional(),
})
export type FeedPage = z.infer<typeof FeedPage>

export const NewsFilter = about.extend({ kind: z.enum(feedKinds).default('following'), after: rowId })
export type NewsFilter = z.infer<typeof NewsFilter>

/** New posts since, counted up to MOST_NEWS. */
export const News = z.object({ count: z.number().int() })
export type News = z.infer<typeof News>
