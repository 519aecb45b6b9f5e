import { useCallback, useEffect, useState } from 'react'
import { enqueueForm } from '#domains/base/outbox/ui.ts'
import { Button } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { reachesSite } from '#ui/document/signal.ts'
import { showChosenTheme } from '#ui/document/theme-choice.ts'
import { afterKept } from '#ui/form/kept-for-later.ts'
import { useAnyUnsaved } from '#ui/form/unsaved.ts'
import { access } from '#web/guard.server.ts'
import { OfflineLog } from '../components/offline-log.tsx'
import type { Route } from './+types/offline.page'

export const middleware = [access('public')]
export const meta = pageMeta({ title: 'Sem conexão', noindex: true })

/** Sends nothing: the form is queued on the phone. */
export const clientAction = ({ request }: Route.ClientActionArgs) => enqueueForm(request)
export const shouldRevalidate = afterKept

const title = 'Você está sem conexão'
const text = 'O jardim continua aí. Assim que o sinal voltar, a página que você queria abre de novo.'

/** Cached and served by the service worker when the network fails; `de` is the requested URL. */
export default function OfflinePage() {
  useEffect(showChosenTheme, [])
  const back = useSignal()
  const typing = useAnyUnsaved()
  // Then it stands in the first screen.
  const [form, setForm] = useState(false)
  const showForm = useCallback(() => setForm(true), [])
  // A restored connection does not reload the page while something is being typed.
  useEffect(() => {
    if (back && !typing) goBack()
  }, [back, typing])
  return (
    <div className="mx-auto max-w-xl">
      <h1 className="sr-only">Sem conexão</h1>
      {form ? (
        <Notice title={title} action={<Button onClick={goBack}>Tentar de novo</Button>}>
          {text}
        </Notice>
      ) : (
        <EmptyState
          image="/arte/vazios/offline.svg"
          title={title}
          text={text}
          action={
            <Button tone="primary" onClick={goBack}>
              Tentar de novo
            </Button>
          }
        />
      )}
      {back && typing && (
        <Notice tone="success" title="O sinal voltou">
          Termine de anotar. Quando você registrar, tudo será enviado.
        </Notice>
      )}
      <OfflineLog onReady={showForm} />
    </div>
  )
}

const PROBE_EVERY = 5000

/** True once the site responds to a probe. */
function useSignal() {
  const [back, setBack] = useState(false)
  useEffect(() => {
    const probe = () => void reachesSite().then(setBack)
    addEventListener('online', probe)
    // Opened directly, the page stays.
    const timer = wantedPage() && setInterval(probe, PROBE_EVERY)
    return () => {
      removeEventListener('online', probe)
      if (timer) clearInterval(timer)
    }
  }, [])
  return back
}

const wantedPage = () => new URLSearchParams(location.search).get('de')

/** Only to a path of this site. */
function goBack() {
  const wanted = wantedPage() ?? ''
  location.assign(/^\/(?![/\\])/.test(wanted) ? wanted : '/')
}
