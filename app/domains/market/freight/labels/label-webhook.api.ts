import type { FastifyInstance } from 'fastify'
import type { Context } from '#platform/context.ts'
import type { HostRoute } from '#platform/http/host-route.ts'
import { receiveLabelWebhook } from './label-webhook.actions.ts'

/** Anyone may knock: what is written there is believed by its signature alone, over the bytes as they came. */
export const labelWebhookRoute: HostRoute = {
  name: 'freight.webhook',
  method: 'POST',
  path: '/webhooks/freight/melhor-envio',
  access: 'public',
}

export function labelWebhook(app: FastifyInstance, anonymous: () => Context) {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    scope.post(labelWebhookRoute.path, async ({ headers, body }, reply) => {
      const text = typeof body === 'string' ? body : ''
      const effect = await receiveLabelWebhook(anonymous(), text, headers['x-me-signature'])
      return reply.header('cache-control', 'no-store').send({ effect })
    })
  })
}
