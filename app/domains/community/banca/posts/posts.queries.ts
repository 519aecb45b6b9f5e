import { and, asc, count, desc, eq, isNotNull, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { social_counters } from '#domains/base/social/counters/counters.table.ts'
import { countersOf, notMuted, savesCount } from '#domains/base/social/index.ts'
import { visibleTo as plantsVisibleTo } from '#domains/garden/garden/plants/plants.policy.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { visibleTo as spacesVisibleTo } from '#domains/garden/garden/spaces/spaces.policy.ts'
import { spaces } from '#domains/garden/garden/spaces/spaces.table.ts'
import { visibleTo as plansVisibleTo } from '#domains/garden/plans/plans/plans.policy.ts'
import { plans } from '#domains/garden/plans/plans/plans.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { sorted } from '#platform/database/sorted.ts'
import { type BuildArgs, statement } from '#platform/database/statement.ts'
import { type Address, atAddress, toAddress } from '#platform/owned/owned.ts'
import { hashtagSlug } from '#shared/marked-text.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import { selectPosts, toPost } from './post-columns.queries.ts'
import { ownedPosts } from './posts.owned.ts'
import { isLocked, readableVersion, visibleTo } from './posts.policy.ts'
import type { PostCard, PostFilter } from './posts.schemas.ts'
import { post_versions, posts, weekColumn } from './posts.table.ts'

const one = statement('posts.one', (ask: BuildArgs<Address>) =>
  selectPosts(ask)
    .where(and(atAddress(posts, ask.values), visibleTo(ask)))
    .limit(1),
)

/** 404, never 403, for a post that the viewer may not know of. */
export async function showPost(ctx: Context, id_or_slug: string): Promise<PostCard> {
  const [row] = await one(ctx, toAddress(id_or_slug))
  if (!row) throw ownedPosts.notFound()
  return toPost(ctx, row)
}

const byIds = statement('posts.byIds', (ask: BuildArgs<{ ids: number[] }, { heard: boolean }>) =>
  selectPosts(ask).where(
    and(
      sql`${posts.id} = any(${ask.values.ids}::int[])`,
      visibleTo(ask),
      ask.shape.heard ? notMuted(ask.viewer, posts.created_by) : undefined,
    ),
  ),
)

/** Cards of those of these posts that the viewer may know of, in this order. One query. */
export const showPosts = (ctx: Context, ids: number[]) => cardsOf(ctx, ids, false)

/** The same without posts of people whom the viewer muted. */
export const showHeardPosts = (ctx: Context, ids: number[]) => cardsOf(ctx, ids, true)

async function cardsOf(ctx: Context, ids: number[], heard: boolean): Promise<PostCard[]> {
  if (!ids.length) return []
  const cards = new Map((await byIds(ctx, { ids }, { heard })).map((row) => [row.id, toPost(ctx, row)]))
  return ids.flatMap((id) => cards.get(id) ?? [])
}

const readableIds = statement('posts.readableIds', (ask: BuildArgs<{ ids: number[] }, { heard: boolean }>) =>
  ask.db
    .select({ id: posts.id })
    .from(posts)
    .where(
      and(
        sql`${posts.id} = any(${ask.values.ids}::int[])`,
        visibleTo(ask),
        ask.shape.heard ? notMuted(ask.viewer, posts.created_by) : undefined,
      ),
    ),
)

/** Those of these ids whose posts the viewer may know of, `heard`: without those of people whom they muted. In this order. */
export async function onlyReadable(ctx: Context, ids: number[], heard: boolean): Promise<number[]> {
  if (!ids.length) return []
  const readable = new Set((await readableIds(ctx, { ids }, { heard })).map(({ id }) => id))
  return ids.filter((id) => readable.has(id))
}

export type Narrowing = Pick<
  PostFilter,
  'user' | 'hashtag' | 'plant_id' | 'space_id' | 'plan_cultivation_id' | 'plant_cycle_id' | 'week'
>

/** Filters of posts by what they are about; used by lists and feeds alike. */
export function narrowed({ db, viewer, values }: BuildArgs<Narrowing>): (SQL | undefined)[] {
  const { user, hashtag, plant_id, space_id, plan_cultivation_id, plant_cycle_id, week } = values
  const person = db.select({ id: users.id }).from(users)
  return [
    user && eq(posts.created_by, person.where(eq(users.nickname, user))),
    // Of one hashtag each post is there once: the planner reads them in their order, and stops.
    hashtag &&
      sql`${posts.id} in (select t.post_id from post_hashtags t where t.hashtag_id = (select h.id from hashtags h where h.slug = ${hashtag}))`,
    // What the viewer may not see must not be found by what is written about it.
    plant_id && about(posts.plant_id, plants, plant_id, plantsVisibleTo(viewer)),
    space_id && about(posts.space_id, spaces, space_id, spacesVisibleTo(viewer)),
    plan_cultivation_id && about(posts.plan_id, plans, plan_cultivation_id, plansVisibleTo(viewer)),
    plant_cycle_id && eq(posts.plant_cycle_id, plant_cycle_id),
    week && sql`${weekColumn} = ${week}::int - 1`,
  ]
}

const about = (column: PgColumn, things: PgTable & { id: PgColumn }, id: Placeholder, visible: SQL | undefined) =>
  and(eq(column, id), sql`exists (select from ${things} where ${things.id} = ${id} and ${visible})`)

type Listed = Narrowing & {
  posts_id?: number[]
  pinned?: true
  available_by?: PostFilter['available_by']
  search?: string
}

const listed = (ask: BuildArgs<Listed>) =>
  and(
    visibleTo(ask),
    ask.values.posts_id && sql`${posts.id} = any(${ask.values.posts_id}::int[])`,
    ask.values.pinned && isNotNull(posts.pinned_at),
    ask.values.available_by && eq(posts.available_by, ask.values.available_by),
    ...narrowed(ask),
  )

const page = statement(
  'posts.page',
  (ask: BuildArgs<Listed & { limit: number; offset: number }, Pick<PostFilter, 'order_by' | 'order_type'>>) =>
    selectPosts(ask)
      .where(listed(ask))
      .orderBy(...sorted(ask.shape, { created_at: posts.id, saves_count: savesCount }, posts.id))
      .limit(ask.values.limit)
      .offset(ask.values.offset),
)

const total = statement('posts.total', (ask: BuildArgs<Listed>) =>
  ask.db
    .select({ total: count() })
    .from(posts)
    .leftJoin(social_counters, countersOf('post', posts.id))
    .where(listed(ask)),
)

/** Two queries: a page of posts, and their number. */
export async function listPosts(ctx: Context, filter: PostFilter): Promise<Page<PostCard>> {
  const { user, posts_id, available_by, plant_id, space_id, plan_cultivation_id, plant_cycle_id, week } = filter
  const hashtag = filter.hashtag && hashtagSlug(filter.hashtag)
  const pinned = filter.pinned || undefined
  const about = {
    pinned,
    user,
    posts_id,
    available_by,
    hashtag,
    plant_id,
    space_id,
    plan_cultivation_id,
    plant_cycle_id,
    week,
  }
  const { order_by, order_type } = filter
  const [rows, counted] = await Promise.all([
    page(ctx, { ...about, ...windowOf(filter) }, { order_by, order_type }),
    total(ctx, about),
  ])
  return toPage(
    rows.map((row) => toPost(ctx, row)),
    counted[0]?.total ?? 0,
    filter,
  )
}

/** What a post said before each edit, newest first; nothing of what is locked. */
export async function listVersions(ctx: Context, id_or_slug: string) {
  const post = await showPost(ctx, id_or_slug)
  if (post.locked) return { data: [] }
  const data = await ctx.db
    .select({ text: post_versions.text, until: post_versions.until })
    .from(post_versions)
    .innerJoin(posts, eq(posts.id, post_versions.post_id))
    .where(
      and(
        eq(post_versions.post_id, post.id),
        readableVersion(ctx, { audience: post_versions.available_by, course: post_versions.course_id }),
      ),
    )
    .orderBy(desc(post_versions.id))
  return { data }
}

/** Addresses of posts for all, for the sitemap, the same for every viewer. */
export async function listAddresses(
  { db, now }: Context,
  { page: number, per_file }: { page: number; per_file: number },
) {
  const open = and(visibleTo({ viewer: null, now }), eq(posts.available_by, 'todos'))
  const [data, totals] = await Promise.all([
    db
      .select({
        slug: posts.slug,
        updated_at: sql<Date>`coalesce(${posts.edited_at}, ${posts.created_at})`.mapWith(posts.created_at),
      })
      .from(posts)
      .where(open)
      .orderBy(asc(posts.id))
      .limit(per_file)
      .offset((number - 1) * per_file),
    db.select({ total: count() }).from(posts).where(open),
  ])
  return { data, total: totals[0]?.total ?? 0 }
}

/** Subquery of the ids of posts that the viewer may read whole. */
export const postsReadable = (ctx: Context) =>
  ctx.db
    .select({ id: posts.id })
    .from(posts)
    .where(and(visibleTo(ctx), sql`not ${isLocked(ctx)}`))
