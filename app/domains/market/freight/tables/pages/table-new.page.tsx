import { deskOf } from '#domains/market/stores/store-desk.server.ts'
import { storePath } from '#domains/market/stores/store-menu.view.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { OnlyReaders } from '../../desk/components/only-readers.tsx'
import { TableFields } from '../components/table-fields.tsx'
import { FreightTableForm } from '../freight-table.form.ts'
import type { Route } from './+types/table-new.page'

export const middleware = [access('store')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Nova tabela de frete de ${loaderData?.store.name ?? ''}`,
}))

export function loader({ context }: Route.LoaderArgs) {
  const { slug, name, can } = deskOf(context)
  return { store: { slug, name }, manages: can['freight.manage'] }
}

export async function action(args: Route.ActionArgs) {
  const { slug: store } = deskOf(args.context)
  return submit(args, FreightTableForm, async (api, input) => {
    const { id } = await api.freight.tables.create({ ...input, store })
    return redirectWithToast(storePath(store, `/frete/tabelas/${id}`), 'Tabela criada. Agora ponha as faixas.')
  })
}

export default function TableNewPage({ loaderData: { store, manages } }: Route.ComponentProps) {
  const all = storePath(store.slug, '/frete')
  return (
    <div className="max-w-3xl">
      <PageHeader
        title="Nova tabela de frete"
        text="Primeiro o nome; as faixas vêm no próximo passo."
        crumbs={[{ to: all, label: 'Frete' }, { label: 'Nova tabela' }]}
      />
      {manages ? (
        <Form values={{ active: 'true' }}>
          <TableFields />
          <FormActions>
            <LinkButton to={all}>Cancelar</LinkButton>
            <SubmitButton sending="Criando…">Criar tabela</SubmitButton>
          </FormActions>
        </Form>
      ) : (
        <OnlyReaders />
      )}
    </div>
  )
}
