import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { ListStates } from '#ui/components/list-states.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { DocumentRow } from '../components/document-row.tsx'
import type { Route } from './+types/documents.page'

export const middleware = [access('signed_in')]
export const meta = pageMeta({ title: 'Seus documentos' })

export const loader = ({ context }: Route.LoaderArgs) => apiFor(context).accounts.documents.list()

export default function DocumentsPage({ loaderData: { data } }: Route.ComponentProps) {
  const add = (
    <LinkButton to="/perfil/documentos/novo" tone="primary" icon="plus">
      Adicionar documento
    </LinkButton>
  )
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title="Seus documentos"
        text="Receita, autorização, HC. Tudo criptografado: só você abre. E avisamos antes de vencer."
        action={data.length > 0 && add}
      />
      <ListStates
        items={data}
        keyOf={(document) => document.id}
        empty={
          <EmptyState
            icon="file-text"
            text="Adicione sua receita ou autorização para achar na hora e não perder o vencimento."
            action={add}
          />
        }
        frame={(items) => <ul className="space-y-3">{items}</ul>}
      >
        {(document) => <DocumentRow document={document} />}
      </ListStates>
    </div>
  )
}
