import { and, eq, sql } from 'drizzle-orm'
import { type Context, inPlaceOf, signedIn } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { attachPhotos, detachPhotos, setPhotosPublic } from '../files/attach-photos.ts'
import { files } from '../files/files.table.ts'
import { videos } from './videos.table.ts'

/** `long`: what uses it takes videos of classes too. */
type Use = { video_id: number; user_id: number; public: boolean; field?: string; long?: boolean }

/** Marks a person's own video as used, with its poster. One that is unknown, foreign, used or not ready: 422 on `field`. */
export async function attachVideo(tx: Context, { video_id, user_id, public: isPublic, field = 'video_id', long }: Use) {
  const [video] = await tx.db
    .update(videos)
    .set({ attached: true, public: isPublic })
    .where(
      and(
        eq(videos.id, video_id),
        eq(videos.user_id, user_id),
        eq(videos.attached, false),
        eq(videos.status, 'ready'),
        long ? undefined : eq(videos.long, false),
      ),
    )
    .returning()
  if (!video) throw invalidField(field, 'O vídeo não está mais disponível. Envie de novo.')
  if (!video.poster_file_id) return
  const [free] = await tx.db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.id, video.poster_file_id), eq(files.attached, false)))
    .for('update')
  // Used elsewhere since: the drawing stands for the video.
  if (!free) return void (await tx.db.update(videos).set({ poster_file_id: null }).where(eq(videos.id, video_id)))
  const owner = signedIn(tx).id === user_id ? tx : inPlaceOf(tx, user_id)
  await attachPhotos(owner, [free.id], { public: isPublic, field })
}

/** Marks a video as unused; the nightly sweep deletes it. */
export async function detachVideo(tx: Context, video_id: number) {
  const [video] = await tx.db
    .update(videos)
    .set({ attached: false, public: false, key: sql`gen_random_uuid()`, created_at: tx.now() })
    .where(eq(videos.id, video_id))
    .returning()
  if (!video?.poster_file_id) return
  await setPhotosPublic(tx, [video.poster_file_id], false)
  await detachPhotos(tx, [video.poster_file_id])
}

/** Makes a video public or private. Making it private changes its address, so that known links stop working. */
export async function setVideoPublic(tx: Context, video_id: number, isPublic: boolean) {
  const [video] = await tx.db
    .update(videos)
    .set(isPublic ? { public: true } : { public: false, key: sql`gen_random_uuid()` })
    .where(and(eq(videos.id, video_id), eq(videos.public, !isPublic)))
    .returning()
  if (video?.poster_file_id) await setPhotosPublic(tx, [video.poster_file_id], isPublic)
}

/** Shows a person's videos to nobody, or as before. */
export async function withholdVideos(tx: Context, user_id: number, withheld: boolean) {
  await tx.db.update(videos).set({ withheld }).where(eq(videos.user_id, user_id))
}
