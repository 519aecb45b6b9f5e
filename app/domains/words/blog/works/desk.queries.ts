import { and, desc, sql } from 'drizzle-orm'
import { social_counters } from '#domains/base/social/counters/counters.table.ts'
import { countersOf, viewsCount } from '#domains/base/social/index.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { blog_posts } from '../posts/blog-posts.table.ts'
import { readingOf } from '../reads/blog-reads.queries.ts'
import { selectWorks, signedBy } from './works.queries.ts'

const SHOWN = 5

/** What a writer signs: how much, what goes on and what is read most. Reads are counted, readers are not known. */
export async function showDesk(ctx: Context) {
  const mine = and(sql`${blog_posts.deleted_at} is null`, signedBy(signedIn(ctx).id))
  const isOut = sql`${blog_posts.state} = 'publicado'`
  const waits = sql`${blog_posts.review_asked_at} is not null`
  const sum = (counter: string) =>
    sql<number>`coalesce(sum(social_counters.${sql.identifier(counter)}) filter (where ${isOut}), 0)::int`
  const number = (where: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${where})::int`
  const [[counts], going_on, most_read, reading] = await Promise.all([
    ctx.db
      .select({
        published: number(isOut),
        drafts: number(sql`${blog_posts.state} = 'rascunho'`),
        waiting: number(waits),
        views: sum('views_count'),
        saves: sum('saves_count'),
        comments: sum('comments_count'),
      })
      .from(blog_posts)
      .leftJoin(social_counters, countersOf('blog_post', blog_posts.id))
      .where(mine),
    selectWorks(ctx)
      .where(and(mine, sql`(not ${isOut} or ${blog_posts.approved_version} is distinct from ${blog_posts.version})`))
      .orderBy(desc(sql`${blog_posts.returned_why} <> ''`), desc(blog_posts.saved_at), desc(blog_posts.id))
      .limit(SHOWN),
    selectWorks(ctx).where(and(mine, isOut)).orderBy(desc(viewsCount), desc(blog_posts.id)).limit(SHOWN),
    readingOf(ctx, signedIn(ctx).id),
  ])
  const none = { published: 0, drafts: 0, waiting: 0, views: 0, saves: 0, comments: 0 }
  return { counts: counts ?? none, reading, going_on, most_read }
}
