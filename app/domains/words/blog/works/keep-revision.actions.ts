import { desc, eq } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { MINUTE } from '#shared/durations.ts'
import { type BlogPost, blog_posts, blog_revisions } from '../posts/blog-posts.table.ts'

/** A draft saved every few seconds is kept this often. */
const APART = 10 * MINUTE

/**
 * Keeps what a draft says as a revision before something else is written: `always`, or when the last one is old enough,
 * or somebody else writes now. Once for each version.
 */
export async function keepRevision(tx: Context, work: BlogPost, { always = false } = {}) {
  const { id, version, draft, saved_by } = work
  const me = signedIn(tx).id
  if (!always && (saved_by ?? me) === me) {
    const [last] = await tx.db
      .select({ at: blog_revisions.created_at })
      .from(blog_revisions)
      .where(eq(blog_revisions.blog_post_id, id))
      .orderBy(desc(blog_revisions.id))
      .limit(1)
    if (last && tx.now().getTime() - last.at.getTime() < APART) return
  }
  await tx.db
    .insert(blog_revisions)
    .values({ blog_post_id: id, version, draft, written_by: saved_by ?? work.created_by, created_at: tx.now() })
    .onConflictDoNothing({ target: [blog_revisions.blog_post_id, blog_revisions.version] })
}

export const setWork = (tx: Context, id: number, columns: Partial<BlogPost>) =>
  tx.db.update(blog_posts).set(columns).where(eq(blog_posts.id, id))
