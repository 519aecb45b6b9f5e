import { and, desc, eq, gte, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { addressOf } from '#platform/rate-limit/address.ts'
import { countAttempt, type Limit } from '#platform/rate-limit/rate-limit.ts'
import { dayKey } from '#shared/dates.ts'
import { DAY } from '#shared/durations.ts'
import { visibleTo } from '../posts/blog-posts.policy.ts'
import { noBlogPost } from '../posts/blog-posts.queries.ts'
import { blog_posts } from '../posts/blog-posts.table.ts'
import { signedBy } from '../works/works.queries.ts'
import type { BlogRead } from './blog-reads.schemas.ts'
import { blog_reads } from './blog-reads.table.ts'

const perAddress: Limit = { name: 'blog-reads', points: 60, seconds: 600 }
const SHOWN_DAYS = 30

/** Counts a read, or that its end was seen; nothing of who. Not of who asked not to be counted. */
export async function countRead(ctx: Context, { slug, act, source }: BlogRead) {
  if (ctx.viewer?.analytics_refused) return
  await countAttempt(ctx, perAddress, addressOf(ctx))
  const [post] = await ctx.db
    .select({ id: blog_posts.id })
    .from(blog_posts)
    .where(and(eq(blog_posts.slug, slug), visibleTo(ctx.viewer)))
  if (!post) throw noBlogPost()
  const one = { reads: act === 'read' ? 1 : 0, ends: act === 'end' ? 1 : 0 }
  await ctx.db
    .insert(blog_reads)
    .values({ blog_post_id: post.id, on: dayKey(ctx.now()), source, ...one })
    .onConflictDoUpdate({
      target: [blog_reads.blog_post_id, blog_reads.on, blog_reads.source],
      set: { reads: sql`${blog_reads.reads} + ${one.reads}`, ends: sql`${blog_reads.ends} + ${one.ends}` },
    })
}

/** Of what somebody signs, in the last thirty days. */
export async function readingOf({ db, now }: Context, user_id: number) {
  const since = dayKey(now().getTime() - SHOWN_DAYS * DAY)
  const reads = sql<number>`sum(${blog_reads.reads})::int`
  const rows = await db
    .select({ source: blog_reads.source, reads, ends: sql<number>`sum(${blog_reads.ends})::int` })
    .from(blog_reads)
    .innerJoin(blog_posts, eq(blog_posts.id, blog_reads.blog_post_id))
    .where(and(gte(blog_reads.on, since), signedBy(user_id)))
    .groupBy(blog_reads.source)
    .orderBy(desc(reads))
  const sum = (what: 'reads' | 'ends') => rows.reduce((all, row) => all + row[what], 0)
  return {
    reads: sum('reads'),
    ends: sum('ends'),
    sources: rows.map(({ source, reads: times }) => ({ source, reads: times })),
  }
}
