import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { visibleTo } from './blog-posts.policy.ts'
import { blogPostsVisible, noBlogPost, showBlogPosts } from './blog-posts.queries.ts'
import { blog_posts } from './blog-posts.table.ts'

/** Posts as targets of saves, comments, views and reports: those that are out. */
export const blogPostTarget = {
  name: 'blog_post',
  demandVisible: async (ctx: Context, id: number) => void (await find(ctx, id)),
  ownerOf: async (ctx: Context, id: number) => (await find(ctx, id)).created_by,
  saved: {
    visibleIds: blogPostsVisible,
    cards: async (ctx: Context, ids: number[]) =>
      (await showBlogPosts(ctx, ids)).map((post) => ({
        id: post.id,
        title: post.title,
        text: `de ${post.authors.map(({ nickname }) => nickname).join(' e ')}`,
        url: `/blog/${post.slug}`,
        photo: post.cover,
        saves_count: post.saves_count,
      })),
  },
}

async function find({ db, viewer }: Context, id: number) {
  const [post] = await db
    .select({ created_by: blog_posts.created_by })
    .from(blog_posts)
    .where(and(eq(blog_posts.id, id), visibleTo(viewer)))
  if (!post) throw noBlogPost()
  return post
}
