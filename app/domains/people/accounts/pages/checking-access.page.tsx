import { useEffect } from 'react'
import { redirect, useNavigate } from 'react-router'
import { refusal } from '#platform/access/rules.ts'
import { Icon } from '#ui/components/icon.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { access } from '#web/guard.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import type { Route } from './+types/checking-access.page'

export const middleware = [access('public')]
export const meta = pageMeta({ title: 'Verificando acesso', noindex: true })

/** Areas whose access check is shown with a delay (specification, 6 and 9). */
const areas = ['writer', 'iot_analyst'] as const

/** The page holds no content of the area: access was already refused, only the message is delayed. */
export function loader({ request, context }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams
  const area = areas.find((name) => name === params.get('area'))
  const refused = area && refusal(area, context.get(requestContext).viewer)
  if (!area || refused?.why !== 'forbidden' || !refused.sentence) throw redirect('/')
  if (params.has('pronto')) throw redirectWithToast('/', refused.sentence, 'error')
  return { waits: refused.waits ?? 0, done: `/verificando-acesso?area=${area}&pronto=1` }
}

export default function CheckingAccessPage({ loaderData: { waits, done } }: Route.ComponentProps) {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => navigate(done, { replace: true }), waits)
    return () => clearTimeout(timer)
  }, [navigate, done, waits])
  return (
    <div className="flex min-h-80 flex-col items-center justify-center gap-5 text-center">
      <noscript>
        <meta httpEquiv="refresh" content={`${waits / 1000};url=${done}`} />
      </noscript>
      <Icon name="loader-circle" size={40} className="animate-spin text-primary" />
      <h1 className="text-2xl">Verificando acesso…</h1>
    </div>
  )
}
