import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { requestInfo } from '#platform/http/credentials.ts'
import type { HostRoute } from '#platform/http/host-route.ts'
import { VISIT_FRAME } from '#shared/visits.ts'
import { ANALYTICS_SCRIPTS, visitFramePolicy } from './visit-services.ts'

export const visitFrameRoute: HostRoute = { name: 'visits', method: 'GET', path: VISIT_FRAME, access: 'public' }

/** GET /contagem: the frame that counts visits; without a yes or an id there is none. */
export function visitFrame(app: FastifyInstance, anonymous: () => Context) {
  app.get(visitFrameRoute.path, async (request, reply) => {
    const { env } = anonymous()
    const id = env.visits?.analytics_id
    if (!id || !requestInfo(request).accepts_counting) throw new AppError('not_found')
    const nonce = randomUUID()
    reply.header('content-security-policy', visitFramePolicy(nonce))
    reply.header('referrer-policy', 'no-referrer')
    reply.header('cache-control', 'private, no-store')
    return reply.type('text/html; charset=utf-8').send(frame({ id, nonce, site: env.site.url }))
  })
}

/** The frame's id can hold no quote (environment-variables.ts). Of the page it hears a pattern, which stands for its address. */
const frame = ({ id, nonce, site }: { id: string; nonce: string; site: string }) => `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><title>Contagem de visitas</title>
<script nonce="${nonce}">
window.dataLayer = []
function gtag() { dataLayer.push(arguments) }
gtag('consent', 'default', { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' })
gtag('js', new Date())
gtag('config', '${id}', { send_page_view: false, allow_google_signals: false, allow_ad_personalization_signals: false, page_location: '${site}/', page_referrer: '', page_title: '/' })
addEventListener('message', ({ source, data }) => {
  if (source !== parent || typeof data?.page !== 'string') return
  const told = { page_location: '${site}' + data.page, page_referrer: '', page_title: data.page }
  gtag('set', told)
  gtag('event', 'page_view', told)
})
</script>
<script nonce="${nonce}" async src="${ANALYTICS_SCRIPTS}/gtag/js?id=${id}"></script>
</head><body></body></html>
`
