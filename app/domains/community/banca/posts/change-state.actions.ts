import type { Context } from '#platform/context.ts'
import { record } from '#platform/events.ts'
import '../banca.events.ts'
import { keepMentions } from './keep-mentions.actions.ts'
import { followPost } from './post.album.ts'
import { ownedPosts } from './posts.owned.ts'
import type { Post } from './posts.table.ts'

/** Hides, shows, deletes or brings back a locked post: photos, notices and cached pages follow. Returns it as it is now. */
export async function changeState(tx: Context, post: Post, columns: Partial<Pick<Post, 'hidden_at' | 'deleted_at'>>) {
  await ownedPosts.set(tx, post, columns)
  const now = { ...post, ...columns }
  await followPost(tx, now)
  await keepMentions(tx, now.hidden_at || now.deleted_at ? { ...now, text: '' } : now)
  await record(tx, 'post.changed', { post_id: post.id, created_by: post.created_by })
  return now
}
