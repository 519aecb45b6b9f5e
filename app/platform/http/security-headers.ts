import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { HEAT_MAP_HOSTS } from '#platform/visits/visit-services.ts'

/**
 * Headers of every response. The content security policy of pages is set where the page is rendered (nonce or hashes).
 */
export async function securityHeaders(app: FastifyInstance, options: { https: boolean }) {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    hsts: options.https ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('permissions-policy', 'camera=(self), geolocation=(), microphone=()')
    done()
  })
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  })
}

type Others = {
  imageHost?: string
  /** Where the browser takes cards to, when that is not this site. */
  tokens?: string
  liveReload?: boolean
  /** The page has a heat map: asked for, and set up. */
  heatMap?: boolean
}

/** The CSP of a page. `scripts`: nonce or hashes of the allowed inline scripts, each in quotes. */
export function pagePolicy(scripts: string[], { imageHost, tokens, liveReload = false, heatMap = false }: Others = {}) {
  const images = imageHost ? ` https://${imageHost}` : ''
  const heat = heatMap ? ` ${HEAT_MAP_HOSTS}` : ''
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(' ')}${heat}`,
    // Server-rendered style attributes (photo placeholders, progress) can't carry a nonce.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${images}${heat}`,
    `media-src 'self' blob:${images}`,
    `connect-src 'self'${tokens && URL.canParse(tokens) ? ` ${new URL(tokens).origin}` : ''}${heat}${liveReload ? ' ws:' : ''}`,
    "font-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ')
}
