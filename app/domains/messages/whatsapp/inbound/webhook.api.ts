import type { FastifyInstance } from 'fastify'
import type { Context } from '#platform/context.ts'
import type { HostRoute } from '#platform/http/host-route.ts'
import { answerChallenge, receiveWhatsApp } from './receive-webhook.actions.ts'

const path = '/webhooks/whatsapp'

/** Anyone may knock: what is written there is believed by its signature alone, over the bytes as they came. */
export const whatsappWebhookRoutes: HostRoute[] = [
  { name: 'whatsapp.verify', method: 'GET', path, access: 'public' },
  { name: 'whatsapp.webhook', method: 'POST', path, access: 'public' },
]

/** Meta sends at most three megabytes. */
const MOST_BYTES = 3 * 1024 * 1024

export function whatsappWebhook(app: FastifyInstance, anonymous: () => Context) {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, done) => done(null, body))
    scope.get(path, async ({ query }, reply) =>
      reply
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send(answerChallenge(anonymous(), query as Record<string, unknown>)),
    )
    scope.post(path, { bodyLimit: MOST_BYTES }, async ({ headers, body }, reply) => {
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
      const taken = await receiveWhatsApp(anonymous(), { body: bytes, signature: headers['x-hub-signature-256'] })
      return reply.header('cache-control', 'no-store').send(taken)
    })
  })
}
