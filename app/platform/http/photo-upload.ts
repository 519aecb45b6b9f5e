import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import busboy from 'busboy'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refusal } from '#platform/access/rules.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { MAX_PHOTO_BYTES } from '#platform/files/decode-photo.ts'
import { photoDocument } from '#platform/files/photo-address.ts'
import { storePhoto } from '#platform/files/store-photo.ts'
import { countAttempt } from '#platform/rate-limit/rate-limit.ts'
import { atMost } from './at-most.ts'

const perHour = { name: 'photo', points: 300, seconds: 3600 }
/** Decoding holds a whole picture in memory: two at a time, the others wait their turn. */
const decoding = atMost(2)

/** POST /api/v1/file/photo, multipart field `photo`: streamed to a temporary file, never held in memory. */
export function photoUpload(app: FastifyInstance, contextOf: (request: FastifyRequest) => Promise<Context>) {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.post('/api/v1/file/photo', async (request, reply) => {
      const ctx = await contextOf(request)
      if (refusal('login', ctx.viewer)) throw new AppError(ctx.viewer ? 'forbidden' : 'unauthorized')
      await countAttempt(ctx, perHour, String(ctx.viewer?.id))
      const folder = await mkdtemp(join(tmpdir(), 'grower-foto-'))
      try {
        const path = await receive(request, folder)
        const file = await decoding(() => storePhoto(ctx, path))
        return reply.code(201).send(photoDocument(ctx, file))
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    })
  })
}

async function receive(request: FastifyRequest, folder: string): Promise<string> {
  const parser = openParser(request)
  const path = join(folder, randomUUID())
  let written: Promise<void> | undefined
  let cut = false
  parser.on('file', (_field, stream) => {
    if (written) return stream.resume()
    stream.on('limit', () => {
      cut = true
    })
    written = pipeline(stream, createWriteStream(path))
    // Awaited below; without this a broken upload would be an unhandled rejection first.
    written.catch(() => undefined)
  })
  try {
    await pipeline(request.raw, parser)
    await written
  } catch {
    throw new AppError('invalid', 'O envio da foto foi interrompido. Tente de novo.')
  }
  if (cut) throw new AppError('too_large', 'A foto passa de 15 MB. Envie uma menor.')
  if (!written) throw new AppError('invalid', undefined, { errors: { photo: ['Escolha uma foto.'] } })
  return path
}

function openParser(request: FastifyRequest) {
  try {
    return busboy({ headers: request.headers, limits: { files: 1, fileSize: MAX_PHOTO_BYTES, fields: 5, parts: 6 } })
  } catch {
    throw new AppError('unsupported_type', 'Envie a foto como formulário (multipart/form-data, campo photo).')
  }
}
