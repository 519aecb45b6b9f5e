import { eq } from 'drizzle-orm'
import { notify } from '#domains/people/notifications/index.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { changeState } from '../posts/change-state.actions.ts'
import { titleOf } from '../posts/post.words.ts'
import { ownedPosts } from '../posts/posts.owned.ts'
import { type Post, posts } from '../posts/posts.table.ts'
import { showForStaff } from './staff-posts.queries.ts'
import type { StaffPostRemoval } from './staff-posts.schemas.ts'

/** Deletes somebody's post with a reason, which its author reads. Audited. */
export const removeForStaff = (ctx: Context, { id, reason }: StaffPostRemoval) =>
  ctx.transaction(async (tx) => {
    const post = await lock(tx, id)
    if (post.deleted_at) throw new AppError('conflict', 'Este post já foi apagado.')
    await write(tx, post, { deleted_at: tx.now() }, { action: 'post.delete', reason })
    await notify(tx, {
      user_id: post.created_by,
      kind: 'moderation',
      title: 'A equipe apagou um post seu',
      text: `“${titleOf(post)}” Motivo: ${reason}`,
      url: '/contato',
      key: `post-deleted:${post.id}:${tx.now().toISOString()}`,
    })
    return showForStaff(tx, id)
  })

/** Brings back what was deleted, by its author or by staff. Audited. */
export const restoreForStaff = (ctx: Context, { id }: { id: number }) =>
  ctx.transaction(async (tx) => {
    const post = await lock(tx, id)
    if (post.deleted_at) await write(tx, post, { deleted_at: null }, { action: 'post.restore' })
    return showForStaff(tx, id)
  })

async function lock(tx: Context, id: number): Promise<Post> {
  const [post] = await tx.db.select().from(posts).where(eq(posts.id, id)).for('update')
  if (!post) throw ownedPosts.notFound()
  return post
}

type Noted = { action: string; reason?: string }

async function write(tx: Context, post: Post, columns: Pick<Post, 'deleted_at'>, { action, reason }: Noted) {
  const now = await changeState(tx, post, columns)
  await audit(tx, { action, subject: `post:${post.id}`, before: post, after: { ...now, ...(reason && { reason }) } })
}
