import { randomUUID } from 'node:crypto'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { DocumentForm } from '../components/document-form.tsx'
import { DocumentCreate } from '../documents.schemas.ts'
import type { Route } from './+types/document-new.page'

export const middleware = [access('signed_in')]
export const meta = pageMeta({ title: 'Adicionar documento' })

export const loader = () => ({ idempotency_key: randomUUID() as string })

export const action = (args: Route.ActionArgs) =>
  submit(args, DocumentCreate, async (api, input) => {
    await api.accounts.documents.create(input)
    return redirectWithToast('/perfil/documentos', 'Documento adicionado.')
  })

export default function DocumentNewPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title="Adicionar documento"
        text="Preencha só o que quiser lembrar."
        crumbs={[{ to: '/perfil/documentos', label: 'Seus documentos' }, { label: 'Novo' }]}
      />
      <DocumentForm idempotency_key={loaderData.idempotency_key} />
    </div>
  )
}
