import { and, eq } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { writableBy } from '../posts/blog-posts.policy.ts'
import { type BlogPost, blog_posts } from '../posts/blog-posts.table.ts'

export const noWork = () => new AppError('not_found', 'Não encontramos essa postagem entre as suas.')

/** A work that the viewer may write, locked until the transaction ends. 404 for everybody else's. */
export async function lockWork(tx: Context, id: number, { deleted = false } = {}): Promise<BlogPost> {
  // First the lock, then who signs it by then: asked in one, it would be read as it was before somebody else's change.
  await tx.db.select({ id: blog_posts.id }).from(blog_posts).where(eq(blog_posts.id, id)).for('update')
  const mine = and(eq(blog_posts.id, id), writableBy(signedIn(tx), { deleted }))
  const [work] = await tx.db.select().from(blog_posts).where(mine)
  if (!work) throw noWork()
  return work
}
