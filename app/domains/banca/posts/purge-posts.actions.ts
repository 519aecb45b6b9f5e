import { asc, inArray, lt } from 'drizzle-orm'
import { forgetTargets } from '#domains/social/index.ts'
import type { Context } from '#platform/context.ts'
import { detachPhotos } from '#platform/files/attach-photos.ts'
import { detachVideo } from '#platform/videos/attach-video.ts'
import { post_photos, posts } from './posts.table.ts'

const DAY = 86_400_000
const AT_ONCE = 200

/** Purges posts that were deleted 30 days ago: rows here, photos with the next file cleanup. */
export async function purgePosts(ctx: Context) {
  const before = new Date(ctx.now().getTime() - 30 * DAY)
  while ((await ctx.transaction((tx) => purgeSome(tx, before))) === AT_ONCE);
}

async function purgeSome(tx: Context, before: Date) {
  const old = await tx.db
    .select({ id: posts.id, video_id: posts.video_id })
    .from(posts)
    .where(lt(posts.deleted_at, before))
    .orderBy(asc(posts.id))
    .limit(AT_ONCE)
    .for('update')
  const ids = old.map(({ id }) => id)
  if (!ids.length) return 0
  const shown = await tx.db
    .select({ id: post_photos.file_id })
    .from(post_photos)
    .where(inArray(post_photos.post_id, ids))
  await tx.db.delete(post_photos).where(inArray(post_photos.post_id, ids))
  await detachPhotos(
    tx,
    shown.map(({ id }) => id),
  )
  await forgetTargets(tx, 'post', ids)
  await tx.db.delete(posts).where(inArray(posts.id, ids))
  for (const { video_id } of old) if (video_id) await detachVideo(tx, video_id)
  return ids.length
}
