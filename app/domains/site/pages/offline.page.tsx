import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { access } from '../../../guard.server.ts'

export const middleware = [access('public')]
export const meta = pageMeta({ title: 'Sem conexão', noindex: true })

/** Kept by the service worker and shown when the network is gone. */
export default function OfflinePage() {
  return (
    <div className="mx-auto max-w-xl">
      <h1 className="sr-only">Sem conexão</h1>
      <EmptyState
        image="/arte/vazios/offline.svg"
        title="Você está sem conexão"
        text="O jardim continua aí. Assim que o sinal voltar, esta página abre de novo."
        action={
          <LinkButton to="" reload tone="primary">
            Tentar de novo
          </LinkButton>
        }
      />
    </div>
  )
}
