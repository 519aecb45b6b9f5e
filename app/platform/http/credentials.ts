import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { RequestInfo } from '#platform/context.ts'

export const sessionCookie = (https: boolean) => (https ? '__Host-grower_session' : 'grower_session')

/** The mark by which accounts know a device again (sessions/login-devices.table.ts). */
export const deviceCookie = (https: boolean) => (https ? '__Host-grower_device' : 'grower_device')

/** The value of one cookie, or undefined. */
export function cookieOf(header: string | null | undefined, name: string) {
  const pair = header?.split(/;\s*/).find((part) => part.startsWith(`${name}=`))
  return pair ? decoded(pair.slice(name.length + 1)) : undefined
}

/** Invalid percent-encoding was not written by us: returned unchanged. */
function decoded(value: string) {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

export const bearerOf = (header: string | undefined) => header?.match(/^Bearer\s+([\w-]{20,100})$/i)?.[1]

/**
 * The token of an API call: the Authorization header, or the web session cookie, accepted only with `Sec-Fetch-Site:
 * same-origin` (which no cross-site request can set).
 */
export function apiToken(request: FastifyRequest, https: boolean) {
  const bearer = bearerOf(request.headers.authorization)
  if (bearer) return bearer
  if (request.headers['sec-fetch-site'] !== 'same-origin') return undefined
  return cookieOf(request.headers.cookie, sessionCookie(https))
}

export const requestInfo = (request: FastifyRequest): RequestInfo => ({
  // A trusted proxy's header may hold anything; what is no address is nobody's.
  ip: isIP(request.ip) ? request.ip : (request.socket.remoteAddress ?? ''),
  user_agent: (request.headers['user-agent'] ?? '').slice(0, 300),
  accepts_counting: cookieOf(request.headers.cookie, 'accept_cookie') === 'true',
})
