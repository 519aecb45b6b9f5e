import { and, eq, inArray, ne } from 'drizzle-orm'
import { comments } from '#domains/base/social/comments/comments.table.ts'
import { targetNamed } from '#domains/base/social/index.ts'
import type { Context } from '#platform/context.ts'
import { notifications } from './notifications.table.ts'
import { commentKeys, withdrawNotice, withdrawWhere } from './notify.actions.ts'
import { visitorsSee } from './visitors-see.queries.ts'

/**
 * Deletes notices about a thing that was made private or deleted; its owner keeps theirs, but not who saved what is gone.
 */
export async function withdrawHidden(tx: Context, target: string, target_id: number, owner: number) {
  if (await visitorsSee(tx, target, target_id)) return
  const cards = await targetNamed(target).saved?.cards(tx, [target_id])
  if (!cards?.length) await withdrawNotice(tx, owner, `save:${target}:${target_id}`)
  const saidThere = commentKeys(tx, and(eq(comments.target, target), eq(comments.target_id, target_id)))
  await withdrawWhere(tx, and(inArray(notifications.key, saidThere), ne(notifications.user_id, owner)))
}
