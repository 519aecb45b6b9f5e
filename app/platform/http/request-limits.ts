import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#platform/errors.ts'
import { limitedAddress } from '#platform/rate-limit/address.ts'
import { proxyTest, type TrustProxy } from './trusted-proxies.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Time for a body larger than a form's. */
    bodySeconds?: number
  }
}

export type RequestLimits = {
  headersSeconds: number
  bodySeconds: number
  /** For what is left of a body whose answer is given. */
  restSeconds: number
  connectionsPerAddress: number
}

/**
 * Generous to a telephone on a bad line: a form, a page of JSON of 1 MB in a minute. A household, or a street behind one
 * address of its provider, stays far below so many connections.
 */
export const requestLimits: RequestLimits = {
  headersSeconds: 20,
  bodySeconds: 60,
  restSeconds: 10,
  connectionsPerAddress: 200,
}

/** For 15 MB at 50 kB a second. */
export const UPLOAD_SECONDS = 300

/** Node's own timers end what the hooks below don't see; they look every few seconds. */
export const serverTimeouts = ({ headersSeconds }: RequestLimits) => ({
  requestTimeout: (UPLOAD_SECONDS + 10) * 1000,
  // Who reads nothing of its answer; a live stream writes every few seconds.
  connectionTimeout: 120_000,
  http: { headersTimeout: headersSeconds * 1000, connectionsCheckingInterval: 5000 },
})

type Options = { limits: RequestLimits; trustProxy: TrustProxy }

/** Ends bodies that drip, refuses a host that is none, and caps the connections of an address. */
export function limitRequests(app: FastifyInstance, { limits, trustProxy }: Options) {
  capConnections(app, { limits, trustProxy })
  app.addHook('onRequest', (request, reply, done) => {
    if (!isHost(request.host)) return done(new AppError('invalid_request', 'O endereço do pedido não existe.'))
    const seconds = request.routeOptions.config.bodySeconds ?? limits.bodySeconds
    endDrip(app, request, { reply: reply.raw, seconds, restSeconds: limits.restSeconds })
    done()
  })
}

/** A name or address with a port, as in the header Host; HTTP/1.0 sends none. */
const isHost = (host: string) => !host || (/^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}/`))

/**
 * The whole body must arrive in time, whoever reads it: a byte now and then keeps no connection open. Where the answer
 * did not wait for the body (a refused upload), the rest has little time left.
 */
function endDrip({ server }: FastifyInstance, { raw }: FastifyRequest, { reply, seconds, restSeconds }: Drip) {
  const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers
  if (encoding === undefined && Number(length ?? 0) === 0) return
  const late = Object.assign(new Error('the body took too long'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
  const tooLate = () => {
    if (raw.complete) return
    if (reply.headersSent) raw.destroy()
    else server.emit('clientError', late, raw.socket)
  }
  let timer = setTimeout(tooLate, seconds * 1000).unref()
  const arrived = () => clearTimeout(timer)
  raw.once('end', arrived)
  raw.once('close', arrived)
  reply.once('finish', () => {
    clearTimeout(timer)
    if (!raw.complete) timer = setTimeout(tooLate, restSeconds * 1000).unref()
  })
}

type Drip = { reply: ServerResponse; seconds: number; restSeconds: number }

/** The connections of a trusted proxy are many people's. */
function capConnections({ server }: FastifyInstance, { limits, trustProxy }: Options) {
  const isProxy = proxyTest(trustProxy)
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const ip = socket.remoteAddress
    if (!ip || isProxy(ip, 0)) return
    const address = limitedAddress(ip)
    const others = open.get(address) ?? 0
    if (others >= limits.connectionsPerAddress) return void socket.destroy()
    open.set(address, others + 1)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left) open.set(address, left)
      else open.delete(address)
    })
  })
}
