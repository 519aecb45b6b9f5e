import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { demandAccess } from '#platform/access/demand-access.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { MAX_PHOTO_BYTES } from '#platform/files/decode-photo.ts'
import { decoding } from '#platform/files/decoding.ts'
import { photoDocument } from '#platform/files/photo-address.ts'
import { storePhoto } from '#platform/files/store-photo.ts'
import { countAttempt } from '#platform/rate-limit/rate-limit.ts'
import { fieldErrors } from '#platform/validation.ts'
import type { HostRoute } from './host-route.ts'
import { withReceivedFile } from './receive-file.ts'
import { UPLOAD_SECONDS } from './request-limits.ts'

export const photoUploadRoute: HostRoute = {
  name: 'file.photo',
  method: 'POST',
  path: '/api/v1/file/photo',
  access: 'login',
}

const perHour = { name: 'photo', points: 300, seconds: 3600 }

const messages = {
  field: 'photo',
  largest: MAX_PHOTO_BYTES,
  missing: 'Escolha uma foto.',
  tooLarge: 'A foto passa de 15 MB. Envie uma menor.',
  cut: 'O envio da foto foi interrompido. Tente de novo.',
  noForm: 'Envie a foto como formulário (multipart/form-data, campo photo).',
}

/** Sent with deferred uploads: the photo's idempotency key, and the user it belongs to. */
const Query = z.object({ idempotency_key: z.uuid().optional(), user_id: z.coerce.number().int().optional() })

/**
 * POST /api/v1/file/photo?idempotency_key&user_id, multipart field `photo`: streamed to a temporary file, never held in
 * memory. Idempotent by key; 401 when another user than `user_id` is logged in.
 */
export function photoUpload(app: FastifyInstance, contextOf: (request: FastifyRequest) => Promise<Context>) {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.post(photoUploadRoute.path, { config: { bodySeconds: UPLOAD_SECONDS } }, async (request, reply) => {
      const ctx = await contextOf(request)
      demandAccess(photoUploadRoute.access, ctx.viewer)
      const query = Query.safeParse(request.query)
      if (!query.success) throw new AppError('invalid', undefined, { errors: fieldErrors(query.error.issues) })
      const { idempotency_key, user_id } = query.data
      if (user_id && user_id !== ctx.viewer?.id) throw new AppError('unauthorized')
      await countAttempt(ctx, perHour, String(ctx.viewer?.id))
      const store = ({ path }: { path: string }) => decoding(() => storePhoto(ctx, path, idempotency_key))
      const file = await withReceivedFile(ctx, request, messages, store)
      return reply.code(201).send(photoDocument(ctx, file))
    })
  })
}
