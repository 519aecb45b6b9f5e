import type { FastifyInstance } from 'fastify'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { HostRoute } from '#platform/http/host-route.ts'
import { receiveWebhook } from './receive-webhook.actions.ts'

/** Anyone may knock: what is written there is believed by its signature alone, over the bytes as they came. */
export const webhookRoute: HostRoute = {
  name: 'payments.webhook',
  method: 'POST',
  path: '/webhooks/payments/:gateway',
  access: 'public',
}

type Address = { Params: { gateway: string } }

export function paymentWebhooks(app: FastifyInstance, anonymous: () => Context) {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    scope.post<Address>(webhookRoute.path, async ({ params, headers, body }, reply) => {
      const ctx = anonymous()
      if (ctx.env.payments?.name !== params.gateway) throw new AppError('not_found')
      const effect = await receiveWebhook(ctx, { headers, body: typeof body === 'string' ? body : '' })
      return reply.header('cache-control', 'no-store').send({ effect })
    })
  })
}
