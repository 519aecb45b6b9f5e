import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ViteDevServer } from 'vite'
import { findViewer } from '#domains/people/accounts/index.ts'
import { findDevice, partsOf } from '#domains/robots/devices/index.ts'
import { type Context, createContext } from '#platform/context.ts'
import type { Database } from '#platform/database/database.ts'
import type { Environment } from '#platform/environment.ts'
import { refuseWhenBusy } from '#platform/http/busy.ts'
import { apiToken, cookieOf, requestInfo, sessionCookie } from '#platform/http/credentials.ts'
import { securityHeaders } from '#platform/http/security-headers.ts'
import type { TrustProxy } from '#platform/http/trusted-proxies.ts'
import { log } from '#platform/log/log.ts'
import { apiRoutes, newHost } from './api-routes.ts'
import { hostRoutes } from './host-routes.ts'
import { pages } from './pages.ts'
import { storedPages } from './stored-pages.ts'

export type WebOptions = {
  host: string
  port: number
  /** The port is shared with other threads (SO_REUSEPORT). */
  sharedPort?: boolean
  trustProxy: TrustProxy
  busyAfterMs: number
  database: Database
  env: Environment
  clientFolder?: string
  vite?: ViteDevServer
}

/** The HTTP server: security headers, health, photos, the API, and pages for everything else. */
export async function startServer(options: WebOptions) {
  const { database, env, host, port, sharedPort } = options
  const https = env.site.url.startsWith('https:')
  const app = newHost(options.trustProxy)
  const contextOf = async (request: FastifyRequest, token: string | undefined): Promise<Context> => {
    const visitor = createContext({ db: database.db, env, request: requestInfo(request) })
    const robot = partsOf(token)
    if (robot) return createContext({ ...visitor, device: await findDevice(visitor, robot) })
    return token ? createContext({ ...visitor, viewer: await findViewer(visitor, token) }) : visitor
  }

  if (!options.vite) storedPages(app, { env, https })
  await securityHeaders(app, { https })
  await refuseWhenBusy(app, { afterMs: options.busyAfterMs })
  const ofCall = (request: FastifyRequest) => contextOf(request, apiToken(request, https))
  const ofPage = (request: FastifyRequest) => contextOf(request, cookieOf(request.headers.cookie, sessionCookie(https)))
  hostRoutes(app, { anonymous: () => createContext({ db: database.db, env }), ofCall, ofPage })
  apiRoutes(app, ofCall)
  if (options.clientFolder) await staticFiles(app, options.clientFolder)
  await pages(app, { ...options, https, contextOf })

  // Passed through to node:net, though Fastify's type lacks it.
  const address = { host, port, reusePort: sharedPort }
  await app.listen(address)
  log.info({ host, port }, 'no ar')
  return { close: () => app.close(), url: `http://${host}:${port}`, app }
}

/** Build output: hashed names, so cacheable forever; precompressed next to the originals. */
async function staticFiles(app: FastifyInstance, root: string) {
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const kept = path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
      // The precompressed variants are sw.js.br and sw.js.gz.
      const isWorker = /\/sw\.js(\.\w+)?$/.test(path)
      reply.header('cache-control', isWorker ? 'no-cache' : kept)
      // A service worker is subject to the CSP of its own script: it must be allowed to fetch from us.
      if (isWorker) reply.header('content-security-policy', "default-src 'none'; connect-src 'self'")
    },
  })
}
