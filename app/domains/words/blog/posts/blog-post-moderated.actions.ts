import { eq } from 'drizzle-orm'
import type { Moderated } from '#domains/base/social/index.ts'
import type { Context } from '#platform/context.ts'
import { blogAlbum } from './blog.album.ts'
import { noBlogPost } from './blog-posts.queries.ts'
import { type BlogPost, blog_posts } from './blog-posts.table.ts'
import { showPhotos, takeDown } from './publish.actions.ts'

/** Hidden, only who signs and the team still read it, as a work; removed, it is withdrawn too. */
export const moderatedBlogPost: Moderated = {
  seen: async (ctx, id) => {
    const post = await lock(ctx, id)
    return {
      ...{ title: post.title, text: [post.subtitle, post.text].filter(Boolean).join('\n\n') },
      ...{ url: `/blog/${post.slug}`, author_id: post.created_by, gone: post.deleted_at !== null },
      photo_ids: await blogAlbum.idsOf(ctx, id),
    }
  },
  hide: async (tx, id) => {
    await change(tx, id, { hidden_at: tx.now() })
    return {}
  },
  remove: async (tx, id) => {
    const { state } = await change(tx, id, { hidden_at: tx.now(), state: 'retirado' })
    return { state }
  },
  show: async (tx, id, before) => {
    const after = { ...(before as Partial<BlogPost>), hidden_at: null }
    const post = await change(tx, id, after)
    const now = { ...post, ...after }
    await showPhotos(tx, now, now.state === 'publicado' && !now.deleted_at)
  },
}

/** Returns it as it was before. */
async function change(tx: Context, id: number, columns: Partial<BlogPost>): Promise<BlogPost> {
  const post = await lock(tx, id)
  await tx.db.update(blog_posts).set(columns).where(eq(blog_posts.id, id))
  await takeDown(tx, post)
  return post
}

async function lock({ db }: Context, id: number): Promise<BlogPost> {
  const [post] = await db.select().from(blog_posts).where(eq(blog_posts.id, id)).for('update')
  if (!post) throw noBlogPost()
  return post
}
