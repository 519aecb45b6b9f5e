import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Environment } from '#platform/environment.ts'
import { cookieOf, sessionCookie } from '#platform/http/credentials.ts'
import { sendStored } from '#platform/http/page-response.ts'
import { isDiscreet } from '#web/discreet.server.ts'

/** Serves cached visitors' pages before anything else is done for a request. */
export function storedPages(app: FastifyInstance, { env, https }: { env: Environment; https: boolean }) {
  app.addHook('onRequest', (request, reply, done) => {
    const name = sharedName(request, https)
    const kept = name && env.cache.get(name)
    if (!kept) return done()
    sendStored(kept, request, reply)
  })
}

/** Cache key of a visitor's page; undefined when the response may differ from other visitors'. */
export function sharedName({ method, url, host, headers: { cookie } }: FastifyRequest, https: boolean) {
  if (method !== 'GET' || url.length > 300 || url.includes('.data')) return undefined
  if (cookie && (cookie.includes('grower_toast=') || cookieOf(cookie, sessionCookie(https)))) return undefined
  const theme = cookieOf(cookie, 'grower_theme') ?? ''
  const consent = cookieOf(cookie, 'accept_cookie') ?? ''
  return `${host} ${url} ${theme.slice(0, 6)} ${consent.slice(0, 5)} ${isDiscreet(cookie)}`
}
