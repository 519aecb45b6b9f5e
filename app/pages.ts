import { randomBytes } from 'node:crypto'
import * as build from 'virtual:react-router/server-build'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { Context } from '#platform/context.ts'
import type { Environment } from '#platform/environment.ts'
import { cookieOf, sessionCookie } from '#platform/http/who-asks.ts'
import { pageState, requestContext } from './page-context.server.ts'

type Options = {
  env: Environment
  https: boolean
  contextOf: (request: FastifyRequest, token: string | undefined) => Promise<Context>
  vite?: import('vite').ViteDevServer
}

/** Everything that is neither API nor file: a page of React Router, rendered here or as data for the browser. */
export async function pages(app: FastifyInstance, options: Options) {
  const handle = createRequestHandler(build, process.env.NODE_ENV)
  const { vite } = options
  if (vite)
    app.addHook('onRequest', (request, reply, done) => {
      vite.middlewares(request.raw, reply.raw, () => done())
    })
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.all('/*', async (request, reply) => {
      const token = cookieOf(request.headers.cookie, sessionCookie(options.https))
      const context = new RouterContextProvider()
      const state = { nonce: randomBytes(16).toString('base64'), https: options.https, tags: new Set<string>() }
      context.set(requestContext, await options.contextOf(request, token))
      context.set(pageState, state)
      const response = await handle(webRequest(request, options.env.site.url), context)
      reply.code(response.status)
      for (const [name, value] of response.headers) reply.header(name, value)
      return reply.send(response.body ? Buffer.from(await response.arrayBuffer()) : '')
    })
  })
}

function webRequest(request: FastifyRequest, siteUrl: string) {
  const { method } = request
  // The peer's own Host header decides, so that redirects and same-origin checks hold on any address we listen to.
  const origin = `${siteUrl.startsWith('https:') ? 'https' : 'http'}://${request.host}`
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, one)
  const body = method === 'GET' || method === 'HEAD' ? undefined : (request.body as Buffer | undefined)
  return new Request(new URL(request.url, origin), { method, headers, body: body && new Uint8Array(body) })
}
