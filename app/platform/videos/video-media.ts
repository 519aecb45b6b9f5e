import { and, eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { mayOpenSigned } from '../files/media-address.ts'
import type { HostRoute } from '../http/host-route.ts'
import { byteRange } from './byte-range.ts'
import { videoAddress } from './video-address.ts'
import { videoPath } from './video-path.ts'
import { type Video, videos } from './videos.table.ts'

/** Private videos are opened by the signature in their address. */
export const videoMediaRoute: HostRoute = {
  name: 'media.video',
  method: 'GET',
  path: '/midia/video/:key',
  access: 'public',
}

type Address = { Params: { key: string }; Querystring: { ate?: string; assinatura?: string } }
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** GET /midia/video/{key}, whole or in ranges: public ones for all, private ones only with an unexpired signature. */
export function videoMedia(app: FastifyInstance, anonymous: () => Context) {
  const show = async (request: FastifyRequest<Address>, reply: FastifyReply) => {
    const ctx = anonymous()
    const video = uuid.test(request.params.key) ? await findVideo(ctx, request.params.key) : undefined
    if (!video || !mayOpen(ctx, video, request)) throw new AppError('not_found')
    return sendVideo(ctx, video, request, reply)
  }
  // Not answered by reading everything and throwing it away.
  app.head<Address>(videoMediaRoute.path, show)
  app.get<Address>(videoMediaRoute.path, show)
}

async function findVideo({ db }: Context, key: string) {
  const shown = and(eq(videos.key, key), eq(videos.status, 'ready'), eq(videos.withheld, false))
  return (await db.select().from(videos).where(shown).limit(1))[0]
}

function mayOpen(ctx: Context, video: Video, { query: { ate = '', assinatura = '' } }: FastifyRequest<Address>) {
  return video.public || mayOpenSigned(ctx, videoAddress(video.key), ate, assinatura)
}

/** Its bytes, whole or in ranges, to who may see it. */
export async function sendVideo(ctx: Context, video: Video, request: FastifyRequest, reply: FastifyReply) {
  const stored = await ctx.env.storage.read(videoPath(video.storage_key))
  if (!stored) throw new Error(`video ${video.id} has lost its file`)
  // A video's bytes never change, and its address is new where it was private.
  const etag = `"${video.key}"`
  reply.header('accept-ranges', 'bytes')
  reply.header('etag', etag)
  reply.header('cache-control', video.public ? 'public, max-age=604800, immutable' : 'private, no-cache')
  reply.header('cross-origin-resource-policy', 'same-site')
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  const range = byteRange(request.headers, { size: stored.size, etag })
  if (range === 'beyond')
    return reply.code(416).header('content-range', `bytes */${stored.size}`).header('cache-control', 'no-store').send()
  const { start, end } = range ?? { start: 0, end: stored.size - 1 }
  reply.header('content-type', video.type)
  reply.header('content-length', end - start + 1)
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${stored.size}`)
  return request.method === 'HEAD' ? reply.send() : reply.send(stored.stream(range))
}
