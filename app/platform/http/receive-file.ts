import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import busboy from 'busboy'
import type { FastifyRequest } from 'fastify'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { countAttempt, type Limit } from '#platform/rate-limit/rate-limit.ts'

type Messages = { field: string; largest: number; missing: string; tooLarge: string; cut: string; noForm: string }
export type ReceivedFile = { path: string; name: string }

/** What a multipart request will be at most: as long as it says, else the largest there may be. */
function bytesOf({ headers }: FastifyRequest, largest: number) {
  const said = Number(headers['content-length'])
  return Number.isSafeInteger(said) ? Math.min(said, largest + 64 * 1024) : largest
}

/**
 * Counts what is sent before it is received, in kilobytes. What the day has left over is then too little, not exceeded
 * by those sent at once.
 */
export async function countUpload(ctx: Context, bytes: number) {
  const megabytes = ctx.env.upload_mb_per_day
  const limit: Limit = {
    name: 'upload-kb',
    points: megabytes * 1024,
    seconds: 86_400,
    sentence: `Você chegou ao limite de ${megabytes} MB por dia. Envie o resto amanhã.`,
  }
  await countAttempt(ctx, limit, String(signedIn(ctx).id), Math.ceil(bytes / 1024))
}

/**
 * Streams the first file of a multipart request into a temporary folder, deleted after `work`; never held in memory.
 */
export async function withReceivedFile<T>(
  ctx: Context,
  request: FastifyRequest,
  messages: Messages,
  work: (file: ReceivedFile) => Promise<T>,
): Promise<T> {
  await countUpload(ctx, bytesOf(request, messages.largest))
  const folder = await mkdtemp(join(tmpdir(), 'grower-envio-'))
  try {
    return await work(await receive(request, folder, messages))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function receive(request: FastifyRequest, folder: string, messages: Messages): Promise<ReceivedFile> {
  const parser = openParser(request, messages)
  const file: ReceivedFile = { path: join(folder, randomUUID()), name: '' }
  let written: Promise<void> | undefined
  let cut = false
  parser.on('file', (_field, stream, { filename }) => {
    if (written) return stream.resume()
    stream.on('limit', () => {
      cut = true
    })
    file.name = filename ?? ''
    written = pipeline(stream, createWriteStream(file.path, { mode: 0o600 }))
    // Awaited below; without this a broken upload would first be an unhandled rejection.
    written.catch(() => undefined)
  })
  try {
    await pipeline(request.raw, parser)
    await written
  } catch {
    throw new AppError('invalid', messages.cut)
  }
  if (cut) throw new AppError('too_large', messages.tooLarge)
  if (!written) throw new AppError('invalid', undefined, { errors: { [messages.field]: [messages.missing] } })
  return file
}

function openParser({ headers }: FastifyRequest, { largest, noForm }: Messages) {
  try {
    const limits = { files: 1, fileSize: largest, fields: 5, parts: 6 }
    return busboy({ headers, defParamCharset: 'utf8', limits })
  } catch {
    throw new AppError('unsupported_type', noForm)
  }
}
