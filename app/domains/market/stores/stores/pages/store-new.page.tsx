import { randomUUID } from 'node:crypto'
import { LinkButton } from '#ui/components/button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { storePath } from '../../store-menu.view.ts'
import { NameFields } from '../components/store-fields.tsx'
import { StoreCreate } from '../stores.schemas.ts'
import type { Route } from './+types/store-new.page'

export const middleware = [access('seller')]
export const meta = pageMeta({ title: 'Abrir uma loja' })

export const loader = () => ({ idempotency_key: randomUUID() as string })

export const action = (args: Route.ActionArgs) =>
  submit(args, StoreCreate, async (api, input) => {
    const { slug } = await api.stores.stores.create(input)
    return redirectWithToast(storePath(slug, '/abrir?passo=sobre'), 'Rascunho guardado. Só a equipe da loja vê.')
  })

export default function StoreNewPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="max-w-2xl">
      <PageHeader
        title="Abrir uma loja"
        text="Comece pelo nome. Os outros passos vêm depois, e você pode parar quando quiser."
        crumbs={[{ to: '/vendedor', label: 'Minhas lojas' }, { label: 'Abrir uma loja' }]}
      />
      <Form guard>
        <HiddenField name="idempotency_key" value={loaderData.idempotency_key} />
        <NameFields />
        <Notice>Plantas, sementes e derivados não podem ser vendidos aqui, nem em parte.</Notice>
        <FormActions>
          <LinkButton to="/vendedor">Cancelar</LinkButton>
          <SubmitButton sending="Guardando…">Continuar</SubmitButton>
        </FormActions>
      </Form>
    </div>
  )
}
