import { and, eq } from 'drizzle-orm'
import { social_counters } from '#domains/base/social/counters/counters.table.ts'
import type { Context } from '#platform/context.ts'
import { posts } from './posts.table.ts'
import { rankOf } from './ranking.model.ts'

/** A post's rank after its counters moved, whose row is locked by who moved them. */
export async function rankAgain(tx: Context, post_id: number) {
  const counters = and(eq(social_counters.target, 'post'), eq(social_counters.target_id, post_id))
  const [row] = await tx.db
    .select({
      created_at: posts.created_at,
      saves: social_counters.saves_count,
      comments: social_counters.comments_count,
    })
    .from(posts)
    .innerJoin(social_counters, counters)
    .where(eq(posts.id, post_id))
  if (row)
    await tx.db
      .update(posts)
      .set({ rank: rankOf(row) })
      .where(eq(posts.id, post_id))
}
