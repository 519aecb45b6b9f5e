import { pipeline } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refusal } from '#platform/access/rules.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { HostRoute } from '#platform/http/host-route.ts'
import { unsealing } from '#platform/seal-stream.ts'
import { placeOfExport } from './export-place.model.ts'
import { findOpenable } from './exports.queries.ts'
import { kindOf } from './exports.registry.ts'

export const exportDownloadRoute: HostRoute = {
  name: 'privacy.exports.download',
  method: 'GET',
  path: '/privacidade/copia/:uuid',
  access: 'in_session',
}

type Address = { Params: { uuid: string } }
const form = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** GET /privacidade/copia/{uuid}: the file, streamed from storage, for its owner only; 404 for everybody else. */
export function exportDownload(app: FastifyInstance, contextOf: (request: FastifyRequest) => Promise<Context>) {
  app.get<Address>(exportDownloadRoute.path, async (request, reply) => {
    const ctx = await contextOf(request)
    if (refusal(exportDownloadRoute.access, ctx.viewer)) return reply.redirect('/auth/login?redirect=/perfil/editar')
    const found = form.test(request.params.uuid) ? await findOpenable(ctx, request.params.uuid) : undefined
    const stored = found && (await ctx.env.storage.read(placeOfExport(found.uuid)))
    if (!found || !stored) throw new AppError('not_found', 'Esta cópia não existe mais. Peça outra.')
    const kind = kindOf(found)
    reply.header('content-type', kind.content_type)
    reply.header('content-length', kind.sealed ? (found.bytes ?? 0) : stored.size)
    reply.header('content-disposition', `attachment; filename="${kind.fileName(found)}"`)
    reply.header('cache-control', 'private, no-store')
    if (!kind.sealed) return reply.send(stored.stream())
    // What can't be opened breaks the answer off: its length is promised above.
    return reply.send(pipeline(stored.stream(), unsealing(ctx.env.keys, placeOfExport(found.uuid)), () => undefined))
  })
}
