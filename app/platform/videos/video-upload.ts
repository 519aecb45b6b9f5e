import { Readable } from 'node:stream'
import { Server } from '@tus/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { demandAccess } from '#platform/access/demand-access.ts'
import type { Context } from '#platform/context.ts'
import { AppError, type RefusalCode } from '#platform/errors.ts'
import { countAttempt } from '#platform/rate-limit/rate-limit.ts'
import { videoLimits } from '#shared/video-limits.ts'
import type { HostRoute } from '../http/host-route.ts'
import { UPLOAD_SECONDS } from '../http/request-limits.ts'
import { findUpload, UploadStore } from './upload-store.ts'
import { posterOf } from './video.queries.ts'
import { videoDocument } from './video-address.ts'

const path = '/api/v1/file/video'
const one = `${path}/:upload`

export const videoUploadRoutes: HostRoute[] = [
  { name: 'file.video.create', method: 'POST', path, access: 'login' },
  { name: 'file.video.protocol', method: 'OPTIONS', path, access: 'login' },
  { name: 'file.video.send', method: 'PATCH', path: one, access: 'login' },
  { name: 'file.video.cancel', method: 'DELETE', path: one, access: 'login' },
  { name: 'file.video.show', method: 'GET', path: one, access: 'login' },
]

const perHour = { name: 'video', points: 30, seconds: 3600 }

type ContextOf = (request: FastifyRequest) => Promise<Context>
type Address = { Params: { upload: string } }

/**
 * /api/v1/file/video: resumable uploads by the protocol tus 1.0 (creation, termination). POST announces the length and
 * answers with the upload's address, HEAD says how much is there, PATCH sends on from there, DELETE cancels; GET says
 * what became of it. Only for the person who began it.
 */
export function videoUpload(app: FastifyInstance, contextOf: ContextOf) {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    const speak = async (request: FastifyRequest, reply: FastifyReply) => {
      const ctx = await viewerContext(contextOf, request)
      if (request.method === 'POST') await countAttempt(ctx, perHour, String(ctx.viewer?.id))
      return answer(reply, await tus(ctx, request))
    }
    const config = { bodySeconds: UPLOAD_SECONDS }
    scope.post(path, { config }, speak)
    scope.options(path, speak)
    scope.head(one, speak)
    scope.patch(one, { config }, speak)
    scope.delete(one, speak)
    scope.get<Address>(one, async (request, reply) => {
      const ctx = await viewerContext(contextOf, request)
      return reply.header('cache-control', 'no-store').send(await stateOf(ctx, request.params.upload))
    })
  })
}

async function viewerContext(contextOf: ContextOf, request: FastifyRequest) {
  const ctx = await contextOf(request)
  demandAccess('login', ctx.viewer)
  return ctx
}

async function stateOf(ctx: Context, upload: string) {
  const video = await findUpload(ctx, upload)
  const { id, status, refusal } = video
  if (status === 'refused') return { id, status, message: refusal }
  return status === 'ready'
    ? { id, status, video: videoDocument(ctx, { ...video, poster: await posterOf(ctx, video) }) }
    : { id, status }
}

/** What the protocol's own refusals are called here; people only ever see those of files and lengths. */
const refused: Record<number, [RefusalCode, string?]> = {
  404: ['not_found'],
  409: ['conflict', 'O envio está em outro ponto. Continue de onde ele parou.'],
  410: ['not_found'],
  413: ['too_large', videoLimits.long.tooLarge],
}

/** The request as @tus/server takes it, for one viewer; what it or the store refuses is thrown as everywhere else. */
async function tus(ctx: Context, request: FastifyRequest): Promise<Response> {
  let failed: unknown
  const server = new Server({
    path,
    datastore: new UploadStore(ctx),
    // Of short ones the store says it (upload-store.ts).
    maxSize: videoLimits.long.bytes,
    relativeLocation: true,
    namingFunction: () => crypto.randomUUID(),
    onResponseError: (_request, error) => {
      failed = error
      return undefined
    },
  })
  const { method, headers, raw, url } = request
  const body = method === 'POST' || method === 'PATCH' ? Readable.toWeb(raw) : undefined
  const sent = new Request(new URL(url, ctx.env.site.url), {
    method,
    headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
    ...(body && { body: body as ReadableStream, duplex: 'half' }),
  } as RequestInit)
  const response = await server.handleWeb(sent)
  if (response.ok) return response
  if (failed instanceof Error) throw failed
  const [code, sentence] = refused[response.status] ?? ['invalid_request']
  throw new AppError(code, sentence)
}

/** No other site may read it: the headers for that stay behind. */
function answer(reply: FastifyReply, response: Response) {
  reply.code(response.status)
  for (const [name, value] of response.headers) if (!name.startsWith('access-control-')) reply.header(name, value)
  return reply.header('cache-control', 'no-store').send()
}
