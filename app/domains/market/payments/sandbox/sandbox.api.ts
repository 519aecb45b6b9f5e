import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '#platform/context.ts'
import type { HostRoute } from '#platform/http/host-route.ts'
import { answerAtDoor } from './sandbox-door.actions.ts'

const paths = [
  ['POST', '/tokens'],
  ['POST', '/charges'],
  ['GET', '/charges'],
  ['GET', '/charges/:charge'],
  ['POST', '/charges/:charge/cancel'],
  ['POST', '/charges/:charge/refunds'],
] as const

const DOOR = '/sandbox/v1'

/** The door of the embedded gateway: it knows its callers by its own keys, not by our sessions. */
export const sandboxRoutes: HostRoute[] = paths.map(([method, path]) => ({
  name: `sandbox${path.replaceAll('/', '.').replace('.:charge', '.one')}`,
  method,
  path: `${DOOR}${path}`,
  access: 'public',
}))

export function sandboxDoor(app: FastifyInstance, anonymous: () => Context) {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    for (const { method, path } of sandboxRoutes)
      scope.route({
        method,
        url: path,
        handler: async (request, reply) => {
          const answer = await answerAtDoor(anonymous(), knockOf(request))
          return reply.header('cache-control', 'no-store').send(answer)
        },
      })
  })
}

const knockOf = ({ method, url, query, headers, body }: FastifyRequest) => ({
  method,
  path: url.slice(DOOR.length).split('?')[0] ?? '',
  query: query as Record<string, string | undefined>,
  headers,
  body: typeof body === 'string' ? body : '',
})
