import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { isApart, notApart } from '#platform/access/apart.ts'
import { can, type PolicyViewer, type Viewer } from '#platform/access/viewer.ts'
import { type BlogPost, blog_posts } from './blog-posts.table.ts'

export const isStaff = (viewer: PolicyViewer) => can(viewer, 'blog.manage')

type Seen = Pick<BlogPost, 'created_by' | 'state' | 'hidden_at' | 'deleted_at'>

/** A post for its readers; for who signs or approves it there is its work. */
export const canSee = (viewer: Viewer, post: Seen) =>
  post.state === 'publicado' && !post.hidden_at && !post.deleted_at && !isApart(viewer, post.created_by)

export const visibleTo = (viewer: PolicyViewer): SQL | undefined =>
  and(
    eq(blog_posts.state, 'publicado'),
    isNull(blog_posts.hidden_at),
    isNull(blog_posts.deleted_at),
    isNotNull(blog_posts.published_at),
    notApart(viewer, blog_posts.created_by),
  )

/** Works that the viewer writes, or the team's all. */
export const writableBy = (viewer: NonNullable<PolicyViewer>, { deleted = false } = {}): SQL | undefined =>
  and(
    deleted ? undefined : isNull(blog_posts.deleted_at),
    isStaff(viewer)
      ? undefined
      : sql`exists (select from blog_authors a where a.blog_post_id = ${blog_posts.id} and a.user_id = ${viewer.id})`,
  )
