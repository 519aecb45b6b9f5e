import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Environment } from '#platform/environment.ts'
import { sendStored } from '#platform/http/page-answer.ts'
import { cookieOf, sessionCookie } from '#platform/http/who-asks.ts'
import { isDiscreet } from '#web/discreet.server.ts'

/** Answers what is stored for visitors before anything else is done for a request. */
export function storedPages(app: FastifyInstance, { env, https }: { env: Environment; https: boolean }) {
  app.addHook('onRequest', (request, reply, done) => {
    const name = sharedName(request, https)
    const kept = name && env.cache.get(name)
    if (!kept) return done()
    sendStored(kept, request, reply)
  })
}

/** The name under which a visitor's page is kept; none when this request is not like every other visitor's. */
export function sharedName({ method, url, host, headers: { cookie } }: FastifyRequest, https: boolean) {
  if (method !== 'GET' || url.length > 300 || url.includes('.data')) return undefined
  if (cookie && (cookie.includes('grower_toast=') || cookieOf(cookie, sessionCookie(https)))) return undefined
  const theme = cookieOf(cookie, 'grower_theme') ?? ''
  const consent = cookieOf(cookie, 'accept_cookie') ?? ''
  return `${host} ${url} ${theme.slice(0, 6)} ${consent.slice(0, 5)} ${isDiscreet(cookie)}`
}
