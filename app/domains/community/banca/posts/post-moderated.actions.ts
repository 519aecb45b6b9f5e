import { eq } from 'drizzle-orm'
import type { Moderated } from '#domains/base/social/index.ts'
import type { Context } from '#platform/context.ts'
import { changeState } from './change-state.actions.ts'
import { postAlbum } from './post.album.ts'
import { titleOf } from './post.words.ts'
import { ownedPosts } from './posts.owned.ts'
import { type Post, posts } from './posts.table.ts'

type Before = { deleted_at?: null }

/** Hidden, a post is its author's and the staff's alone; removed, it is that and deleted. */
export const moderatedPost: Moderated = {
  seen: async (ctx, id) => {
    const [post] = await ctx.db.select().from(posts).where(eq(posts.id, id))
    if (!post) throw ownedPosts.notFound()
    return {
      title: titleOf(post),
      text: [post.teaser, post.text].filter(Boolean).join('\n\n'),
      url: `/postagem/${post.slug}`,
      author_id: post.created_by,
      gone: post.deleted_at !== null,
      photo_ids: await postAlbum.idsOf(ctx, id),
    }
  },
  hide: async (tx, id) => {
    await changeState(tx, await lock(tx, id), { hidden_at: tx.now() })
    return {}
  },
  remove: async (tx, id) => {
    const post = await lock(tx, id)
    await changeState(tx, post, { hidden_at: tx.now(), ...(!post.deleted_at && { deleted_at: tx.now() }) })
    return post.deleted_at ? {} : ({ deleted_at: null } satisfies Before)
  },
  show: async (tx, id, before) => {
    await changeState(tx, await lock(tx, id), { ...(before as Before), hidden_at: null })
  },
}

async function lock(tx: Context, id: number): Promise<Post> {
  const [post] = await tx.db.select().from(posts).where(eq(posts.id, id)).for('update')
  if (!post) throw ownedPosts.notFound()
  return post
}
