import { and, eq, sql } from 'drizzle-orm'
import { isFirstToday } from '#domains/base/social/index.ts'
import type { Context } from '#platform/context.ts'
import { addressOf } from '#platform/rate-limit/address.ts'
import { countAttempt, type Limit } from '#platform/rate-limit/rate-limit.ts'
import { dayKey } from '#shared/dates.ts'
import { visibleTo } from '../posts/blog-posts.policy.ts'
import { noBlogPost } from '../posts/blog-posts.queries.ts'
import { blog_posts } from '../posts/blog-posts.table.ts'
import type { BlogRead } from './blog-reads.schemas.ts'
import { blog_reads } from './blog-reads.table.ts'

const perAddress: Limit = { name: 'blog-reads', points: 60, seconds: 600 }

/** Counts a read, or that its end was seen: once a day of each reader, of whom nothing stays. Not of who refused. */
export async function countRead(ctx: Context, { slug, act, source }: BlogRead) {
  if (ctx.viewer?.analytics_refused) return
  await countAttempt(ctx, perAddress, addressOf(ctx))
  const [post] = await ctx.db
    .select({ id: blog_posts.id })
    .from(blog_posts)
    .where(and(eq(blog_posts.slug, slug), visibleTo(ctx.viewer)))
  if (!post) throw noBlogPost()
  const { id } = post
  const one = { reads: act === 'read' ? 1 : 0, ends: act === 'end' ? 1 : 0 }
  await ctx.transaction(async (tx) => {
    if (!(await isFirstToday(tx, { target: `blog_${act}`, target_id: id }))) return
    await tx.db
      .insert(blog_reads)
      .values({ blog_post_id: id, on: dayKey(tx.now()), source, ...one })
      .onConflictDoUpdate({
        target: [blog_reads.blog_post_id, blog_reads.on, blog_reads.source],
        set: { reads: sql`${blog_reads.reads} + ${one.reads}`, ends: sql`${blog_reads.ends} + ${one.ends}` },
      })
  })
}
