import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { onTestFinished } from 'vitest'
import { aCourse } from '#domains/learning/courses/courses.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { erasePerson } from '#domains/people/privacy/erasures/erase-person.actions.ts'
import type { Erasure } from '#domains/people/privacy/erasures/erasures.table.ts'
import { hidePerson, showPerson } from '#domains/people/privacy/erasures/hide-person.actions.ts'
import { filesOfExport } from '#domains/people/privacy/exports/open-zip.factory.ts'
import { writeExport } from '#domains/people/privacy/exports/own-data.export.ts'
import type { Context } from '#platform/context.ts'
import { aPhoto } from '#platform/files/files.factory.ts'
import { files } from '#platform/files/files.table.ts'
import { s3Storage } from '#platform/files/s3-storage.ts'
import type { Storage } from '#platform/files/storage.ts'
import { attachVideo, detachVideo, setVideoPublic, withholdVideos } from '#platform/videos/attach-video.ts'
import { anMp4, aWebm, PLACE } from '#platform/videos/sample-videos.factory.ts'
import { videoColumn } from '#platform/videos/video.queries.ts'
import { type AddressableVideo, videoDocument } from '#platform/videos/video-address.ts'
import { partsFolder, videoPath } from '#platform/videos/video-path.ts'
import { aVideo as aVideoRow } from '#platform/videos/videos.factory.ts'
import { videosJobs } from '#platform/videos/videos.jobs.ts'
import { type Video, videos } from '#platform/videos/videos.table.ts'
import { expect, test } from '#tests/fixtures.ts'
import { s3Server } from '#tests/s3-server.ts'
import { newHost } from './api-routes.ts'
import { hostRoutes } from './host-routes.ts'

const base = '/api/v1/file/video'
const tus = { 'tus-resumable': '1.0.0' }

/** The site's own routes for one viewer. */
function hostOf(context: Context) {
  const app = newHost(false)
  const contextOf = async () => context
  hostRoutes(app, { anonymous: () => context, ofCall: contextOf, ofPage: contextOf })
  return app
}
type Host = ReturnType<typeof hostOf>

async function begin(app: Host, length: number, metadata: Record<string, string> = {}) {
  const said = Object.entries(metadata).map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
  const headers = { ...tus, 'upload-length': String(length), ...(said.length && { 'upload-metadata': said.join(',') }) }
  return app.inject({ method: 'POST', url: base, headers })
}

const begun = async (app: Host, length: number, metadata = {}) =>
  String((await begin(app, length, metadata)).headers.location)

const send = (app: Host, url: string, { offset, bytes }: { offset: number; bytes: Buffer }) =>
  app.inject({
    method: 'PATCH',
    url,
    headers: { ...tus, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    payload: bytes,
  })

const offsetOf = async (app: Host, url: string) =>
  Number((await app.inject({ method: 'HEAD', url, headers: tus })).headers['upload-offset'])

const stateOf = async (app: Host, url: string) => (await app.inject({ method: 'GET', url })).json()

/** What the worker does once all bytes are there. */
async function finish(ctx: Context, url: string) {
  const video = await rowOf(ctx, url)
  await videosJobs['videos.finish'](ctx, { video_id: video.id })
}

async function rowOf(ctx: Context, url: string) {
  const [video] = await ctx.db
    .select()
    .from(videos)
    .where(eq(videos.upload_key, url.split('/').at(-1) ?? ''))
  if (!video) throw new Error('no such video')
  return video
}

/** A video of the viewer, ready to be used. */
async function aVideo(context: Context, bytes = anMp4(), metadata = {}) {
  const app = hostOf(context)
  const url = await begun(app, bytes.length, metadata)
  expect((await send(app, url, { offset: 0, bytes })).statusCode).toBe(204)
  await finish(context, url)
  return { url, app, video: await rowOf(context, url) }
}

test('a video is sent in parts, put together, cleaned and shown to its person', async ({ ctx, contextOf }) => {
  const context = await contextOf(await aUser(ctx))
  const app = hostOf(context)
  const bytes = anMp4()
  const answer = await begin(app, bytes.length)
  expect(answer.statusCode).toBe(201)
  const url = String(answer.headers.location)
  expect(url).toMatch(/^\/api\/v1\/file\/video\/[0-9a-f-]{36}$/)
  expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
  expect(await offsetOf(app, url)).toBe(0)
  for (let offset = 0; offset < bytes.length; offset += 1000) {
    expect(await stateOf(app, url)).toMatchObject({ status: 'uploading' })
    const sent = await send(app, url, { offset, bytes: bytes.subarray(offset, offset + 1000) })
    expect(sent.statusCode).toBe(204)
    expect(Number(sent.headers['upload-offset'])).toBe(Math.min(bytes.length, offset + 1000))
  }
  expect(await stateOf(app, url)).toMatchObject({ status: 'processing' })
  await finish(context, url)
  const state = await stateOf(app, url)
  expect(state).toMatchObject({
    status: 'ready',
    video: { type: 'video/mp4', width: 1920, height: 1080, duration_s: 12, poster: null },
  })
  const shown = await app.inject(state.video.url)
  expect(shown.statusCode).toBe(200)
  expect(shown.rawPayload.includes(PLACE)).toBe(false)
  const row = await rowOf(ctx, url)
  expect(row).toMatchObject({ bytes: shown.rawPayload.length, parts: [], attached: false })
  expect(await ctx.env.storage.list(partsFolder(row.storage_key))).toEqual([])
})

test('an upload cut in the middle goes on from where it broke', async ({ ctx, contextOf }) => {
  const signedIn = await contextOf(await aUser(ctx))
  const arrived = Promise.withResolvers<void>()
  const { storage } = signedIn.env
  const watched = async function* (source: Readable) {
    for await (const chunk of source) {
      yield chunk
      arrived.resolve()
    }
  }
  const putStream: Storage['putStream'] = (name, source) => storage.putStream(name, Readable.from(watched(source)))
  const context = { ...signedIn, env: { ...signedIn.env, storage: { ...storage, putStream } } }
  const app = hostOf(context)
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const bytes = anMp4()
  const url = await begun(app, bytes.length)
  const { port } = app.server.address() as AddressInfo
  const line = request({
    port,
    host: '127.0.0.1',
    method: 'PATCH',
    path: url,
    headers: {
      ...tus,
      'upload-offset': 0,
      'content-type': 'application/offset+octet-stream',
      'content-length': bytes.length,
    },
  })
  line.on('error', () => undefined)
  line.write(bytes.subarray(0, 1500))
  await arrived.promise
  line.destroy()
  await expect.poll(() => offsetOf(app, url)).toBeGreaterThan(0)
  const offset = await offsetOf(app, url)
  expect(offset).toBeLessThan(bytes.length)
  expect((await send(app, url, { offset, bytes: bytes.subarray(offset) })).statusCode).toBe(204)
  await finish(context, url)
  expect(await stateOf(app, url)).toMatchObject({ status: 'ready' })
})

test('from a wrong place nothing is taken', async ({ ctx, contextOf }) => {
  const app = hostOf(await contextOf(await aUser(ctx)))
  const bytes = anMp4()
  const url = await begun(app, bytes.length)
  const wrong = await send(app, url, { offset: 10, bytes: bytes.subarray(10) })
  expect(wrong.statusCode).toBe(409)
  expect(wrong.json()).toMatchObject({ message: 'O envio está em outro ponto. Continue de onde ele parou.' })
  await send(app, url, { offset: 0, bytes: bytes.subarray(0, 100) })
  expect((await send(app, url, { offset: 0, bytes })).statusCode).toBe(409)
  expect(await offsetOf(app, url)).toBe(100)
})

test('more than was announced is not taken', async ({ ctx, contextOf }) => {
  const app = hostOf(await contextOf(await aUser(ctx)))
  const bytes = anMp4()
  const url = await begun(app, bytes.length)
  expect((await send(app, url, { offset: 0, bytes: Buffer.concat([bytes, bytes]) })).statusCode).toBe(413)
  expect(await offsetOf(app, url)).toBeLessThanOrEqual(bytes.length)
})

test('what is too large, empty or no video is refused in words before it is sent', async ({ ctx, contextOf }) => {
  const context = await contextOf(await aUser(ctx))
  const app = hostOf(context)
  const large = await begin(app, 200 * 1024 * 1024 + 1)
  expect(large.statusCode).toBe(413)
  expect(large.json().message).toBe('O vídeo passa de 200 MB. Corte um trecho ou grave com menos qualidade.')
  expect((await begin(app, 0)).json()).toMatchObject({ statusCode: 422, errors: { video: [expect.any(String)] } })
  const url = await begun(app, 10_000)
  const zip = await send(app, url, { offset: 0, bytes: Buffer.from('PK\x03\x04 some archive of nothing') })
  expect(zip.statusCode).toBe(415)
  expect(await stateOf(app, url)).toMatchObject({
    status: 'refused',
    message: 'Este arquivo não é um vídeo que a gente aceita. Envie MP4, MOV ou WebM.',
  })
  expect((await app.inject({ method: 'HEAD', url, headers: tus })).statusCode).toBe(415)
  expect(await ctx.env.storage.list(partsFolder((await rowOf(ctx, url)).storage_key))).toEqual([])
})

test('a video that can not be read is refused in words, and its parts go', async ({ ctx, contextOf }) => {
  const context = await contextOf(await aUser(ctx))
  const app = hostOf(context)
  const bytes = anMp4().subarray(0, 600)
  const url = await begun(app, bytes.length)
  await send(app, url, { offset: 0, bytes })
  await finish(context, url)
  expect(await stateOf(app, url)).toEqual({
    id: (await rowOf(ctx, url)).id,
    status: 'refused',
    message: 'Não conseguimos ler este vídeo. Salve de novo como MP4 e envie outra vez.',
  })
  const { storage_key } = await rowOf(ctx, url)
  expect(await ctx.env.storage.list(partsFolder(storage_key))).toEqual([])
  expect(await ctx.env.storage.read(videoPath(storage_key))).toBeNull()
})

test('another person finds no upload there, to look at, go on with or cancel', async ({ ctx, contextOf }) => {
  const app = hostOf(await contextOf(await aUser(ctx)))
  const stranger = hostOf(await contextOf(await aUser(ctx)))
  const bytes = anMp4()
  const url = await begun(app, bytes.length)
  expect((await send(stranger, url, { offset: 0, bytes })).statusCode).toBe(404)
  for (const method of ['HEAD', 'GET', 'DELETE'] as const)
    expect((await stranger.inject({ method, url, headers: tus })).statusCode).toBe(404)
  expect((await hostOf(ctx).inject({ method: 'HEAD', url, headers: tus })).statusCode).toBe(401)
  expect(await offsetOf(app, url)).toBe(0)
})

test('a cancelled upload is gone, even while it is prepared', async ({ ctx, contextOf }) => {
  const context = await contextOf(await aUser(ctx))
  const app = hostOf(context)
  const bytes = anMp4()
  const url = await begun(app, bytes.length)
  await send(app, url, { offset: 0, bytes })
  const row = await rowOf(ctx, url)
  expect((await app.inject({ method: 'DELETE', url, headers: tus })).statusCode).toBe(204)
  expect((await app.inject({ method: 'HEAD', url, headers: tus })).statusCode).toBe(404)
  await videosJobs['videos.finish'](context, { video_id: row.id })
  await videosJobs['videos.erase'](context, row)
  expect(await ctx.env.storage.read(videoPath(row.storage_key))).toBeNull()
  expect(await ctx.env.storage.list(partsFolder(row.storage_key))).toEqual([])
})

test('videos count towards what a person uploads in a day, with their whole length', async ({ ctx, contextOf }) => {
  const context = await contextOf(await aUser(ctx))
  const app = hostOf({ ...context, env: { ...context.env, upload_mb_per_day: 15 } })
  expect((await begin(app, 10 * 1024 * 1024)).statusCode).toBe(201)
  const refused = await begin(app, 10 * 1024 * 1024)
  expect(refused.statusCode).toBe(429)
  expect(refused.json().message).toBe('Você chegou ao limite de 15 MB por dia. Envie o resto amanhã.')
})

test('what is left unfinished or unused for a day goes, with its bytes', async ({ ctx, clock, contextOf }) => {
  const context = await contextOf(await aUser(ctx))
  const app = hostOf(context)
  const url = await begun(app, 10_000)
  await send(app, url, { offset: 0, bytes: anMp4().subarray(0, 500) })
  const unfinished = await rowOf(ctx, url)
  const unused = (await aVideo(context)).video
  const used = (await aVideo(context)).video
  await context.transaction((tx) => attachVideo(tx, { video_id: used.id, user_id: used.user_id, public: true }))
  clock.now = new Date(Date.now() + 2 * 86_400_000)
  const orphan = crypto.randomUUID()
  await ctx.env.storage.put(videoPath(orphan), Buffer.from('x'))
  await ctx.env.storage.put(`${partsFolder(orphan)}/0`, Buffer.from('x'))
  await videosJobs['videos.sweep'](ctx)
  const left = await ctx.db.select({ id: videos.id }).from(videos)
  expect(left).toEqual([{ id: used.id }])
  for (const { storage_key } of [unfinished, unused, { storage_key: orphan }]) {
    expect(await ctx.env.storage.read(videoPath(storage_key))).toBeNull()
    expect(await ctx.env.storage.list(partsFolder(storage_key))).toEqual([])
  }
  expect(await ctx.env.storage.read(videoPath(used.storage_key))).not.toBeNull()
  expect((await app.inject({ method: 'HEAD', url, headers: tus })).statusCode).toBe(404)
})

test('a video is used once, by its own person, with its poster', async ({ ctx, contextOf }) => {
  const user = await aUser(ctx)
  const context = await contextOf(user)
  const poster = await aPhoto(ctx, { created_by: user.id })
  const { video, app, url } = await aVideo(context, aWebm({ live: true }), { poster_file_id: String(poster.id) })
  expect(video.poster_file_id).toBe(poster.id)
  const use = (by: Context, user_id = user.id) =>
    by.transaction((tx) => attachVideo(tx, { video_id: video.id, user_id, public: true }))
  const stranger = await aUser(ctx)
  await expect(use(await contextOf(stranger), stranger.id)).rejects.toMatchObject({ status: 422 })
  await use(context)
  for (const method of ['GET', 'HEAD', 'DELETE'] as const)
    expect((await app.inject({ method, url, headers: tus })).statusCode).toBe(404)
  await expect(use(context)).rejects.toMatchObject({ data: { errors: { video_id: [expect.any(String)] } } })
  const [shown] = await ctx.db
    .select({ video: videoColumn(videos.id.getSQL()) })
    .from(videos)
    .where(eq(videos.id, video.id))
  expect(videoDocument(ctx, shown?.video as AddressableVideo)).toMatchObject({
    id: video.id,
    url: `/midia/video/${video.key}`,
    type: 'video/webm',
    duration_s: 12,
    poster: { id: poster.id, url: expect.stringMatching(/^\/midia\/[0-9a-f-]+\/640$/) },
  })
  await context.transaction((tx) => detachVideo(tx, video.id))
  const [after] = await ctx.db.select().from(files).where(eq(files.id, poster.id))
  expect(after).toMatchObject({ attached: false, public: false })
})

test("somebody else's photo, or none, is no poster", async ({ ctx, contextOf }) => {
  const context = await contextOf(await aUser(ctx))
  const foreign = await aPhoto(ctx, { created_by: (await aUser(ctx)).id })
  for (const poster_file_id of [String(foreign.id), '999999999999', 'x'])
    expect((await aVideo(context, anMp4(), { poster_file_id })).video.poster_file_id).toBeNull()
})

test('a public video has a plain address, a private one a signed one that ends', async ({ ctx, clock, contextOf }) => {
  const user = await aUser(ctx)
  const context = await contextOf(user)
  const { video } = await aVideo(context)
  const visitor = hostOf(ctx)
  const plain = `/midia/video/${video.key}`
  expect((await visitor.inject(plain)).statusCode).toBe(404)
  const signed = videoDocument(ctx, { ...video, poster: null }).url
  const seen = await visitor.inject(signed)
  expect(seen.statusCode).toBe(200)
  expect(seen.headers['cache-control']).toBe('private, no-cache')
  await context.transaction((tx) => attachVideo(tx, { video_id: video.id, user_id: user.id, public: true }))
  expect((await visitor.inject(plain)).headers['cache-control']).toBe('public, max-age=604800, immutable')
  await withholdVideos(ctx, user.id, true)
  expect((await visitor.inject(plain)).statusCode).toBe(404)
  await withholdVideos(ctx, user.id, false)
  expect((await visitor.inject(plain)).statusCode).toBe(200)
  await setVideoPublic(ctx, video.id, false)
  expect((await visitor.inject(plain)).statusCode).toBe(404)
  expect((await visitor.inject(signed)).statusCode).toBe(404)
  const [now] = await ctx.db.select().from(videos).where(eq(videos.id, video.id))
  const again = now && videoDocument(ctx, { ...now, poster: null }).url
  expect((await visitor.inject(String(again))).statusCode).toBe(200)
  clock.now = new Date(clock.now.getTime() + 2 * 3_600_000)
  expect((await visitor.inject(String(again))).statusCode).toBe(404)
})

test.for(['disk', 'bucket'])('players ask for the part that they need (%s)', async (place, { ctx, contextOf }) => {
  const user = await aUser(ctx)
  const signedIn = await contextOf(user)
  let context = signedIn
  if (place === 'bucket') {
    const server = await s3Server()
    onTestFinished(server.close)
    context = { ...signedIn, env: { ...signedIn.env, storage: s3Storage(server.settings) } }
  }
  const { app, video } = await aVideo(context)
  const { url } = videoDocument(context, { ...video, poster: null })
  const whole = (await app.inject(url)).rawPayload
  expect(whole.length).toBe(video.bytes)
  const get = (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') => app.inject({ method, url, headers })

  const part = await get({ range: 'bytes=4-7' })
  expect(part.statusCode).toBe(206)
  expect(part.headers).toMatchObject({ 'content-range': `bytes 4-7/${whole.length}`, 'content-length': '4' })
  expect(part.payload).toBe('ftyp')
  expect((await get({ range: 'bytes=-5' })).rawPayload.equals(whole.subarray(-5))).toBe(true)
  expect((await get({ range: 'bytes=0-999999999' })).headers['content-range']).toBe(
    `bytes 0-${whole.length - 1}/${whole.length}`,
  )
  const beyond = await get({ range: `bytes=${whole.length}-` })
  expect(beyond.statusCode).toBe(416)
  expect(beyond.headers['content-range']).toBe(`bytes */${whole.length}`)
  for (const range of ['bytes=5-2', 'bytes=0-1,4-5', 'bytes=-', 'lines=1-2'])
    expect((await get({ range })).statusCode).toBe(200)

  const etag = String(part.headers.etag)
  expect((await get({ range: 'bytes=0-3', 'if-range': etag })).statusCode).toBe(206)
  expect((await get({ range: 'bytes=0-3', 'if-range': '"another"' })).statusCode).toBe(200)
  expect((await get({ 'if-none-match': etag })).statusCode).toBe(304)
  const head = await get({}, 'HEAD')
  expect(head.statusCode).toBe(200)
  expect(head.headers).toMatchObject({ 'content-length': String(whole.length), 'accept-ranges': 'bytes' })
  expect(head.payload).toBe('')
})

test('a visitor of a CDN is sent there', async ({ ctx, contextOf }) => {
  const { video } = await aVideo(await contextOf(await aUser(ctx)))
  const behind: Context = { ...ctx, env: { ...ctx.env, image_cdn_host: 'cdn.exemplo.com' } }
  const urlOf = (isPublic: boolean) => videoDocument(behind, { ...video, public: isPublic, poster: null }).url
  expect(urlOf(true)).toBe(`https://cdn.exemplo.com/midia/video/${video.key}`)
  expect(urlOf(false)).toMatch(/^\/midia\/video\//)
})

test('a job that died on the way is done again', async ({ ctx, contextOf }) => {
  const context = await contextOf(await aUser(ctx))
  const app = hostOf(context)
  const bytes = anMp4()
  const url = await begun(app, bytes.length)
  await send(app, url, { offset: 0, bytes })
  const row = await rowOf(ctx, url)
  const full = async () => {
    throw new Error('no space left')
  }
  const broken = { ...context, env: { ...context.env, storage: { ...context.env.storage, putStream: full } } }
  await expect(videosJobs['videos.finish'](broken, { video_id: row.id })).rejects.toThrow('no space left')
  expect(await stateOf(app, url)).toMatchObject({ status: 'processing' })
  await finish(context, url)
  await finish(context, url)
  const stored = await ctx.env.storage.read(videoPath(row.storage_key))
  expect(
    (
      await buffer(
        stored?.stream() ??
          (() => {
            throw new Error('gone')
          })(),
      )
    ).includes(PLACE),
  ).toBe(false)
})

test('a person who leaves takes their videos along: hidden at once, then gone with row and bytes', async ({
  ctx,
  contextOf,
}) => {
  const user = await aUser(ctx)
  const context = await contextOf(user)
  const { video } = await aVideo(context)
  await context.transaction((tx) => attachVideo(tx, { video_id: video.id, user_id: user.id, public: true }))
  const app = hostOf(ctx)
  const url = `/midia/video/${video.key}`
  await hidePerson(ctx, user, ctx.now())
  expect((await app.inject(url)).statusCode).toBe(404)
  await showPerson(ctx, user, { requested_at: ctx.now(), public_file_ids: [] as number[] } as Erasure)
  expect((await app.inject(url)).statusCode).toBe(200)
  const places = await erasePerson(ctx, user)
  expect(places).toContain(videoPath(video.storage_key))
  expect(await ctx.db.select().from(videos)).toEqual([])
})

test('the copy of all own data has the videos in it', async ({ ctx, contextOf }) => {
  const user = await aUser(ctx)
  const { video } = await aVideo(await contextOf(user))
  const uuid = crypto.randomUUID()
  await writeExport(ctx, uuid, user, async () => undefined)
  const copy = await filesOfExport(ctx, uuid)
  expect(copy.get(`videos/${video.id}.mp4`)?.length).toBe(video.bytes)
  expect(JSON.parse(String(copy.get('dados/videos.json')))).toMatchObject([{ id: video.id, duration_s: 12 }])
})

test('a video is attached where it is ready, and nowhere while it arrives or was refused', async ({
  ctx,
  contextOf,
}) => {
  const user = await aUser(ctx)
  const context = await contextOf(user)
  const attach = async (status: Video['status']) => {
    const { id } = await aVideoRow(ctx, { user_id: user.id, status })
    return context.transaction((tx) => attachVideo(tx, { video_id: id, user_id: user.id, public: false }))
  }
  await attach('ready')
  for (const status of ['uploading', 'processing', 'refused'] as const)
    await expect(attach(status)).rejects.toMatchObject({ status: 422 })
})

test('a class may be long, and is sent by who teaches alone; a post takes none', async ({ ctx, contextOf }) => {
  const course = await aCourse(ctx)
  const teacher = await contextOf({ id: course.teacher_id })
  const bytes = anMp4({ seconds: 600 })
  const metadata = { use: 'aula' }
  const stranger = await contextOf(await aUser(ctx))
  expect((await begin(hostOf(stranger), bytes.length, metadata)).statusCode).toBe(403)
  const large = await begin(hostOf(stranger), 201 * 1024 * 1024)
  expect(large.statusCode).toBe(413)
  expect(large.json()).toMatchObject({ message: expect.stringContaining('200 MB') })
  expect((await begin(hostOf(teacher), 201 * 1024 * 1024, metadata)).statusCode).toBe(201)
  const { video } = await aVideo(teacher, bytes, metadata)
  expect(video).toMatchObject({ status: 'ready', long: true, duration_s: 600 })
  const use = { video_id: video.id, user_id: course.teacher_id, public: false }
  await expect(teacher.transaction((tx) => attachVideo(tx, use))).rejects.toMatchObject({ status: 422 })
  await teacher.transaction((tx) => attachVideo(tx, { ...use, long: true }))
})
