import { sql } from 'drizzle-orm'
import { purge } from '#platform/cache/purge.ts'
import type { Context } from '#platform/context.ts'

/** Adds a person's saves to the counters of what they saved, or subtracts them, when they are shown or hidden together. */
export async function countSaves(tx: Context, user_id: number, by: 1 | -1) {
  const { rows } = await tx.db.execute<{ tag: string }>(sql`
    update social_counters c set saves_count = greatest(0, c.saves_count + ${by}::int) from saves s
    where s.user_id = ${user_id} and s.target = c.target and s.target_id = c.target_id
    returning c.target || ':' || c.target_id as tag`)
  if (rows.length) await purge(tx, ...rows.map(({ tag }) => tag))
}
