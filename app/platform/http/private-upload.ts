import type { FastifyInstance, FastifyRequest } from 'fastify'
import { demandAccess } from '#platform/access/demand-access.ts'
import type { Context } from '#platform/context.ts'
import { decoding } from '#platform/files/decoding.ts'
import { sentFile } from '#platform/files/sent-file.ts'
import { storePrivateFile } from '#platform/files/store-private-file.ts'
import { countAttempt } from '#platform/rate-limit/rate-limit.ts'
import type { HostRoute } from './host-route.ts'
import { withReceivedFile } from './receive-file.ts'
import { UPLOAD_SECONDS } from './request-limits.ts'

export const privateUploadRoute: HostRoute = {
  name: 'file.private',
  method: 'POST',
  path: '/api/v1/file/private',
  access: 'login',
}

const perHour = { name: 'private-file', points: 60, seconds: 3600 }

const messages = {
  field: 'file',
  largest: 15 * 1024 * 1024,
  missing: 'Escolha um arquivo.',
  tooLarge: 'O arquivo passa de 15 MB. Envie um menor.',
  cut: 'O envio do arquivo foi interrompido. Tente de novo.',
  noForm: 'Envie o arquivo como formulário (multipart/form-data, campo file).',
}

/**
 * POST /api/v1/file/private, multipart field `file`: a PDF or a photo, stored encrypted. Nobody can open it until
 * something uses it.
 */
export function privateUpload(app: FastifyInstance, contextOf: (request: FastifyRequest) => Promise<Context>) {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.post(privateUploadRoute.path, { config: { bodySeconds: UPLOAD_SECONDS } }, async (request, reply) => {
      const ctx = await contextOf(request)
      demandAccess(privateUploadRoute.access, ctx.viewer)
      await countAttempt(ctx, perHour, String(ctx.viewer?.id))
      const file = await withReceivedFile(ctx, request, messages, (received) =>
        decoding(() => storePrivateFile(ctx, received)),
      )
      return reply
        .code(201)
        .header('cache-control', 'no-store')
        .send({ ...sentFile(ctx, file), bytes: file.bytes })
    })
  })
}
