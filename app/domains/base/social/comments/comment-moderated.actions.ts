import { eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { record } from '#platform/events.ts'
import '../social.events.ts'
import { type Moderated, targetNamed } from '../targets.registry.ts'
import { type Comment, comments } from './comments.table.ts'
import { moveCount } from './count-comments.actions.ts'

type Before = { deleted_at?: null }

/** Hidden, a comment keeps its place and its answers; removed, it is as if its author had deleted it. */
export const moderatedComment: Moderated = {
  seen: async (ctx, id) => {
    const [comment] = await ctx.db.select().from(comments).where(eq(comments.id, id))
    if (!comment) throw gone()
    const thing = await targetNamed(comment.target).moderated?.seen(ctx, comment.target_id)
    return {
      title: thing ? `Comentário em ${thing.title}` : 'Comentário',
      text: comment.text,
      url: thing ? `${thing.url}/comentarios` : '/',
      author_id: comment.created_by,
      gone: comment.deleted_at !== null,
      photo_ids: [],
    }
  },
  hide: async (tx, id) => {
    await write(tx, await lock(tx, id), { hidden_at: tx.now() })
    return {}
  },
  remove: async (tx, id) => {
    const comment = await lock(tx, id)
    if (comment.deleted_at) return {}
    await write(tx, comment, { hidden_at: tx.now(), deleted_at: tx.now() })
    await moveCount(tx, comment, -1)
    return { deleted_at: null } satisfies Before
  },
  show: async (tx, id, before) => {
    const comment = await lock(tx, id)
    const { deleted_at } = before as Before
    if (deleted_at === null && comment.deleted_at) await moveCount(tx, comment, 1)
    await write(tx, comment, { ...(before as Before), hidden_at: null })
  },
}

async function lock(tx: Context, id: number): Promise<Comment> {
  const [comment] = await tx.db.select().from(comments).where(eq(comments.id, id)).for('update')
  if (!comment) throw gone()
  return comment
}

async function write(tx: Context, { id, target, target_id }: Comment, columns: Partial<Comment>) {
  await tx.db.update(comments).set(columns).where(eq(comments.id, id))
  await record(tx, 'social.commented', { target, target_id, comment_id: id })
}

const gone = () => new AppError('not_found', 'Esse comentário não existe mais.')
