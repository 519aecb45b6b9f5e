import { OpenAPIHandler } from '@orpc/openapi/fastify'
import { ORPCError, onError } from '@orpc/server'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Context } from '#platform/context.ts'
import { AppError, type ErrorBody, errorBody } from '#platform/errors.ts'
import { apiErrors, brokenRequest } from '#platform/http/api-errors.ts'
import { limitRequests, requestLimits, serverTimeouts } from '#platform/http/request-limits.ts'
import { proxyTest, type TrustProxy } from '#platform/http/trusted-proxies.ts'
import { reportFault } from '#platform/log/report-fault.ts'
import { MOST_BYTES } from '#platform/mqtt/robot-door.ts'
import { api } from './api.ts'

/** A Fastify instance without routes; all errors get the API's error body. */
export function newHost(trustProxy: TrustProxy, limits = requestLimits): FastifyInstance {
  const app = Fastify({
    trustProxy: proxyTest(trustProxy),
    ...serverTimeouts(limits),
    bodyLimit: 1024 * 1024,
    requestIdHeader: false,
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    frameworkErrors: apiErrors,
    clientErrorHandler: brokenRequest,
  })
  app.setErrorHandler(apiErrors)
  limitRequests(app, { limits, trustProxy })
  return app
}

/** The API at /api/v1; any other path under /api is a 404. */
export function apiRoutes(app: FastifyInstance, contextOf: (request: FastifyRequest) => Promise<Context>) {
  const handler = new OpenAPIHandler<Context>(api, {
    customErrorResponseBodyEncoder: errorBody,
    rootInterceptors: [
      async ({ next }) => {
        const result = await next()
        const wait = result.matched ? (result.response.body as Partial<ErrorBody> | undefined)?.retry_after : undefined
        if (result.matched && wait) result.response.headers['retry-after'] = String(wait)
        return result
      },
    ],
    clientInterceptors: [
      onError((error, { path }) => {
        if (isFault(error)) reportFault(error, 'falha numa chamada', { call: path.join('.') })
      }),
    ],
  })
  app.register(async (scope) => {
    for (const rest of ['/api', '/api/*'])
      scope.all(rest, () => {
        throw unknownCall()
      })
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store')
      demandObject(request)
      const { matched } = await handler.handle(request, reply, { prefix: '/api', context: await contextOf(request) })
      if (!matched) throw unknownCall()
    }
    // As over MQTT (docs/robot-protocol.md): as large, and one event or value with a key that is none refuses no other.
    scope.register(async (robots) => {
      robots.addContentTypeParser(
        'application/json',
        { parseAs: 'string' },
        robots.getDefaultJsonParser('ignore', 'ignore'),
      )
      for (const path of ['ganza-iot-data', 'ganza-events'])
        robots.all(`/api/v1/ganza/${path}`, { bodyLimit: MOST_BYTES }, answer)
    })
    scope.all('/api/v1/*', answer)
  })
}

/** A call's input is its fields: a body that has none would be taken for one with all of them left out. */
function demandObject({ body }: FastifyRequest) {
  if (body === undefined || (typeof body === 'object' && body !== null && !Array.isArray(body))) return
  throw new AppError('invalid_request', 'O corpo do pedido precisa ser um objeto JSON.')
}

/** Anything but a refusal. */
const isFault = (error: unknown) => !(error instanceof ORPCError) || error.status >= 500

const unknownCall = () => new AppError('not_found', 'Esta chamada não existe.')
