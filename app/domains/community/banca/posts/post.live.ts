import { and, eq } from 'drizzle-orm'
import { social_counters } from '#domains/base/social/counters/counters.table.ts'
import { whileSeen } from '#domains/base/social/index.ts'
import type { Context } from '#platform/context.ts'
import { openStream, type StreamOptions } from '#platform/live/open-stream.ts'
import { publish } from '#platform/live/publish.ts'
import { showPost } from './posts.queries.ts'
import type { PostLive } from './posts.schemas.ts'

const channelOf = (post_id: number) => `post:${post_id}`

/** Publishes a post's new counts to its open pages. */
export async function publishCounts(tx: Context, post_id: number) {
  const counted = and(eq(social_counters.target, 'post'), eq(social_counters.target_id, post_id))
  const [counter] = await tx.db.select().from(social_counters).where(counted)
  const { saves_count = 0, comments_count = 0 } = counter ?? {}
  await publish(tx, channelOf(post_id), { saves_count, comments_count } satisfies PostLive)
}

/** Streams the live counts of a post, while the viewer may see it; 404 before it begins when not. */
export async function followPostCounts(ctx: Context, id_or_slug: string, options: StreamOptions) {
  const post = await showPost(ctx, id_or_slug)
  const look = (now: Context) => showPost(now, String(post.id))
  return openStream(ctx, options, whileSeen<PostLive>(ctx, { channel: channelOf(post.id), options, look }))
}
