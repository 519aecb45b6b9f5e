import { LinkButton } from '#ui/components/button.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { DeleteDocument } from '../components/delete-document.tsx'
import { DocumentForm } from '../components/document-form.tsx'
import { Openings } from '../components/openings.tsx'
import { kindNames } from '../document.words.ts'
import { DocumentInput, DocumentRef } from '../documents.schemas.ts'
import { expiryWords } from '../expiry.words.ts'
import type { Route } from './+types/document-edit.page'
import { idOf } from './document-id.guard.ts'

export const middleware = [access('signed_in')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData && kindNames[loaderData.kind],
}))

export const loader = ({ params, context }: Route.LoaderArgs) =>
  apiFor(context).accounts.documents.show({ id: idOf(params) })

export async function action(args: Route.ActionArgs) {
  const ref = { id: idOf(args.params) }
  if ((await formOf(args.request)).get('intent') === 'delete')
    return submit(args, DocumentRef.omit({ id: true }), async (api) => {
      await api.accounts.documents.remove(ref)
      return done('Documento apagado.')
    })
  return submit(args, DocumentInput, async (api, input) => {
    await api.accounts.documents.change({ ...ref, ...input })
    return done('Documento salvo.')
  })
}

const done = (text: string) => redirectWithToast('/perfil/documentos', text)

export default function DocumentEditPage({ loaderData: document }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={kindNames[document.kind]}
        text={sentence(expiryWords(document.expires_on, document.days_left))}
        crumbs={[{ to: '/perfil/documentos', label: 'Seus documentos' }, { label: kindNames[document.kind] }]}
        action={
          document.file && (
            <LinkButton to={`/perfil/documentos/${document.id}/arquivo`} reload icon="eye">
              Abrir arquivo
            </LinkButton>
          )
        }
      />
      <DocumentForm key={document.file?.id} document={document} />
      {document.file && <Openings openings={document.openings} />}
      <DeleteDocument name={kindNames[document.kind]} />
    </div>
  )
}

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
