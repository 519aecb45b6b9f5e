import { and, eq, inArray } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { comments } from './comments/comments.table.ts'
import { social_counters } from './counters/counters.table.ts'
import { saves } from './saves/saves.table.ts'
import { views } from './views/views.table.ts'

/** Deletes what people did with things that are purged; no foreign key does it: comments, salves, counters, views. */
export async function forgetTargets({ db }: Context, target: string, ids: number[]) {
  for (const table of [comments, saves, social_counters, views])
    await db.delete(table).where(and(eq(table.target, target), inArray(table.target_id, ids)))
}
