import { eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { titleOf } from './post.words.ts'
import { ownedPosts } from './posts.owned.ts'
import { postsReadable, showPost, showPosts } from './posts.queries.ts'
import { posts } from './posts.table.ts'

/** Posts as targets of saves and comments: those that the viewer may read whole. */
export const postTarget = {
  name: 'post',
  demandVisible: async (ctx: Context, id: number) => {
    const post = await showPost(ctx, String(id))
    if (post.locked) throw ownedPosts.notFound()
  },
  partRead: async (ctx: Context, id: number) => {
    const post = await showPost(ctx, String(id))
    return post.locked ? { title: titleOf(post), text: post.teaser } : null
  },
  ownerOf: async (ctx: Context, id: number) => (await showPost(ctx, String(id))).created_by,
  madeBy: ({ db }: Context, user_id: number) =>
    db.select({ id: posts.id }).from(posts).where(eq(posts.created_by, user_id)),
  saved: {
    visibleIds: postsReadable,
    cards: async (ctx: Context, ids: number[]) =>
      (await showPosts(ctx, ids)).map((post) => ({
        id: post.id,
        title: titleOf(post),
        text: `de ${post.user.nickname}`,
        url: `/postagem/${post.slug}`,
        photo: post.photos[0]?.document ?? null,
        saves_count: post.saves_count,
      })),
  },
}
