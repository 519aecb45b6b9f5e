import { eq, type SQL, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { files } from '../files/files.table.ts'
import type { AddressableVideo } from './video-address.ts'
import type { Video } from './videos.table.ts'

/** The photo that stands for a video until it plays. */
export async function posterOf({ db }: Context, { poster_file_id }: Video) {
  if (!poster_file_id) return null
  const [poster] = await db.select().from(files).where(eq(files.id, poster_file_id))
  return poster ?? null
}

/**
 * A select column for `videoDocument`: the video of a row as JSON, null without one. `id` is the column that holds the
 * video's id, qualified with its table.
 */
export const videoColumn = (id: SQL) => sql<AddressableVideo | null>`(select to_jsonb(v) from (
  select w.id, w.key, w.public, w.type, w.width, w.height, w.duration_s, (select to_jsonb(p) from (
    select f.id, f.key, f.public, f.width, f.height, f.placeholder, f.sizes from files f where f.id = w.poster_file_id
  ) p) as poster
  from videos w where w.id = ${id} and w.status = 'ready' and not w.withheld) v)`
