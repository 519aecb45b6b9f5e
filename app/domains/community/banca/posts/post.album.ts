import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { albumIn } from '#platform/files/album.ts'
import { setPhotosPublic } from '#platform/files/attach-photos.ts'
import type { Addressable } from '#platform/files/photo-address.ts'
import { setVideoPublic } from '#platform/videos/attach-video.ts'
import type { Post } from './posts.table.ts'

export const postAlbum = albumIn('post_photos', 'post_id')

export type PostPhoto = Addressable & { alt: string }

/** A select column: a post's photos in order, each with what it shows. */
export const photosColumn = sql<PostPhoto[]>`coalesce((select json_agg(p) from (
  select f.id, f.key, f.public, f.width, f.height, f.placeholder, f.sizes, a.alt
  from post_photos a join files f on f.id = a.file_id
  where a.post_id = posts.id order by a.position) p), '[]')`

/** What each photo shows, in the order of the ids. */
export async function describePhotos(tx: Context, post_id: number, ids: number[], alts: string[]) {
  if (!ids.length) return
  const said = ids.map((_, at) => alts[at] ?? '')
  await tx.db.execute(sql`update post_photos set alt = d.alt
    from unnest(${sql.param(ids)}::int[], ${sql.param(said)}::text[]) d(file_id, alt)
    where post_photos.post_id = ${post_id} and post_photos.file_id = d.file_id`)
}

/** A photo or video has a plain address exactly while its post is for all. */
export async function followPost(
  tx: Context,
  post: Pick<Post, 'id' | 'video_id' | 'available_by' | 'deleted_at' | 'hidden_at'>,
) {
  if (post.video_id) await setVideoPublic(tx, post.video_id, isForAll(post))
  await setPhotosPublic(tx, await postAlbum.idsOf(tx, post.id), isForAll(post))
}

export const isForAll = (post: Pick<Post, 'available_by' | 'deleted_at' | 'hidden_at'>) =>
  post.available_by === 'todos' && !post.deleted_at && !post.hidden_at
