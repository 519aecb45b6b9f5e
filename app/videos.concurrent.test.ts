import { Readable } from 'node:stream'
import { Upload } from '@tus/server'
import { sql } from 'drizzle-orm'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import type { Storage } from '#platform/files/storage.ts'
import { attachVideo } from '#platform/videos/attach-video.ts'
import { anMp4 } from '#platform/videos/sample-videos.factory.ts'
import { UploadStore } from '#platform/videos/upload-store.ts'
import { partsFolder, videoPath } from '#platform/videos/video-path.ts'
import { videosJobs } from '#platform/videos/videos.jobs.ts'
import { videos } from '#platform/videos/videos.table.ts'
import { concurrentTest, expect } from '#tests/fixtures.ts'

const bytes = anMp4()

async function begun(context: Context) {
  const id = crypto.randomUUID()
  await new UploadStore(context).create(new Upload({ id, size: bytes.length, offset: 0 }))
  return id
}

const rowOf = async ({ db }: Context) => {
  const [row] = await db.select().from(videos)
  if (!row) throw new Error('no video')
  return row
}

concurrentTest('of two who send the same part at once, one is told to look again', async ({ ctx, contextOf }) => {
  const context = await contextOf(await aUser(ctx))
  const id = await begun(context)
  const send = () => new UploadStore(context).write(Readable.from([bytes]), id, 0)
  const outcomes = await Promise.allSettled([send(), send(), send()])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 409 })
  const row = await rowOf(ctx)
  expect(row).toMatchObject({ status: 'processing', received: bytes.length })
  expect(row.parts).toHaveLength(1)
  expect(await ctx.env.storage.list(partsFolder(row.storage_key))).toHaveLength(1)
  const { rows } = await ctx.db.execute(sql`select 1 from graphile_worker.jobs where task_identifier = 'videos.finish'`)
  expect(rows).toHaveLength(1)
  await videosJobs['videos.finish'](ctx, { video_id: row.id })
  expect(await rowOf(ctx)).toMatchObject({ status: 'ready', duration_s: 12 })
})

concurrentTest('of two posts that use the same video, one gets it', async ({ ctx, contextOf }) => {
  const user = await aUser(ctx)
  const context = await contextOf(user)
  await new UploadStore(context).write(Readable.from([bytes]), await begun(context), 0)
  const { id } = await rowOf(ctx)
  await videosJobs['videos.finish'](ctx, { video_id: id })
  const use = () => context.transaction((tx) => attachVideo(tx, { video_id: id, user_id: user.id, public: true }))
  const outcomes = await Promise.allSettled([use(), use()])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

/** A store whose writing waits, and says when it began. */
function slowStore(context: Context) {
  const [begun, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const { storage } = context.env
  const putStream: Storage['putStream'] = async (name, source) => {
    const size = await storage.putStream(name, source)
    begun.resolve()
    await go.promise
    return size
  }
  return {
    begun: begun.promise,
    go: go.resolve,
    ctx: { ...context, env: { ...context.env, storage: { ...storage, putStream } } },
  }
}

concurrentTest(
  'a job that is done twice at once leaves the video that the first one stored',
  async ({ ctx, contextOf }) => {
    const context = await contextOf(await aUser(ctx))
    await new UploadStore(context).write(Readable.from([bytes]), await begun(context), 0)
    const { id, storage_key } = await rowOf(ctx)
    const slow = slowStore(ctx)
    const late = videosJobs['videos.finish'](slow.ctx, { video_id: id })
    await slow.begun
    await videosJobs['videos.finish'](ctx, { video_id: id })
    slow.go()
    await late
    expect(await rowOf(ctx)).toMatchObject({ status: 'ready' })
    expect(await ctx.env.storage.read(videoPath(storage_key))).not.toBeNull()
  },
)

concurrentTest('a video cancelled while it is prepared leaves no bytes', async ({ ctx, contextOf }) => {
  const context = await contextOf(await aUser(ctx))
  const upload = await begun(context)
  await new UploadStore(context).write(Readable.from([bytes]), upload, 0)
  const { id, storage_key } = await rowOf(ctx)
  const slow = slowStore(ctx)
  const late = videosJobs['videos.finish'](slow.ctx, { video_id: id })
  await slow.begun
  await new UploadStore(context).remove(upload)
  slow.go()
  await late
  expect(await ctx.db.select().from(videos)).toEqual([])
  expect(await ctx.env.storage.read(videoPath(storage_key))).toBeNull()
  expect(await ctx.env.storage.list(partsFolder(storage_key))).toEqual([])
})
