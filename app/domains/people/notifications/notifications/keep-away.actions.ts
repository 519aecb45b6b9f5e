import { and, eq, inArray, sql } from 'drizzle-orm'
import { comments } from '#domains/base/social/comments/comments.table.ts'
import { areApart, knownTargets } from '#domains/base/social/index.ts'
import type { Context } from '#platform/context.ts'
import { notifications } from './notifications.table.ts'
import { commentKeys, withdrawWhere } from './notify.actions.ts'
import { refreshGroupsBetween } from './notify-grouped.actions.ts'

type Pair = { user_id: number; other_id: number }

/**
 * One began to keep another away, or stopped: groups count them or not, and of people who are apart neither keeps a
 * notice of what the other wrote, nor of what was said at something of theirs.
 */
export async function keepAway(tx: Context, { user_id, other_id }: Pair) {
  await refreshGroupsBetween(tx, user_id, other_id)
  await refreshGroupsBetween(tx, other_id, user_id)
  const { rows } = await tx.db.execute<{ apart: boolean }>(sql`select ${areApart(user_id, other_id)} as apart`)
  if (!rows[0]?.apart) return
  for (const [reader, other] of [
    [user_id, other_id],
    [other_id, user_id],
  ] as const) {
    await withdrawWritten(tx, reader, other)
    await withdrawSaidAt(tx, reader, other)
  }
}

/** Who is on their way out is quoted nowhere: deletes everybody's notices of comments that they wrote. */
export const withdrawQuotes = (tx: Context, { user_id }: { user_id: number }) => withdrawWritten(tx, undefined, user_id)

/** Deletes the reader's notices, or everybody's, of comments that the other wrote. */
async function withdrawWritten(tx: Context, reader: number | undefined, writer: number) {
  const written = commentKeys(tx, eq(comments.created_by, writer))
  await withdrawWhere(
    tx,
    and(reader ? eq(notifications.user_id, reader) : undefined, inArray(notifications.key, written)),
  )
}

/** Deletes the reader's notices of comments, whoever wrote them, at what the other made: they name it. */
async function withdrawSaidAt(tx: Context, reader: number, maker: number) {
  for (const { name, madeBy } of knownTargets()) {
    if (!madeBy) continue
    const said = commentKeys(tx, and(eq(comments.target, name), inArray(comments.target_id, madeBy(tx, maker))))
    await withdrawWhere(tx, and(eq(notifications.user_id, reader), inArray(notifications.key, said)))
  }
}
