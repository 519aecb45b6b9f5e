import type { FastifyInstance, FastifyRequest } from 'fastify'
import { demandAccess } from '#platform/access/demand-access.ts'
import type { Context } from '#platform/context.ts'
import { decoding } from '#platform/files/decoding.ts'
import type { HostRoute } from '#platform/http/host-route.ts'
import { withReceivedFile } from '#platform/http/receive-file.ts'
import { UPLOAD_SECONDS } from '#platform/http/request-limits.ts'
import { countAttempt } from '#platform/rate-limit/rate-limit.ts'
import { MOST_BYTES } from '../reading/sheet.kinds.ts'
import { uploadPhotos } from './import-photos.actions.ts'
import { uploadImport } from './upload-import.actions.ts'

const path = '/api/v1/plan-cultivation/import/file'

export const importUploadRoutes: HostRoute[] = [
  { name: 'imports.file', method: 'POST', path, access: 'login' },
  { name: 'imports.photos', method: 'POST', path: '/api/v1/plan-cultivation/import/:uuid/photos', access: 'login' },
]

const perHour = { name: 'import-file', points: 60, seconds: 3600 }
const common = {
  missing: 'Escolha um arquivo.',
  cut: 'O envio do arquivo foi interrompido. Tente de novo.',
  noForm: 'Envie o arquivo como formulário (multipart/form-data).',
}
const ofSheet = { ...common, field: 'file', largest: MOST_BYTES, tooLarge: 'O arquivo passa de 8 MB. Divida em partes.' }
const ofPhotos = { ...common, field: 'photos', largest: 200 * 1024 * 1024, tooLarge: 'O ZIP passa de 200 MB. Divida em partes.' }

type Address = { Params: { uuid?: string } }

/** POST …/import/file, multipart field `file`; POST …/import/{uuid}/photos, field `photos`: streamed, read one at a time. */
export function importUploads(app: FastifyInstance, contextOf: (request: FastifyRequest) => Promise<Context>) {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    for (const { path, access, name } of importUploadRoutes)
      scope.post<Address>(path, { config: { bodySeconds: UPLOAD_SECONDS } }, async (request, reply) => {
        const ctx = await contextOf(request)
        demandAccess(access, ctx.viewer)
        await countAttempt(ctx, perHour, String(ctx.viewer?.id))
        const made =
          name === 'imports.file'
            ? await withReceivedFile(ctx, request, ofSheet, (file) => decoding(() => uploadImport(ctx, file)))
            : await withReceivedFile(ctx, request, ofPhotos, (file) => uploadPhotos(ctx, request.params.uuid ?? '', file))
        return reply.code(201).header('cache-control', 'no-store').send(made)
      })
  })
}
