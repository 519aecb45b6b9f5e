import { and, desc, eq, gte, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import { DAY } from '#shared/durations.ts'
import { blog_posts } from '../posts/blog-posts.table.ts'
import { signedBy } from '../works/works.queries.ts'
import { blog_reads } from './blog-reads.table.ts'

const SHOWN_DAYS = 30

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
  const read = sum('reads')
  return {
    reads: read,
    // Who reads on the next day was counted the day before.
    ends: Math.min(read, sum('ends')),
    sources: rows.map(({ source, reads: times }) => ({ source, reads: times })),
  }
}
