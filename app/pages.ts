import { randomUUID } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import * as build from 'virtual:react-router/server-build'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RouterContextProvider } from 'react-router'
import type { ViteDevServer } from 'vite'
import type { Context } from '#platform/context.ts'
import type { Environment } from '#platform/environment.ts'
import { AppError } from '#platform/errors.ts'
import { cookieOf, sessionCookie } from '#platform/http/credentials.ts'
import { sendStored, sendUncached, storedPage, withoutNonce } from '#platform/http/page-response.ts'
import { pagePolicy } from '#platform/http/security-headers.ts'
import { webRequest } from '#platform/http/web-request.ts'
import { type PageState, pageState, requestContext } from '#web/page-context.server.ts'
import { pageHandlers } from './page-handlers.ts'
import { sharedName } from './stored-pages.ts'
import { deferredParts } from './ui/deferred.tsx'

type Options = {
  env: Environment
  https: boolean
  contextOf: (request: FastifyRequest, token: string | undefined) => Promise<Context>
  vite?: ViteDevServer
}

/** Pages of React Router and their data requests: everything that is neither API nor static file. */
export async function pages(app: FastifyInstance, options: Options) {
  const { env, https, vite } = options
  const handlers = handlersOf(vite)
  await deferredParts()
  if (vite) app.addHook('onRequest', (request, reply, next) => vite.middlewares(request.raw, reply.raw, () => next()))
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.all('/*', async (request, reply) => {
      refuseCrossOrigin(request)
      if (/%00/.test(request.url)) throw new AppError('not_found')
      const asked = webRequest(request, { https, siteUrl: env.site.url })
      const token = cookieOf(request.headers.cookie, sessionCookie(https))
      // In development a cached page would hide changes.
      const shared = vite ? undefined : sharedName(request, https)
      const version = env.cache.begin()
      const state: PageState = { nonce: randomUUID(), https, tags: new Set() }
      const context = new RouterContextProvider()
      context.set(requestContext, await options.contextOf(request, token))
      context.set(pageState, state)
      const handlerOf = await handlers()
      const response = await handlerOf(request.url)(asked, context)
      const store = shared ? { name: shared, version } : undefined
      const signedIn = token !== undefined
      return respond(response, { request, reply, env, state, store, signedIn, liveReload: Boolean(vite) })
    })
  })
}

/** Handlers of the build; in development of the newest one, which has the routes as they are now. */
function handlersOf(vite: ViteDevServer | undefined) {
  let current = build
  let handlers = pageHandlers(current, process.env.NODE_ENV)
  return async () => {
    const latest = vite ? ((await vite.ssrLoadModule('virtual:react-router/server-build')) as typeof build) : build
    if (latest !== current) {
      current = latest
      handlers = pageHandlers(current, process.env.NODE_ENV)
      await deferredParts()
    }
    return handlers
  }
}

/** CSRF check: besides reads, only same-origin form posts are accepted; others are rejected before the body is read. */
function refuseCrossOrigin({ method, headers, host }: FastifyRequest) {
  if (method === 'GET' || method === 'HEAD') return
  if (method !== 'POST') throw new AppError('not_allowed')
  const { origin, referer, 'sec-fetch-site': from = 'none' } = headers
  const foreign = from !== 'same-origin' && from !== 'none'
  const page = origin ?? referer
  if (foreign || (page && URL.parse(page)?.host !== host))
    throw new AppError('forbidden', 'Este formulário veio de outro site. Abra a página aqui e envie de novo.')
  if (
    !/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(
      headers['content-type'] ?? 'application/x-www-form-urlencoded',
    )
  )
    throw new AppError('unsupported_type', 'Envie o formulário pela própria página.')
}

type Reply = {
  request: FastifyRequest
  reply: FastifyReply
  env: Environment
  state: PageState
  store?: { name: string; version: bigint }
  signedIn: boolean
  liveReload: boolean
}

async function respond(response: Response, { request, reply, env, state, store, signedIn, liveReload }: Reply) {
  reply.code(response.status)
  for (const [name, value] of response.headers) reply.header(name, value)
  const { html } = state
  // A click asks for a page's data alone: it stays on the device no more than the page does.
  if (signedIn && !response.headers.has('cache-control')) reply.header('cache-control', 'private, no-store')
  if (html === undefined) return sendUncached(Buffer.from(await response.arrayBuffer()), request, reply)
  const fit = store && response.status === 200 && state.tags.size > 0 && !response.headers.has('set-cookie')
  if (fit) {
    const page = await sharedPage(html, { state, env, headers: reply.getHeaders() as OutgoingHttpHeaders })
    env.cache.store(store.name, page, store.version)
    return sendStored(page, request, reply)
  }
  reply.header('content-security-policy', pagePolicy([`'nonce-${state.nonce}'`], { ...openTo(env, state), liveReload }))
  if (!response.headers.has('cache-control')) reply.header('cache-control', 'private, no-store')
  return sendUncached(Buffer.from(html), request, reply)
}

/** Whom a page may speak with besides us. */
const openTo = (env: Environment, { heat_map }: PageState) => ({
  imageHost: env.image_cdn_host,
  tokens: env.payments?.tokens.url,
  heatMap: heat_map,
})

type Rendered = { state: PageState; env: Environment; headers: OutgoingHttpHeaders }

/** A cached page: CSP by script hashes instead of a nonce; browsers revalidate each time (ETag). */
function sharedPage(rendered: string, { state, env, headers }: Rendered) {
  const { html, hashes } = withoutNonce(rendered, state.nonce)
  const own = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': pagePolicy(hashes, openTo(env, state)),
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding, cookie',
  }
  return storedPage(html, { status: 200, headers: { ...headers, ...own }, tags: [...state.tags] })
}
