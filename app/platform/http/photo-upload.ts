import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refusal } from '#platform/access/rules.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { MAX_PHOTO_BYTES } from '#platform/files/decode-photo.ts'
import { decoding } from '#platform/files/decoding.ts'
import { photoDocument } from '#platform/files/photo-address.ts'
import { storePhoto } from '#platform/files/store-photo.ts'
import { countAttempt } from '#platform/rate-limit/rate-limit.ts'
import { withReceivedFile } from './receive-file.ts'

const perHour = { name: 'photo', points: 300, seconds: 3600 }

const words = {
  field: 'photo',
  largest: MAX_PHOTO_BYTES,
  missing: 'Escolha uma foto.',
  tooLarge: 'A foto passa de 15 MB. Envie uma menor.',
  cut: 'O envio da foto foi interrompido. Tente de novo.',
  noForm: 'Envie a foto como formulário (multipart/form-data, campo photo).',
}

/** POST /api/v1/file/photo, multipart field `photo`: streamed to a temporary file, never held in memory. */
export function photoUpload(app: FastifyInstance, contextOf: (request: FastifyRequest) => Promise<Context>) {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.post('/api/v1/file/photo', async (request, reply) => {
      const ctx = await contextOf(request)
      if (refusal('login', ctx.viewer)) throw new AppError(ctx.viewer ? 'forbidden' : 'unauthorized')
      await countAttempt(ctx, perHour, String(ctx.viewer?.id))
      const file = await withReceivedFile(request, words, ({ path }) => decoding(() => storePhoto(ctx, path)))
      return reply.code(201).send(photoDocument(ctx, file))
    })
  })
}
