import { and, asc, inArray, isNull, lt, or, type SQL } from 'drizzle-orm'
import { forgetTargets } from '#domains/base/social/index.ts'
import type { Context } from '#platform/context.ts'
import { detachPhotos } from '#platform/files/attach-photos.ts'
import { detachVideo } from '#platform/videos/attach-video.ts'
import { DAY } from '#shared/durations.ts'
import { post_photos, posts } from './posts.table.ts'

const AT_ONCE = 200

/**
 * Purges posts that were deleted 30 days ago (90 when the moderation removed them: they may appeal): rows here, photos
 * with the next file cleanup.
 */
export async function purgePosts(ctx: Context) {
  const daysAgo = (days: number) => new Date(ctx.now().getTime() - days * DAY)
  const old = and(lt(posts.deleted_at, daysAgo(30)), or(isNull(posts.hidden_at), lt(posts.deleted_at, daysAgo(90))))
  while ((await ctx.transaction((tx) => purgeSome(tx, old))) === AT_ONCE);
}

async function purgeSome(tx: Context, which: SQL | undefined) {
  const old = await tx.db
    .select({ id: posts.id, video_id: posts.video_id })
    .from(posts)
    .where(which)
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
