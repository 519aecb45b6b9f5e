import { randomUUID } from 'node:crypto'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { WorkCreate } from '../works.schemas.ts'
import type { Route } from './+types/work-new.page'

export const middleware = [access('writer')]
export const meta = pageMeta({ title: 'Nova postagem' })

export const loader = () => ({ idempotency_key: randomUUID() as string })

export const action = (args: Route.ActionArgs) =>
  submit(args, WorkCreate, async (api, input) => {
    const { id } = await api.blog.works.create(input)
    return redirectWithToast(`/escritor/dashboard/postagens/${id}`, 'Rascunho criado. Ele se salva sozinho.')
  })

export default function WorkNewPage({ loaderData: { idempotency_key } }: Route.ComponentProps) {
  return (
    <div className="max-w-2xl">
      <PageHeader
        title="Nova postagem"
        text="Comece pelo título: ele pode mudar até sair."
        crumbs={[{ to: '/escritor/dashboard/postagens', label: 'Minhas Obras' }, { label: 'Nova' }]}
      />
      <Form>
        <HiddenField name="idempotency_key" value={idempotency_key} />
        <TextField name="title" label="Título" maxLength={120} />
        <FormActions>
          <SubmitButton sending="Criando…">Começar a escrever</SubmitButton>
        </FormActions>
      </Form>
    </div>
  )
}
