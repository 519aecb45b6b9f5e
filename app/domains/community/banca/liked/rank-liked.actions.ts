import { and, eq, sql } from 'drizzle-orm'
import { purge } from '#platform/cache/purge.ts'
import type { Context } from '#platform/context.ts'
import { forEach } from '#platform/jobs/for-each.ts'
import { likedTargets, periodDays, periods } from './liked.kinds.ts'
import { openThings } from './liked.queries.ts'
import { liked_ranks } from './liked-ranks.table.ts'

const KEPT = 100

/** Counts the most saved open things of each kind and period (cron, every ten minutes). */
export async function rankLiked(ctx: Context) {
  const lists = likedTargets.flatMap((target) => periods.map((period) => ({ target, period })))
  await forEach(ctx, lists, async (tx, { target, period }) => {
    const days = periodDays[period]
    const since = days && new Date(ctx.now().getTime() - days * 86_400_000).toISOString()
    const counted = since
      ? sql`(select target_id, count(*)::int as saves from saves
              where target = ${target} and created_at > ${since}::timestamptz group by target_id)`
      : sql`(select target_id, saves_count as saves from social_counters where target = ${target} and saves_count > 0)`
    await tx.db.delete(liked_ranks).where(and(eq(liked_ranks.target, target), eq(liked_ranks.period, period)))
    await tx.db.execute(sql`
          insert into liked_ranks (target, period, position, target_id, saves)
          select ${target}, ${period}, row_number() over (order by saves desc, target_id desc), target_id, saves
          from ${counted} counted where target_id in (${openThings(tx, target)})
          order by saves desc, target_id desc limit ${KEPT}`)
  })
  await ctx.transaction((tx) => purge(tx, 'liked'))
}
