import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { files, type StoredFile } from '#platform/files/files.table.ts'
import { mayOpenSigned } from '#platform/files/media-address.ts'
import { photoPath } from '#platform/files/photo-path.ts'
import type { HostRoute } from './host-route.ts'

/** Private photos are opened by the signature in their address. */
export const mediaRoute: HostRoute = { name: 'media', method: 'GET', path: '/midia/:key/:width', access: 'public' }

type Address = { Params: { key: string; width: string }; Querystring: { ate?: string; assinatura?: string } }
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** GET /midia/{key}/{width}: public photos for all, private ones only with an unexpired signature; else 404. */
export function media(app: FastifyInstance, anonymous: () => Context) {
  app.get<Address>(mediaRoute.path, async (request, reply) => {
    const ctx = anonymous()
    const file = uuid.test(request.params.key) ? await findFile(ctx, request.params.key) : undefined
    if (!file?.sizes.includes(Number(request.params.width)) || !mayOpen(ctx, file, request))
      throw new AppError('not_found')
    return sendPhoto(ctx, file, request, reply)
  })
}

const findFile = async (ctx: Context, key: string) =>
  (await ctx.db.select().from(files).where(eq(files.key, key)).limit(1))[0]

function mayOpen(ctx: Context, file: StoredFile, request: FastifyRequest<Address>) {
  const { ate = '', assinatura = '' } = request.query
  return file.public || mayOpenSigned(ctx, `/midia/${file.key}/${request.params.width}`, ate, assinatura)
}

/** A missing file is a 404 when the photo was redacted since its row was read; otherwise it is a server error. */
async function lostOrMoved(ctx: Context, file: StoredFile, what: string) {
  const now = await findFile(ctx, file.key)
  return now?.storage_key === file.storage_key
    ? new Error(`photo ${file.id} has lost its ${what} file`)
    : new AppError('not_found')
}

async function sendPhoto(ctx: Context, file: StoredFile, request: FastifyRequest<Address>, reply: FastifyReply) {
  const width = Number(request.params.width)
  const kind = file.has_avif && request.headers.accept?.includes('image/avif') ? 'avif' : 'webp'
  const stored = await ctx.env.storage.read(photoPath(file.storage_key, width, kind))
  if (!stored) throw await lostOrMoved(ctx, file, `${width} px ${kind}`)
  reply.header('content-type', `image/${kind}`)
  reply.header('content-length', stored.size)
  reply.header('vary', 'accept')
  reply.header('cache-control', file.public ? 'public, max-age=604800, immutable' : 'private, max-age=3600')
  reply.header('cross-origin-resource-policy', 'same-site')
  return reply.send(stored.stream())
}
