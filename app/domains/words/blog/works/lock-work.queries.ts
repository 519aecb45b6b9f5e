import { and, eq } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { writableBy } from '../posts/blog-posts.policy.ts'
import { type BlogPost, blog_posts } from '../posts/blog-posts.table.ts'

export const noWork = () => new AppError('not_found', 'Não encontramos essa postagem entre as suas.')

/** A work that the viewer may write, locked until the transaction ends. 404 for everybody else's. */
export async function lockWork(tx: Context, id: number, { deleted = false } = {}): Promise<BlogPost> {
  const which = and(eq(blog_posts.id, id), writableBy(signedIn(tx), { deleted }))
  const [work] = await tx.db.select().from(blog_posts).where(which).for('update')
  if (!work) throw noWork()
  return work
}
