import { randomUUID } from 'node:crypto'
import type { Context } from '#platform/context.ts'
import { type Video, videos } from './videos.table.ts'

/** The row of a video without its bytes, as freshly prepared. */
export async function aVideo(
  { db }: Context,
  values: { user_id: number } & Partial<typeof videos.$inferInsert>,
): Promise<Video> {
  const [video] = await db
    .insert(videos)
    .values({
      upload_key: randomUUID(),
      storage_key: randomUUID(),
      status: 'ready',
      length: 1000,
      received: 1000,
      type: 'video/mp4',
      bytes: 1000,
      duration_s: 12,
      width: 1080,
      height: 1920,
      ...values,
    })
    .returning()
  if (!video) throw new Error('insert returned no row')
  return video
}
