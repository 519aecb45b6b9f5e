import { audit } from '#platform/audit/audit.ts'
import { type Context, signedIn } from '#platform/context.ts'
import type { BlogPost } from '../posts/blog-posts.table.ts'
import { signersOf } from './writers.queries.ts'

/** Whether the viewer signs a work. */
export const isSignedBy = async (tx: Context, id: number): Promise<boolean> =>
  (await signersOf(tx, id)).includes(signedIn(tx).id)

/** What the team does to a work that it does not sign is in the audit log. Returns whether it was. */
export async function auditOthers(tx: Context, work: BlogPost, action: string): Promise<boolean> {
  if (await isSignedBy(tx, work.id)) return false
  await audit(tx, { action: `blog_post.${action}`, subject: `blog_post:${work.id}`, after: { name: work.draft.title } })
  return true
}
