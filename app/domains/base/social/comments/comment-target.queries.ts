import { and, eq, isNull } from 'drizzle-orm'
import { isApart } from '#platform/access/apart.ts'
import { isThereFor } from '#platform/access/there.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { type Target, targetNamed } from '../targets.registry.ts'
import { comments } from './comments.table.ts'

/** A comment may be saved by anybody who may see its target. */
export const commentTarget: Target = {
  name: 'comment',
  ownerOf: async ({ db }: Context, id: number) => {
    const [comment] = await db.select({ by: comments.created_by }).from(comments).where(eq(comments.id, id))
    if (!comment) throw new AppError('not_found', 'Esse comentário não existe mais.')
    return comment.by
  },
  demandVisible: async (ctx: Context, id: number) => {
    const author = isThereFor(ctx.viewer, comments.created_by)
    const living = and(eq(comments.id, id), isNull(comments.deleted_at), author)
    const [comment] = await ctx.db.select().from(comments).where(living)
    const isTheirs = comment?.created_by === ctx.viewer?.id
    if (!comment || (comment.hidden_at && !isTheirs) || isApart(ctx.viewer, comment.created_by))
      throw new AppError('not_found', 'Esse comentário não existe mais.')
    await targetNamed(comment.target).demandVisible(ctx, comment.target_id)
  },
}
