import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { DataStore, Upload } from '@tus/server'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { videoLimits } from '#shared/video-limits.ts'
import { files } from '../files/files.table.ts'
import { yesterdayOf } from '../files/sweep-orphans.ts'
import { countUpload } from '../http/receive-file.ts'
import { countAttempt, type Limit } from '../rate-limit/rate-limit.ts'
import { HEAD_BYTES, kindOf } from './clean-video.ts'
import { maySendLong } from './long-videos.registry.ts'
import { partsFolder } from './video-path.ts'
import { type Video, videos } from './videos.table.ts'
import './videos.jobs.ts'

/** Ten times what a client with parts of 2 MB sends. */
const MOST_PARTS = 1000

/** Of classes, 20 GB a day. */
const classesPerDay: Limit = {
  ...{ name: 'class-upload-kb', points: 20 * 1024 * 1024, seconds: 86_400 },
  sentence: 'Você chegou ao limite de 20 GB de aulas por dia. Envie o resto amanhã.',
}

/** @throws forbidden for a long video of who teaches nothing, too_large, too_many */
async function demandMaySend(ctx: Context, bytes: number, long: boolean) {
  const limits = videoLimits[long ? 'long' : 'short']
  if (long && !(await maySendLong(ctx)))
    throw new AppError('forbidden', 'Vídeos de aula são de quem ensina em um curso.')
  if (bytes > limits.bytes) throw new AppError('too_large', limits.tooLarge)
  if (long) await countAttempt(ctx, classesPerDay, String(signedIn(ctx).id), Math.ceil(bytes / 1024))
  else await countUpload(ctx, bytes)
}

/**
 * Where @tus/server puts what a person uploads: each PATCH becomes an object of its own in the store of files, on disk
 * or in a bucket, and counts once the row says so. Any process can take the next one, a killed one leaves nothing
 * half-written that counts, and of two at once the row takes one.
 */
export class UploadStore extends DataStore {
  private readonly ctx: Context

  constructor(ctx: Context) {
    super()
    this.ctx = ctx
    this.extensions = ['creation', 'creation-with-upload', 'termination']
  }

  override async create(upload: Upload): Promise<Upload> {
    const { ctx } = this
    if (!upload.size) throw invalidField('video', 'O vídeo está vazio. Escolha outro.')
    const long = upload.metadata?.use === 'aula'
    await demandMaySend(ctx, upload.size, long)
    await ctx.db.insert(videos).values({
      user_id: signedIn(ctx).id,
      upload_key: upload.id,
      storage_key: randomUUID(),
      length: upload.size,
      long,
      poster_file_id: await this.posterOf(upload),
      created_at: ctx.now(),
    })
    return upload
  }

  override async getUpload(id: string): Promise<Upload> {
    const video = await findUpload(this.ctx, id)
    if (video.status === 'refused') throw new AppError('unsupported_type', video.refusal ?? undefined)
    return new Upload({ id, size: video.length, offset: video.received })
  }

  /** A broken connection ends the part where it broke: what arrived is kept. */
  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const { ctx } = this
    const video = await findUpload(ctx, id)
    if (video.parts.length >= MOST_PARTS)
      throw new AppError('too_many', 'O envio veio em pedaços demais. Comece de novo.')
    const part = `${partsFolder(video.storage_key)}/${String(offset).padStart(10, '0')}-${randomUUID()}`
    const bytes = await ctx.env.storage.putStream(part, Readable.from(untilCut(stream)))
    try {
      if (bytes > 0) await this.count(video, { part, offset, bytes })
      else await ctx.env.storage.remove(part)
    } catch (error) {
      await ctx.env.storage.remove(part)
      throw error
    }
    return offset + bytes
  }

  override async remove(id: string) {
    const { ctx } = this
    const video = await findUpload(ctx, id)
    const mine = and(eq(videos.id, video.id), eq(videos.attached, false))
    await ctx.transaction(async (tx) => {
      const [gone] = await tx.db.delete(videos).where(mine).returning({ storage_key: videos.storage_key })
      if (gone) await addJob(tx, 'videos.erase', gone)
    })
  }

  /** The photo that the metadata name, where it is one of the person's own. */
  private async posterOf({ metadata }: Upload) {
    const id = Number(metadata?.poster_file_id)
    if (!Number.isSafeInteger(id) || id < 1 || id > 2 ** 31 - 1) return null
    const own = and(eq(files.id, id), eq(files.created_by, signedIn(this.ctx).id), eq(files.attached, false))
    const [poster] = await this.ctx.db.select({ id: files.id }).from(files).where(own)
    return poster?.id ?? null
  }

  /** Takes the part unless another was counted at this offset before, or it is the beginning of no video. */
  private async count(video: Video, { part, offset, bytes }: { part: string; offset: number; bytes: number }) {
    const refusal = offset === 0 ? await this.refusalOf(part) : null
    const received = offset + bytes
    const status = received === video.length ? 'processing' : 'uploading'
    await this.ctx.transaction(async (tx) => {
      const [after] = await tx.db
        .update(videos)
        .set(
          refusal
            ? { status: 'refused', refusal: refusal.message }
            : { status, received, parts: sql`${videos.parts} || ${part}::text` },
        )
        .where(and(eq(videos.id, video.id), eq(videos.received, offset), eq(videos.status, 'uploading')))
        .returning()
      if (!after) throw new AppError('conflict', 'Este envio já continuou de outro lugar.')
      if (after.status === 'processing') await addJob(tx, 'videos.finish', { video_id: after.id })
    })
    if (refusal) throw refusal
  }

  /** Nobody should send 200 MB to hear that they are no video. */
  private async refusalOf(part: string) {
    const stored = await this.ctx.env.storage.read(part)
    if (!stored || stored.size < HEAD_BYTES) return null
    const head = await text(stored.stream({ start: 0, end: HEAD_BYTES - 1 }).setEncoding('latin1'))
    try {
      kindOf(Buffer.from(head, 'latin1'))
      return null
    } catch (error) {
      if (error instanceof AppError) return error
      throw error
    }
  }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** An upload of the viewer; 404 for any other, for a video in use, and for one that was left lying for a day. */
export async function findUpload(ctx: Context, upload_key: string): Promise<Video> {
  const mine = and(
    eq(videos.upload_key, upload_key),
    eq(videos.user_id, signedIn(ctx).id),
    eq(videos.attached, false),
    sql`(${inArray(videos.status, ['ready', 'refused'])} or ${gt(videos.created_at, yesterdayOf(ctx))})`,
  )
  const [video] = uuid.test(upload_key) ? await ctx.db.select().from(videos).where(mine) : []
  if (!video) throw new AppError('not_found', 'Este envio não existe mais. Escolha o vídeo de novo.')
  return video
}

/** A failing source is a broken connection: what the client had sent is kept, and it is told by its own network. */
async function* untilCut(stream: Readable) {
  try {
    for await (const chunk of stream) yield chunk
  } catch {
    // Ends here; what can't be stored fails where it is written to.
  }
}
