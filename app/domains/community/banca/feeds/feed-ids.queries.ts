import { and, desc, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { notMuted } from '#domains/base/social/index.ts'
import type { Context } from '#platform/context.ts'
import { type BuildArgs, statement } from '#platform/database/statement.ts'
import { DAY } from '#shared/durations.ts'
import { isStaff, visibleTo } from '../posts/posts.policy.ts'
import { type Narrowing, narrowed } from '../posts/posts.queries.ts'
import { posts } from '../posts/posts.table.ts'
import type { Followed } from './following.queries.ts'

/** Without whom the viewer muted, unless one opened what is that person's. */
const heard = ({ viewer, values }: BuildArgs<Narrowing>) => {
  const { user, plant_id, space_id, plan_cultivation_id } = values
  return user || plant_id || space_id || plan_cultivation_id ? undefined : notMuted(viewer, posts.created_by)
}

/** One's own posts stand on one's profile, about a plant that one saved too; the newest, while it is fresh, is seen among the others. */
const ofOthers = ({ viewer, values }: BuildArgs<Narrowing & Fresh>) =>
  viewer
    ? or(
        ne(posts.created_by, viewer.id),
        sql`${posts.id} = (select max(own.id) from posts own where own.created_by = ${viewer.id}
          and own.created_at > ${values.fresh_since} and own.deleted_at is null and own.hidden_at is null)`,
      )
    : undefined

type Fresh = { fresh_since: Date }
const FRESH = DAY

type Window = Narrowing & { before: number; limit: number }

/** Newer than any post. */
export const NEWEST = 2_147_483_647

const kinds = {
  recent: sql`${posts.available_by} in ('todos', 'pago', 'seguidores')`,
  highlights: and(isNotNull(posts.highlighted_at), sql`${posts.available_by} = 'todos'`),
  students: sql`${posts.available_by} = 'alunos'`,
  members: sql`${posts.available_by} = 'consultoria'`,
  paid: sql`${posts.available_by} = 'pago'`,
} satisfies Record<string, SQL | undefined>
export type TimedKind = keyof typeof kinds

/**
 * Groups are asked for once, not post by post: who belongs to none is done at once. Their posts are found by the author,
 * but for the consultancy's, which has many.
 */
function belongs({ viewer, shape: { kind } }: BuildArgs<Window, { kind: TimedKind }>): SQL | undefined {
  if (!viewer || isStaff(viewer)) return undefined
  if (kind === 'students')
    return sql`${posts.created_by} = any(array(select m.author_id from audience_members m
      where m.user_id = ${viewer.id} and m.audience = 'alunos'
      -- A course that somebody else teaches now: what was written for it before.
      union select p.created_by from audience_members m join posts p on p.course_id = m.course_id
      where m.user_id = ${viewer.id} and m.audience = 'alunos' union select ${viewer.id}))`
  if (kind === 'members')
    return sql`(${posts.created_by} = ${viewer.id} or exists (select from audience_members m
      where m.user_id = ${viewer.id} and m.audience = 'consultoria'))`
}

const timed = statement('feeds.timed', (ask: BuildArgs<Window, { kind: TimedKind }>) =>
  ask.db
    .select({ id: posts.id })
    .from(posts)
    .where(
      and(
        lt(posts.id, ask.values.before),
        isNull(posts.hidden_at),
        kinds[ask.shape.kind],
        belongs(ask),
        visibleTo(ask),
        heard(ask),
        ...narrowed(ask),
      ),
    )
    .orderBy(desc(posts.id))
    .limit(ask.values.limit),
)

/** Ids of a feed by time: a key set, so that nothing comes twice or is lost while others post. */
export const timedIds = async (ctx: Context, kind: TimedKind, window: Window) =>
  (await timed(ctx, window, { kind })).map(({ id }) => id)

/** Above it, the newest posts are read and sieved; below, the newest of each one followed are looked up. */
const FEW = 200
/** How far back the sieve reads before each one is looked up after all. */
const SIEVED = 20_000

type Sieve = Window & Followed & Fresh & { after: number }

const oneOfThem = ({ users, plants, spaces, plans }: BuildArgs<Followed>['values']) => sql`(
  ${posts.created_by} = any(${users}::int[]) or ${posts.plant_id} = any(${plants}::int[])
  or ${posts.space_id} = any(${spaces}::int[]) or ${posts.plan_id} = any(${plans}::int[]))`

const sieved = statement('feeds.sieved', (ask: BuildArgs<Sieve>) =>
  ask.db
    .select({ id: posts.id })
    .from(posts)
    .where(
      and(
        lt(posts.id, ask.values.before),
        sql`${posts.id} > ${ask.values.after}`,
        isNull(posts.hidden_at),
        oneOfThem(ask.values),
        ofOthers(ask),
        visibleTo(ask),
        heard(ask),
        ...narrowed(ask),
      ),
    )
    .orderBy(desc(posts.id))
    .limit(ask.values.limit),
)

/** The newest of each one followed, by their indexes. */
const lookedUp = statement('feeds.lookedUp', (ask: BuildArgs<Window & Followed & Fresh>) => {
  const { before, limit, users, plants, spaces, plans } = ask.values
  const newestOf = (ids: unknown, column: SQL) => sql`
    select newest.id from unnest(${ids}::int[]) one(id) cross join lateral (
      select posts.id from posts where ${column} = one.id and ${and(isNull(posts.hidden_at), ofOthers(ask), visibleTo(ask), heard(ask), ...narrowed(ask))}
        and posts.id < ${before} order by posts.id desc limit ${limit}) newest`
  const all = sql`(${newestOf(users, sql`posts.created_by`)} union ${newestOf(plants, sql`posts.plant_id`)}
    union ${newestOf(spaces, sql`posts.space_id`)} union ${newestOf(plans, sql`posts.plan_id`)}) found`
  return ask.db.select({ id: sql<number>`found.id` }).from(all).orderBy(sql`found.id desc`).limit(limit)
})

/** Posts of people and about things that are followed, and one's own newest of the last day, newest first. At most two queries. */
export async function followedIds(ctx: Context, follows: Followed, window: Window): Promise<number[]> {
  const users = ctx.viewer ? [...follows.users, ctx.viewer.id] : follows.users
  const followed = { ...follows, users, fresh_since: new Date(ctx.now().getTime() - FRESH) }
  const many = Object.values(follows).reduce((sum, ids) => sum + ids.length, 0) > FEW
  if (many) {
    const newest = window.before === NEWEST ? await newestId(ctx) : window.before
    const rows = await sieved(ctx, { ...window, ...followed, after: newest - SIEVED })
    if (rows.length >= window.limit || newest <= SIEVED) return rows.map(({ id }) => id)
  }
  return (await lookedUp(ctx, { ...window, ...followed })).map(({ id }) => id)
}

export async function newestId({ db }: Pick<Context, 'db'>): Promise<number> {
  const [row] = await db.select({ id: sql<number>`coalesce(max(${posts.id}), 0)` }).from(posts)
  return row?.id ?? 0
}

/** What the viewer saved, newest save first. */
export async function savedIds(
  ctx: Context,
  me: number,
  { at, before, limit }: { at: number; before: number; limit: number },
) {
  const { rows } = await ctx.db.execute<{ id: number; at: number }>(sql`
    select posts.id, floor(extract(epoch from s.created_at) * 1000)::float8 as at from saves s
    join posts on posts.id = s.target_id and ${visibleTo(ctx)}
    where s.user_id = ${me} and s.target = 'post'
      and (floor(extract(epoch from s.created_at) * 1000), s.target_id) < (${at}::numeric, ${before}::int)
    order by floor(extract(epoch from s.created_at) * 1000) desc, s.target_id desc limit ${limit}`)
  return rows
}
