import { and, eq, isNull } from 'drizzle-orm'
import { can } from '#platform/access/viewer.ts'
import { audit } from '#platform/audit/audit.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { record } from '#platform/events.ts'
import { findByKey } from '#platform/owned/find-by-key.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { limitFor } from '#platform/rate-limit/limit-for.ts'
import { countAttempt, type Limit } from '#platform/rate-limit/rate-limit.ts'
import { pick } from '#shared/pick.ts'
import '../social.events.ts'
import { targetNamed, targetOf } from '../targets.registry.ts'
import { demandAllowedText } from '../words/allowed-text.rules.ts'
import { commentTarget } from './comment-target.queries.ts'
import { showComment } from './comments.queries.ts'
import type { CommentChange, CommentCreate } from './comments.schemas.ts'
import { type Comment, comments } from './comments.table.ts'
import { moveCount } from './count-comments.actions.ts'

const perPerson: Limit = { name: 'comments', points: 30, seconds: 600 }

/** Comments on a thing, or replies to a comment. Idempotent by the form's key. */
export async function postComment(ctx: Context, { text, parent_id, idempotency_key, ...thing }: CommentCreate) {
  const { target, id } = targetOf(thing)
  const created_by = signedIn(ctx).id
  await countAttempt(ctx, limitFor(ctx.viewer, perPerson), String(created_by))
  return ctx.transaction(async (tx) => {
    await target.demandVisible(tx, id)
    await demandAllowedText(tx, text)
    const parent = parent_id ? await demandParent(tx, parent_id, { target: target.name, target_id: id }) : null
    const [made] = await tx.db
      .insert(comments)
      .values({ target: target.name, target_id: id, parent_id: parent, created_by, text, idempotency_key })
      .onConflictDoNothing({ target: [comments.created_by, comments.idempotency_key] })
      .returning()
    if (!made) return showComment(tx, (await findByKey(tx, comments, idempotency_key, { text })) ?? 0)
    await moveCount(tx, made, 1)
    await record(tx, 'social.commented', { target: made.target, target_id: made.target_id, comment_id: made.id })
    return showComment(tx, made.id)
  })
}

/** Only its author edits the text; it is then marked as edited. */
export const changeComment = (ctx: Context, { comment_id, ...edit }: CommentChange) =>
  ctx.transaction(async (tx) => {
    const comment = await findComment(tx, comment_id)
    if (comment.created_by !== signedIn(tx).id)
      throw new AppError('forbidden', 'Só quem escreveu pode mudar o comentário.')
    const { text } = mergeEdit(edit, pick(comment, 'text'))
    await demandAllowedText(tx, text)
    await tx.db.update(comments).set({ text, edited_at: tx.now() }).where(eq(comments.id, comment.id))
    await record(tx, 'social.commented', { target: comment.target, target_id: comment.target_id, comment_id })
    return showComment(tx, comment.id)
  })

/** By its author, by the owner of the thing, or by staff (audit-logged). */
export const deleteComment = (ctx: Context, comment_id: number) =>
  ctx.transaction(async (tx) => {
    const comment = await findComment(tx, comment_id)
    const { id } = signedIn(tx)
    const owner = await targetNamed(comment.target).ownerOf?.(tx, comment.target_id)
    const staff = can(tx.viewer, 'comments.manage')
    if (id !== comment.created_by && id !== owner && !staff)
      throw new AppError('forbidden', 'Só quem escreveu, ou quem cuida da página, pode apagar o comentário.')
    await tx.db.update(comments).set({ deleted_at: tx.now() }).where(eq(comments.id, comment.id))
    await moveCount(tx, comment, -1)
    if (id !== comment.created_by && id !== owner)
      await audit(tx, { action: 'comment.delete', subject: `comment:${comment.id}`, before: comment })
    await record(tx, 'social.commented', { target: comment.target, target_id: comment.target_id, comment_id })
  })

/** The comment, not deleted, locked, of a thing that the viewer may see. */
async function findComment(tx: Context, id: number): Promise<Comment> {
  const gone = new AppError('not_found', 'Esse comentário não existe mais.')
  const [comment] = await tx.db
    .select()
    .from(comments)
    .where(and(eq(comments.id, id), isNull(comments.deleted_at)))
    .for('update')
  if (!comment) throw gone
  await targetNamed(comment.target).demandVisible(tx, comment.target_id)
  return comment
}

/** A reply to a reply is attached to the same parent: one level deep. */
async function demandParent(tx: Context, id: number, thing: { target: string; target_id: number }) {
  const parent = await findComment(tx, id)
  const known = parent.target === thing.target && parent.target_id === thing.target_id
  if (!known) throw new AppError('not_found')
  await commentTarget.demandVisible(tx, id)
  return parent.parent_id ?? parent.id
}
