import { and, asc, count, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { AppError } from '#platform/errors.ts'
import { hashtagSlug } from '#shared/marked-text.ts'
import { toPage, windowOf } from '#shared/pagination.ts'
import { isStaff, visibleTo } from '../posts/posts.policy.ts'
import type { HashtagDetail, HashtagFilter } from './hashtags.schemas.ts'
import { hashtags } from './hashtags.table.ts'

const PER_PAGE = 10

/** A page of hashtags: ranked by distinct authors, so that one busy person moves nothing, or by name. Two queries. */
export async function listHashtags(ctx: Context, filter: HashtagFilter) {
  const { semanal, search } = filter
  const [posts, authors] = semanal
    ? [hashtags.week_posts, hashtags.week_authors]
    : [hashtags.posts_count, hashtags.authors_count]
  const where = and(
    eq(hashtags.listable, true),
    gt(posts, 0),
    semanal ? eq(hashtags.trendable, true) : undefined,
    search ? contains(hashtags.slug, hashtagSlug(search.replace(/^#/, ''))) : undefined,
  )
  const { limit, offset } = windowOf(filter, PER_PAGE)
  const byPosts = filter.order_social_posts_count
  const ranked = byPosts || filter.with_ranking
  const direction = byPosts === 'asc' ? asc : desc
  const order: SQL[] = byPosts
    ? [direction(posts), desc(hashtags.id)]
    : filter.with_ranking
      ? [desc(authors), desc(posts), desc(hashtags.id)]
      : [asc(hashtags.slug)]
  const [rows, totals] = await Promise.all([
    ctx.db
      .select({
        id: hashtags.id,
        slug: hashtags.slug,
        name: hashtags.name,
        social_posts_count: posts,
        authors_count: authors,
      })
      .from(hashtags)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
    ctx.db.select({ total: count() }).from(hashtags).where(where),
  ])
  const data = rows.map((row, at) => ({ ...row, ranking: ranked ? offset + at + 1 : null }))
  return toPage(data, totals[0]?.total ?? 0, filter, PER_PAGE)
}

/** A hashtag of at least one post that the viewer may know of; else 404. */
export async function showHashtag(ctx: Context, slug: string): Promise<HashtagDetail> {
  const [row] = await ctx.db
    .select()
    .from(hashtags)
    .where(
      and(
        eq(hashtags.slug, hashtagSlug(slug)),
        sql`exists (select from post_hashtags t join posts on posts.id = t.post_id
          where t.hashtag_id = hashtags.id and ${visibleTo(ctx)})`,
      ),
    )
  if (!row) throw noHashtag()
  const curate = isStaff(ctx.viewer)
  const { id, name, posts_count, authors_count, week_posts, listable, trendable } = row
  return {
    id,
    slug: row.slug,
    name,
    social_posts_count: posts_count,
    authors_count,
    week_posts,
    listable,
    trendable,
    can: { curate },
  }
}

export const noHashtag = () => new AppError('not_found', 'Ninguém usou essa hashtag ainda.')
