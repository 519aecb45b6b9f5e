import { randomUUID } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import { notMuted } from '#domains/base/social/index.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { weekColumn } from '../posts/posts.table.ts'
import { type Reason, reasons } from '../posts/ranking.model.ts'
import { feed_readings } from './feed-readings.table.ts'
import type { Followed } from './following.queries.ts'

type Scope = { plant_cycle_id?: number; week?: number }
export type Reading = { id: string; post_ids: number[]; reasons: Reason[] }

/** How many posts a reading holds, and from how many of the highest rank they are chosen. */
const LENGTH = 300
const CANDIDATES = 500
/** A feed that is opened again this soon is the same reading. */
const FRESH_SECONDS = 60
/** What following somebody, or growing in the same week, is worth: as three times the saves. */
const BONUS = 0.5

/**
 * Freezes the ranked feed for a reader: the highest ranks for all, and for who is signed in those whom they follow, and
 * whoever is in the same week as one of their plants, a little higher. `fill` instead leaves out whom and what they follow,
 * since those stood before, and what is their own. Finds the reading of the last minute, or makes one: two statements at most.
 */
export async function openReading(
  ctx: Context,
  { plant_cycle_id, week }: Scope,
  fillAfter?: Followed,
): Promise<Reading> {
  const me = ctx.viewer?.id ?? null
  const scope = [fillAfter ? 'fill' : 'ranked', plant_cycle_id ?? '', week ?? ''].join('/')
  const at = ctx.now().toISOString()
  const [fresh] = await ctx.db
    .select()
    .from(feed_readings)
    .where(
      and(
        sql`${feed_readings.viewer_id} is not distinct from ${me}::int`,
        eq(feed_readings.scope, scope),
        sql`${feed_readings.made_at} > ${at}::timestamptz - make_interval(secs => ${FRESH_SECONDS})`,
      ),
    )
    .orderBy(sql`${feed_readings.made_at} desc`)
    .limit(1)
  if (fresh) return toReading(fresh)
  const unmuted = notMuted(ctx.viewer, sql`posts.created_by`)
  const { rows } = await ctx.db.execute<Row>(sql`
    with top as (
      select posts.id, posts.created_by, posts.rank, posts.plant_cycle_id, posts.cycle_day from posts
      where posts.deleted_at is null and posts.hidden_at is null and posts.available_by = 'todos'
        ${plant_cycle_id ? sql`and posts.plant_cycle_id = ${plant_cycle_id}` : sql``}
        ${week ? sql`and ${weekColumn} = ${week - 1}` : sql``}
        ${fillAfter ? sql`and posts.created_by is distinct from ${me}::int and not ${isFollowed(fillAfter)}` : sql``}
        ${unmuted ? sql`and ${unmuted}` : sql``}
      order by posts.rank desc, posts.id desc limit ${CANDIDATES}
    ), mine as (
      select plant_cycle_id, cycle_since from plants where created_by = ${me}::int and deleted_at is null
        and archived_at is null and status = 'viva'
    ), told as (
      select top.*,
        exists (select from saves s where s.user_id = ${me}::int and s.target = 'user' and s.target_id = top.created_by) as following,
        exists (select from mine where mine.plant_cycle_id = top.plant_cycle_id
          and ((${at}::timestamptz at time zone 'America/Sao_Paulo')::date - mine.cycle_since) / 7 = (top.cycle_day - 1) / 7) as phase,
        coalesce(c.saves_count, 0) + coalesce(c.comments_count, 0) > 0 as popular
      from top left join social_counters c on c.target = 'post' and c.target_id = top.id
    ), chosen as (
      select id, rank + case when following then ${BONUS}::float8 else 0 end + case when phase then ${BONUS}::float8 else 0 end as score,
        case when following then ${index('following')} when phase then ${index('phase')}
          when popular then ${index('popular')} else ${index('recent')} end as reason
      from told order by score desc, id desc limit ${LENGTH}
    )
    insert into feed_readings (id, viewer_id, scope, post_ids, reasons, made_at)
    select ${randomUUID()}::uuid, ${me}::int, ${scope}, coalesce(array_agg(id order by score desc, id desc), '{}'),
      coalesce(array_agg(reason order by score desc, id desc), '{}')::smallint[], ${at}::timestamptz
    from chosen returning id, post_ids, reasons`)
  if (!rows[0]) throw new Error('insert returned no row')
  return toReading(rows[0])
}

/** What stood before, as in `oneOfThem`. */
const isFollowed = ({ users, plants, spaces, plans }: Followed) => sql`(
  posts.created_by = any(${sql.param(users)}::int[]) or coalesce(posts.plant_id = any(${sql.param(plants)}::int[]), false)
  or coalesce(posts.space_id = any(${sql.param(spaces)}::int[]), false) or coalesce(posts.plan_id = any(${sql.param(plans)}::int[]), false))`

const index = (reason: Reason) => sql.raw(String(reasons.indexOf(reason)))

/** A reading of this reader. 404 once it is gone: it is kept for a day. */
export async function findReading(ctx: Context, id: string): Promise<Reading> {
  const [row] = await ctx.db.select().from(feed_readings).where(eq(feed_readings.id, id))
  if (!row || row.viewer_id !== (ctx.viewer?.id ?? null))
    throw new AppError('not_found', 'Este feed foi aberto há muito tempo. Volte ao começo para ver o que há de novo.')
  return toReading(row)
}

type Row = { id: string; post_ids: number[]; reasons: number[] }

const toReading = ({ id, post_ids, reasons: numbers }: Row): Reading => ({
  id,
  post_ids,
  reasons: numbers.map((one) => reasons[one] ?? 'recent'),
})

/** Nightly. */
export async function purgeReadings(ctx: Context) {
  await ctx.db.delete(feed_readings).where(lt(feed_readings.made_at, new Date(ctx.now().getTime() - 86_400_000)))
}
