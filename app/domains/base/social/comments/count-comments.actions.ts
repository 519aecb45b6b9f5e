import { sql } from 'drizzle-orm'
import { isThere } from '#platform/access/there.ts'
import { purge } from '#platform/cache/purge.ts'
import type { Context } from '#platform/context.ts'
import { social_counters } from '../counters/counters.table.ts'
import type { Comment } from './comments.table.ts'

/**
 * Adds a person's comments to the counters of their targets, or subtracts them, when they are shown or hidden together.
 */
export async function countComments(tx: Context, created_by: number, by: 1 | -1) {
  const { rows } = await tx.db.execute<{ tag: string }>(sql`
    update social_counters c set comments_count = greatest(0, c.comments_count + ${by}::int * w.written)
    from (select target, target_id, count(*)::int as written from comments
      where created_by = ${created_by} and deleted_at is null group by target, target_id) w
    where w.target = c.target and w.target_id = c.target_id
    returning c.target || ':' || c.target_id as tag`)
  if (rows.length) await purge(tx, ...rows.map(({ tag }) => tag))
}

/** The counter changes only with the row, under its lock, and counts who is there. */
export function moveCount(tx: Context, { target, target_id, created_by }: Comment, by: 1 | -1) {
  const step = sql`case when ${isThere(created_by)} then ${by}::int else 0 end`
  return tx.db
    .insert(social_counters)
    .values({ target, target_id, comments_count: sql`greatest(0, ${step})` })
    .onConflictDoUpdate({
      target: [social_counters.target, social_counters.target_id],
      set: { comments_count: sql`greatest(0, ${social_counters.comments_count} + ${step})` },
    })
}
