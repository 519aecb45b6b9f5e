import { and, eq } from 'drizzle-orm'
import { audit } from '#platform/audit/audit.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { type BlogPost, blog_authors } from '../posts/blog-posts.table.ts'

/** Whether the viewer signs a work. */
export async function isSignedBy(tx: Context, id: number): Promise<boolean> {
  const mine = and(eq(blog_authors.blog_post_id, id), eq(blog_authors.user_id, signedIn(tx).id))
  return (await tx.db.select().from(blog_authors).where(mine)).length > 0
}

/** What the team does to a work that it does not sign is in the audit log. Returns whether it was. */
export async function auditOthers(tx: Context, work: BlogPost, action: string): Promise<boolean> {
  if (await isSignedBy(tx, work.id)) return false
  await audit(tx, { action: `blog_post.${action}`, subject: `blog_post:${work.id}`, after: { name: work.draft.title } })
  return true
}
