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
import { PickupFields } from '../components/pickup-fields.tsx'
import { PickupPointInput } from '../pickup-points.schemas.ts'
import type { Route } from './+types/pickup-new.page'

export const middleware = [access('store')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Novo ponto de retirada de ${loaderData?.store.name ?? ''}`,
}))

export function loader({ context }: Route.LoaderArgs) {
  const { slug, name, can, city, uf } = deskOf(context)
  return { store: { slug, name, city, uf }, manages: can['freight.manage'] }
}

export async function action(args: Route.ActionArgs) {
  const { slug: store } = deskOf(args.context)
  return submit(args, PickupPointInput, async (api, input) => {
    await api.freight.pickups.create({ ...input, store })
    return redirectWithToast(storePath(store, '/frete'), 'Ponto de retirada criado.')
  })
}

export default function PickupNewPage({ loaderData: { store, manages } }: Route.ComponentProps) {
  const all = storePath(store.slug, '/frete')
  return (
    <div className="max-w-3xl">
      <PageHeader title="Novo ponto de retirada" crumbs={[{ to: all, label: 'Frete' }, { label: 'Novo ponto' }]} />
      {manages ? (
        <Form values={{ active: 'true', city: store.city, uf: store.uf }}>
          <PickupFields />
          <FormActions>
            <LinkButton to={all}>Cancelar</LinkButton>
            <SubmitButton sending="Criando…">Criar ponto</SubmitButton>
          </FormActions>
        </Form>
      ) : (
        <OnlyReaders />
      )}
    </div>
  )
}
