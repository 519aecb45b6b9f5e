import { z } from 'zod'
import { deskOf } from '#domains/market/stores/store-desk.server.ts'
import { storePath } from '#domains/market/stores/store-menu.view.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { Form } from '#ui/form/form.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { OnlyReaders } from '../../desk/components/only-readers.tsx'
import { PickupFields } from '../components/pickup-fields.tsx'
import { pickupFields } from '../pickup.form.ts'
import { PickupPointInput } from '../pickup-points.schemas.ts'
import type { Route } from './+types/pickup-edit.page'

export const middleware = [access('store')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData && `Retirada ${loaderData.point.name} de ${loaderData.store.name}`,
}))

export async function loader({ context, params }: Route.LoaderArgs) {
  const { slug, name, can } = deskOf(context)
  const point = await apiFor(context).freight.pickups.show({ store: slug, id: Number(params.id) })
  return { point, store: { slug, name }, manages: can['freight.manage'] }
}

export async function action(args: Route.ActionArgs) {
  const { slug: store } = deskOf(args.context)
  const ref = { store, id: Number(args.params.id) }
  const all = storePath(store, '/frete')
  if ((await formOf(args.request)).get('form') === 'remove')
    return submit(args, z.object({}), async (api) => {
      await api.freight.pickups.remove(ref)
      return redirectWithToast(all, 'O ponto de retirada foi apagado.')
    })
  return submit(args, PickupPointInput, async (api, input) => {
    await api.freight.pickups.change({ ...input, ...ref })
    return redirectWithToast(all, 'Ponto de retirada salvo.')
  })
}

export default function PickupEditPage({ loaderData: { point, store, manages } }: Route.ComponentProps) {
  const all = storePath(store.slug, '/frete')
  return (
    <div className="max-w-3xl space-y-6">
      <PageHeader title={point.name} crumbs={[{ to: all, label: 'Frete' }, { label: point.name }]} />
      {manages ? (
        <>
          <Form values={{ ...point, active: point.active ? 'true' : 'false' }} opened={pickupFields(point)}>
            <PickupFields />
            <FormActions>
              <LinkButton to={all}>Cancelar</LinkButton>
              <SubmitButton sending="Salvando…">Salvar</SubmitButton>
            </FormActions>
          </Form>
          <ConfirmButton
            label="Apagar ponto"
            tone="danger"
            icon="trash-2"
            send={{ form: 'remove' }}
            title={`Apagar ${point.name}?`}
            confirm="Apagar ponto"
            box="Sim, quero apagar"
          >
            Quem compra deixa de poder retirar aqui. Os pedidos já feitos continuam com a retirada combinada. Se for só
            por um tempo, desligue.
          </ConfirmButton>
        </>
      ) : (
        <>
          <p>
            {point.address}, {point.city}, {point.uf}. {point.hours}
          </p>
          <OnlyReaders />
        </>
      )}
    </div>
  )
}
