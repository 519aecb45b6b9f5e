import { useEffect } from 'react'
import { keepForm, OfflineLog } from '#domains/cultivation/ui.ts'
import { Button } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { afterKept } from '#ui/form/kept-for-later.ts'
import { access } from '../../../guard.server.ts'
import type { Route } from './+types/offline.page'

export const middleware = [access('public')]
export const meta = pageMeta({ title: 'Sem conexão', noindex: true })

/** Nothing is sent from here: the form waits on the phone. */
export const clientAction = ({ request }: Route.ClientActionArgs) => keepForm(request)
export const shouldRevalidate = afterKept

/** Kept by the service worker, which leads here when the network is gone; `de` is the page that was wanted. */
export default function OfflinePage() {
  useEffect(() => {
    addEventListener('online', goBack)
    return () => removeEventListener('online', goBack)
  }, [])
  return (
    <div className="mx-auto max-w-xl">
      <h1 className="sr-only">Sem conexão</h1>
      <EmptyState
        image="/arte/vazios/offline.svg"
        title="Você está sem conexão"
        text="O jardim continua aí. Assim que o sinal voltar, a página que você queria abre de novo."
        action={
          <Button tone="primary" onClick={goBack}>
            Tentar de novo
          </Button>
        }
      />
      <OfflineLog />
    </div>
  )
}

/** Only to a page of this site. */
function goBack() {
  const wanted = new URLSearchParams(location.search).get('de') ?? ''
  location.assign(/^\/(?![/\\])/.test(wanted) ? wanted : '/')
}
