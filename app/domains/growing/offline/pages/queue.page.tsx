import { enqueueForm, sendQueue, useMustLogIn, useQueue } from '#domains/base/outbox/ui.ts'
import { Button } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { ErrorState } from '#ui/components/error-state.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { RowSkeleton } from '#ui/components/skeleton.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { useToast } from '#ui/document/toasts.ts'
import { afterKept } from '#ui/form/kept-for-later.ts'
import { access } from '#web/guard.server.ts'
import { viewerOf } from '#web/page-context.server.ts'
import { LogInNotice } from '../components/log-in-notice.tsx'
import { QueueList } from '../components/queue-list.tsx'
import type { Route } from './+types/queue.page'

export const middleware = [access('login')]
export const meta = pageMeta({ title: 'A enviar' })

/** A corrected act returns to the queue, online or offline. */
export const clientAction = ({ request }: Route.ClientActionArgs) => enqueueForm(request)
export const shouldRevalidate = afterKept

export const loader = ({ context }: Route.LoaderArgs) => ({ user_id: viewerOf(context).id })

const STILL_HERE = 'O site não respondeu. O que você anotou continua salvo neste celular.'

/** Acts queued on this phone. */
export default function QueuePage({ loaderData: { user_id } }: Route.ComponentProps) {
  const acts = useQueue(user_id)
  const mustLogIn = useMustLogIn()
  const toast = useToast()
  const sendNow = async () => {
    if ((await sendQueue(user_id, { waiting: true }))?.unreachable) toast.info(STILL_HERE)
  }
  return (
    // Full height from the start: the queue is read only after the page is rendered.
    <div className="mx-auto min-h-dvh max-w-3xl">
      <PageHeader
        title="A enviar"
        text="O que você anotou sem sinal fica neste celular até chegar ao diário."
        crumbs={[{ to: '/cultivo/plantas', label: 'Cultivo' }]}
        action={
          Boolean(acts?.length) && (
            <Button icon="refresh-cw" onClick={sendNow}>
              Enviar agora
            </Button>
          )
        }
      />
      {mustLogIn && <LogInNotice />}
      {acts === undefined ? (
        <RowSkeleton rows={2} />
      ) : acts === null ? (
        <ErrorState
          title="Não deu para ler o celular"
          text="Este navegador não deixa o site salvar nada. Pode ser a janela anônima ou a falta de espaço. Sem sinal, o que você anotar não fica salvo nele."
        />
      ) : acts.length === 0 ? (
        <EmptyState image="/arte/vazios/atualizacoes.svg" text="Não há nada para enviar. Tudo já está no diário." />
      ) : (
        <QueueList acts={acts} />
      )}
    </div>
  )
}
