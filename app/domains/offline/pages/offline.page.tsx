import { useCallback, useEffect, useState } from 'react'
import { keepForm } from '#domains/outbox/ui.ts'
import { Button } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { afterKept } from '#ui/form/kept-for-later.ts'
import { useAnyUnsaved } from '#ui/form/unsaved.ts'
import { access } from '#web/guard.server.ts'
import { OfflineLog } from '../components/offline-log.tsx'
import type { Route } from './+types/offline.page'

export const middleware = [access('public')]
export const meta = pageMeta({ title: 'Sem conexão', noindex: true })

/** Nothing is sent from here: the form waits on the phone. */
export const clientAction = ({ request }: Route.ClientActionArgs) => keepForm(request)
export const shouldRevalidate = afterKept

/** Kept by the service worker, which leads here when the network is gone; `de` is the page that was wanted. */
export default function OfflinePage() {
  const back = useSignal()
  const typing = useAnyUnsaved()
  // The form is what one came for: the picture leaves it the first screen.
  const [form, setForm] = useState(false)
  const showForm = useCallback(() => setForm(true), [])
  // What is being typed is not taken away by a signal that came back.
  useEffect(() => {
    if (back && !typing) goBack()
  }, [back, typing])
  return (
    <div className="mx-auto max-w-xl">
      <h1 className="sr-only">Sem conexão</h1>
      <EmptyState
        image={form ? undefined : '/arte/vazios/offline.svg'}
        title="Você está sem conexão"
        text="O jardim continua aí. Assim que o sinal voltar, a página que você queria abre de novo."
        action={
          <Button tone="primary" onClick={goBack}>
            Tentar de novo
          </Button>
        }
      />
      {back && typing && (
        <Notice tone="success" title="O sinal voltou">
          Termine de anotar: quando você registrar, tudo é enviado.
        </Notice>
      )}
      <OfflineLog onReady={showForm} />
    </div>
  )
}

const PROBE_EVERY = 5000

/** True once the site answers again: a phone often believes in a signal that leads nowhere. */
function useSignal() {
  const [back, setBack] = useState(false)
  useEffect(() => {
    const probe = () => void reachesSite().then(setBack)
    addEventListener('online', probe)
    // Opened on purpose, it stays.
    const timer = wantedPage() && setInterval(probe, PROBE_EVERY)
    return () => {
      removeEventListener('online', probe)
      if (timer) clearInterval(timer)
    }
  }, [])
  return back
}

const reachesSite = () =>
  fetch('/api/health', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

const wantedPage = () => new URLSearchParams(location.search).get('de')

/** Only to a page of this site. */
function goBack() {
  const wanted = wantedPage() ?? ''
  location.assign(/^\/(?![/\\])/.test(wanted) ? wanted : '/')
}
