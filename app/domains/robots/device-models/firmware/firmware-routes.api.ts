import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { demandAccess } from '#platform/access/demand-access.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { HostRoute } from '#platform/http/host-route.ts'
import { withReceivedFile } from '#platform/http/receive-file.ts'
import { UPLOAD_SECONDS } from '#platform/http/request-limits.ts'
import { byteRange } from '#platform/videos/byte-range.ts'
import { storeFirmware } from './firmware.actions.ts'
import { findFirmwareFile } from './firmware-file.queries.ts'

const path = '/api/v1/ganza/firmware/:id/file'

export const firmwareDownloadRoute: HostRoute = { name: 'firmware.file', method: 'GET', path, access: 'device' }
export const firmwareUploadRoute: HostRoute = {
  name: 'firmware.upload',
  method: 'POST',
  path,
  access: 'can:devices.manage',
}

type Address = { Params: { id: string } }
type ContextOf = (request: FastifyRequest) => Promise<Context>

/** GET /api/v1/ganza/firmware/{id}/file: the binary, whole or in ranges, for a robot of its model with its own token. */
export function firmwareDownload(app: FastifyInstance, contextOf: ContextOf) {
  const send = async (request: FastifyRequest<Address>, reply: FastifyReply) => {
    const ctx = await contextOf(request)
    demandAccess(firmwareDownloadRoute.access, ctx.viewer, ctx.device)
    const { stored, sha256 } = await findFirmwareFile(ctx, idOf(request))
    const etag = `"${sha256}"`
    reply.header('accept-ranges', 'bytes').header('etag', etag).header('cache-control', 'private, no-store')
    const range = byteRange(request.headers, { size: stored.size, etag })
    if (range === 'beyond') return reply.code(416).header('content-range', `bytes */${stored.size}`).send()
    const { start, end } = range ?? { start: 0, end: stored.size - 1 }
    reply.header('content-type', 'application/octet-stream').header('content-length', end - start + 1)
    if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${stored.size}`)
    return request.method === 'HEAD' ? reply.send() : reply.send(stored.stream(range))
  }
  // Not answered by reading everything and throwing it away.
  app.head<Address>(path, send)
  app.get<Address>(path, send)
}

const messages = {
  field: 'file',
  largest: 16 * 1024 * 1024,
  missing: 'Escolha o binário.',
  tooLarge: 'O binário passa de 16 MB. Confira se é o arquivo certo.',
  cut: 'O envio do arquivo foi interrompido. Tente de novo.',
  noForm: 'Envie o arquivo como formulário (multipart/form-data, campo file).',
}

/** POST /api/v1/ganza/firmware/{id}/file, multipart field `file`: the binary of a draft, in place of the one before. */
export function firmwareUpload(app: FastifyInstance, contextOf: ContextOf) {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.post<Address>(path, { config: { bodySeconds: UPLOAD_SECONDS } }, async (request, reply) => {
      const ctx = await contextOf(request)
      demandAccess(firmwareUploadRoute.access, ctx.viewer)
      const id = idOf(request)
      const version = await withReceivedFile(ctx, request, messages, (file) => storeFirmware(ctx, id, file))
      return reply.code(201).header('cache-control', 'no-store').send(version)
    })
  })
}

function idOf({ params }: FastifyRequest<Address>) {
  if (!/^[1-9]\d{0,8}$/.test(params.id)) throw new AppError('not_found')
  return Number(params.id)
}
