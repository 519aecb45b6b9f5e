import { and, eq } from 'drizzle-orm'
import { notify } from '#domains/people/notifications/index.ts'
import type { Context } from '#platform/context.ts'
import { forEach } from '#platform/jobs/for-each.ts'
import { visibleTo } from './blog-posts.policy.ts'
import { followersOf } from './blog-posts.queries.ts'
import { blog_posts } from './blog-posts.table.ts'

/** Tells who follows an author that a post is out: each once. Withdrawn meanwhile, nobody is told. */
export async function tellFollowers(ctx: Context, { blog_post_id }: { blog_post_id: number }) {
  const isOut = and(eq(blog_posts.id, blog_post_id), visibleTo(null))
  const [post] = await ctx.db.select({ title: blog_posts.title, slug: blog_posts.slug }).from(blog_posts).where(isOut)
  if (!post) return
  await forEach(ctx, await followersOf(ctx, blog_post_id), (tx, { user_id, actor_id }) =>
    notify(tx, {
      ...{ user_id, actor_id, kind: 'blog', key: `blog:${blog_post_id}` },
      ...{ title: post.title, text: 'Saiu no blog.', url: `/blog/${post.slug}` },
    }),
  )
}
