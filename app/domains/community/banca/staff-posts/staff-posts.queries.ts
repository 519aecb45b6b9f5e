import { and, count, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { social_counters } from '#domains/base/social/counters/counters.table.ts'
import { countersOf, savesCount } from '#domains/base/social/index.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { sinceDay } from '#platform/database/since-day.ts'
import { sorted } from '#platform/database/sorted.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import { titleOf } from '../posts/post.words.ts'
import { selectPosts, toPost } from '../posts/post-columns.queries.ts'
import { ownedPosts } from '../posts/posts.owned.ts'
import { posts } from '../posts/posts.table.ts'
import type { StaffPost, StaffPostDetail, StaffPostFilter } from './staff-posts.schemas.ts'

const states = {
  abertos: and(isNull(posts.deleted_at), isNull(posts.hidden_at)),
  escondidos: and(isNull(posts.deleted_at), isNotNull(posts.hidden_at)),
  apagados: isNotNull(posts.deleted_at),
  destaques: and(isNull(posts.deleted_at), isNotNull(posts.highlighted_at)),
}

const commentsCount = sql<number>`coalesce(${social_counters.comments_count}, 0)`

/** All posts in any state. Two queries: a page, and the total. */
export async function listForStaff(ctx: Context, filter: StaffPostFilter): Promise<Page<StaffPost>> {
  const { state, available_by, since, search } = filter
  const where = and(
    state ? states[state] : undefined,
    available_by ? eq(posts.available_by, available_by) : undefined,
    sinceDay(posts.created_at, since),
    search
      ? or(contains(posts.text, search), contains(posts.teaser, search), contains(users.nickname, search))
      : undefined,
  )
  const { limit, offset } = windowOf(filter)
  const sortable = { created_at: posts.id, saves_count: savesCount, comments_count: commentsCount }
  const [rows, totals] = await Promise.all([
    ctx.db
      .select({
        id: posts.id,
        slug: posts.slug,
        text: posts.text,
        teaser: posts.teaser,
        nickname: users.nickname,
        available_by: posts.available_by,
        created_at: posts.created_at,
        saves_count: savesCount,
        comments_count: commentsCount,
        highlighted: sql<boolean>`${posts.highlighted_at} is not null`,
        hidden: sql<boolean>`${posts.hidden_at} is not null`,
        deleted: sql<boolean>`${posts.deleted_at} is not null`,
      })
      .from(posts)
      .innerJoin(users, eq(users.id, posts.created_by))
      .leftJoin(social_counters, countersOf('post', posts.id))
      .where(where)
      .orderBy(...sorted(filter, sortable, posts.id))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ total: count() }).from(posts).innerJoin(users, eq(users.id, posts.created_by)).where(where),
  ])
  return toPage(
    rows.map(({ text, teaser, ...row }) => ({ ...row, title: titleOf({ text, teaser }) })),
    totals[0]?.total ?? 0,
    filter,
  )
}

/** Any post, also a deleted one until it is purged. */
export async function showForStaff(ctx: Context, id: number): Promise<StaffPostDetail> {
  const [row] = await selectPosts(ctx).where(eq(posts.id, id))
  const [more] = await ctx.db
    .select({
      deleted_at: posts.deleted_at,
      case_id: sql<number | null>`(select max(c.id) from moderation_cases c
        where c.target = 'post' and c.target_id = posts.id)`,
    })
    .from(posts)
    .where(eq(posts.id, id))
  if (!row || !more) throw ownedPosts.notFound()
  return { post: toPost(ctx, row), ...more }
}
