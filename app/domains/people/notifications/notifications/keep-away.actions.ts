import { and, eq, inArray, sql } from 'drizzle-orm'
import { comments } from '#domains/base/social/comments/comments.table.ts'
import { areApart } from '#domains/base/social/index.ts'
import type { Context } from '#platform/context.ts'
import { notifications } from './notifications.table.ts'
import { publishCount } from './notify.actions.ts'
import { refreshGroupsBetween } from './notify-grouped.actions.ts'

type Pair = { user_id: number; other_id: number }

/**
 * One began to keep another away, or stopped: groups count them or not, and of people who are apart neither keeps a
 * notice of what the other wrote.
 */
export async function keepAway(tx: Context, { user_id, other_id }: Pair) {
  await refreshGroupsBetween(tx, user_id, other_id)
  await refreshGroupsBetween(tx, other_id, user_id)
  const { rows } = await tx.db.execute<{ apart: boolean }>(sql`select ${areApart(user_id, other_id)} as apart`)
  if (!rows[0]?.apart) return
  await withdrawWritten(tx, user_id, other_id)
  await withdrawWritten(tx, other_id, user_id)
}

/** Deletes the reader's notices of comments that the other wrote. */
async function withdrawWritten(tx: Context, reader: number, writer: number) {
  const written = tx.db
    .select({ key: sql<string>`'comment:' || ${comments.id}` })
    .from(comments)
    .where(eq(comments.created_by, writer))
  const gone = await tx.db
    .delete(notifications)
    .where(and(eq(notifications.user_id, reader), inArray(notifications.key, written)))
    .returning({ id: notifications.id })
  if (gone.length) await publishCount(tx, reader)
}
