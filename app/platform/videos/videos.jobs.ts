import { createWriteStream } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { and, eq, inArray, lt } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { JobHandlers } from '#platform/jobs/jobs.ts'
import { sweepOrphans, yesterdayOf } from '../files/sweep-orphans.ts'
import { cleanVideo } from './clean-video.ts'
import { bytesOf, fileSource } from './source.ts'
import { partsFolder, videoPath } from './video-path.ts'
import { type Video, videos } from './videos.table.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'videos.finish': { video_id: number }
    'videos.erase': { storage_key: string }
    'videos.sweep': Record<string, never>
  }
}

export const videosJobs = {
  'videos.finish': finishVideo,
  'videos.erase': eraseVideo,
  'videos.sweep': sweepVideos,
} satisfies JobHandlers

/** Puts the parts together, takes off what the file tells besides, and stores it; or says why not. Can be repeated. */
export async function finishVideo(ctx: Context, { video_id }: { video_id: number }) {
  const waiting = and(eq(videos.id, video_id), eq(videos.status, 'processing'))
  const [video] = await ctx.db.select().from(videos).where(waiting)
  if (!video) return
  const outcome = await storeClean(ctx, video).catch((error: unknown) => {
    if (error instanceof AppError) return { status: 'refused' as const, refusal: error.message }
    throw error
  })
  const [kept] = await ctx.db
    .update(videos)
    .set({ ...outcome, parts: [] })
    .where(waiting)
    .returning({ id: videos.id })
  if (kept || (await isStill(ctx, video))) await ctx.env.storage.remove(partsFolder(video.storage_key))
  // Cancelled or erased meanwhile: what was just written must not stay.
  else await eraseVideo(ctx, video)
}

/** Another run of the same job was faster: its video stands at the same place. */
const isStill = async ({ db }: Context, { id }: Video) =>
  (await db.select({ id: videos.id }).from(videos).where(eq(videos.id, id))).length > 0

async function storeClean(ctx: Context, video: Video) {
  const folder = await mkdtemp(join(tmpdir(), 'grower-video-'))
  try {
    const path = join(folder, 'whole')
    await pipeline(partsOf(ctx, video), createWriteStream(path, { mode: 0o600 }))
    const file = await open(path)
    try {
      const source = fileSource(file, (await file.stat()).size)
      const { type, duration_s, width, height, pieces } = await cleanVideo(source, video.long ? 'long' : 'short')
      const bytes = await ctx.env.storage.putStream(
        videoPath(video.storage_key),
        Readable.from(bytesOf(source, pieces)),
      )
      return { status: 'ready' as const, type, duration_s, width, height, bytes }
    } finally {
      await file.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function* partsOf({ env }: Context, { id, parts }: Video) {
  for (const part of parts) {
    const stored = await env.storage.read(part)
    if (!stored) throw new Error(`video ${id} has lost one of its parts`)
    yield* stored.stream()
  }
}

/** Deletes the stored bytes of a video that no row references any more. */
async function eraseVideo({ env }: Context, { storage_key }: { storage_key: string }) {
  for (const place of placesOfVideo(storage_key)) await env.storage.remove(place)
}

/** Everything that is stored of a video. */
export const placesOfVideo = (storage_key: string) => [videoPath(storage_key), partsFolder(storage_key)]

/** Deletes videos that nothing used within a day, uploads left unfinished, and stored bytes without a row. */
async function sweepVideos(ctx: Context) {
  const gone = await ctx.db
    .delete(videos)
    .where(and(eq(videos.attached, false), lt(videos.created_at, yesterdayOf(ctx))))
    .returning({ storage_key: videos.storage_key })
  for (const video of gone) await eraseVideo(ctx, video)
  const known = async (names: string[]) => {
    const rows = await ctx.db.select({ key: videos.storage_key }).from(videos).where(inArray(videos.storage_key, names))
    return new Set(rows.map(({ key }) => key))
  }
  await sweepOrphans(ctx, 'videos', { known, erase: (name) => ctx.env.storage.remove(videoPath(name)) })
  await sweepOrphans(ctx, 'uploads', { known, erase: (name) => ctx.env.storage.remove(partsFolder(name)) })
}
