import { and, eq, inArray, isNull } from 'drizzle-orm'
import { comments } from '#domains/base/social/comments/comments.table.ts'
import { targetNamed } from '#domains/base/social/index.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { mentionsIn } from '#shared/marked-text.ts'
import type { NotificationKind } from './notification.kinds.ts'
import { notifications } from './notifications.table.ts'
import { notify, withdrawNotice } from './notify.actions.ts'
import { visitorsSee } from './visitors-see.queries.ts'

type Commented = { target: string; target_id: number; comment_id: number }
type Reason = { kind: NotificationKind; words: string }

/**
 * Notifies the owner of the thing, the author of the parent comment and mentioned users of a comment, once, while it
 * exists and if they may see it. Edited, the notices follow.
 */
export async function notifyOfComment(tx: Context, { target, target_id, comment_id }: Commented) {
  const comment = await findComment(tx, comment_id)
  const thing = targetNamed(target)
  const [card] = (await thing.saved?.cards(tx, [target_id])) ?? []
  if (!comment || !card) return
  const owner = await thing.ownerOf?.(tx, target_id)
  const isOpen = await visitorsSee(tx, target, target_id)
  const key = `comment:${comment_id}`
  const isGone = comment.deleted_at || comment.hidden_at
  const reasons = [...(await recipientsOf(tx, comment, owner))].filter(([id]) => !isGone && (isOpen || id === owner))
  await follow(tx, { key, text: textOf(comment), user_ids: reasons.map(([id]) => id) })
  for (const [user_id, { kind, words }] of reasons)
    await notify(tx, {
      user_id,
      actor_id: comment.created_by,
      kind,
      title: `${comment.nickname} ${words} ${card.title}`,
      text: textOf(comment),
      url: `${card.url}/comentarios`,
      key,
    })
}

const textOf = ({ text }: Comment) => text.slice(0, 160)

/** Notices of before say what the comment says now, and are gone from whom it names no more. */
async function follow(tx: Context, { key, text, user_ids }: { key: string; text: string; user_ids: number[] }) {
  const told = await tx.db
    .update(notifications)
    .set({ text })
    .where(eq(notifications.key, key))
    .returning({ user_id: notifications.user_id })
  for (const { user_id } of told) if (!user_ids.includes(user_id)) await withdrawNotice(tx, user_id, key)
}

async function findComment({ db }: Context, id: number) {
  const [row] = await db
    .select({ comment: comments, nickname: users.nickname })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.created_by))
    .where(eq(comments.id, id))
  return row && { ...row.comment, nickname: row.nickname }
}
type Comment = NonNullable<Awaited<ReturnType<typeof findComment>>>

/** Each recipient once, by the most specific reason: mentioned, replied to, owner. The author gets none. */
async function recipientsOf(tx: Context, { text, parent_id, created_by }: Comment, owner: number | undefined) {
  const reasons = new Map<number, Reason>()
  if (owner) reasons.set(owner, { kind: 'comment', words: 'comentou em' })
  if (parent_id) {
    const [parent] = await tx.db.select({ by: comments.created_by }).from(comments).where(eq(comments.id, parent_id))
    if (parent) reasons.set(parent.by, { kind: 'comment', words: 'respondeu a você em' })
  }
  for (const id of await mentioned(tx, text)) reasons.set(id, { kind: 'mention', words: 'mencionou você em' })
  reasons.delete(created_by)
  return reasons
}

/** At most ten mentions per comment. */
async function mentioned({ db }: Context, text: string): Promise<number[]> {
  const names = mentionsIn(text).slice(0, 10)
  if (!names.length) return []
  const here = and(
    inArray(users.nickname, names),
    isNull(users.deleted_at),
    isNull(users.suspended_at),
    isNull(users.leaving_at),
  )
  return (await db.select({ id: users.id }).from(users).where(here)).map(({ id }) => id)
}
