import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { notApart } from '#platform/access/apart.ts'
import { can, type PolicyViewer } from '#platform/access/viewer.ts'
import { blog_posts } from './blog-posts.table.ts'

export const isStaff = (viewer: PolicyViewer) => can(viewer, 'blog.manage')

/** A post for its readers; for who signs or approves it there is its work. */
export const visibleTo = (viewer: PolicyViewer): SQL | undefined =>
  and(
    eq(blog_posts.state, 'publicado'),
    isNull(blog_posts.hidden_at),
    isNull(blog_posts.deleted_at),
    isNotNull(blog_posts.published_at),
    notApart(viewer, blog_posts.created_by),
    apartFromNoSigner(viewer),
  )

/** Who is apart from one of those who sign it reads it as little as from who began it. */
function apartFromNoSigner(viewer: PolicyViewer): SQL | undefined {
  const apart = notApart(viewer, sql`a.user_id`)
  return (
    apart && sql`not exists (select from blog_authors a where a.blog_post_id = ${blog_posts.id} and not (${apart}))`
  )
}

/** Works that the viewer writes, or the team's all. */
export const writableBy = (viewer: NonNullable<PolicyViewer>, { deleted = false } = {}): SQL | undefined =>
  and(
    deleted ? undefined : isNull(blog_posts.deleted_at),
    isStaff(viewer)
      ? undefined
      : sql`exists (select from blog_authors a where a.blog_post_id = ${blog_posts.id} and a.user_id = ${viewer.id})`,
  )
