import { data } from 'react-router'
import { storePath } from '#domains/market/stores/store-menu.view.ts'
import { pick } from '#shared/pick.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { bpsField } from '../../typed-bps.form.ts'
import { ProgrammeFields } from '../components/programme-fields.tsx'
import { ProgrammeTyped } from '../programme.form.ts'
import type { Route } from './+types/programme-edit.page'

export const middleware = [access('store')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData && `Mudar o programa de ${loaderData.programme.product?.name ?? loaderData.programme.store.name}`,
}))

export async function loader({ params, context }: Route.LoaderArgs) {
  const list = await apiFor(context).splits.programmes.list({ store: params.slug })
  const programme = list.data.find(({ id, can }) => String(id) === params.id && can.edit)
  if (!programme)
    throw data({ statusCode: 404, message: 'Não encontramos esse programa de afiliados.' }, { status: 404 })
  return { programme }
}

export const action = (args: Route.ActionArgs) =>
  submit(args, ProgrammeTyped.omit({ product: true }), async ({ splits }, input) => {
    const { slug: store, id } = args.params
    await splits.programmes.change({ ...input, store, id: Number(id) })
    return redirectWithToast(storePath(store, '/afiliacoes'), 'O programa foi salvo.')
  })

export default function ProgrammeEditPage({ loaderData: { programme } }: Route.ComponentProps) {
  const { store, product, terms, next_terms, mode, text, materials } = programme
  const back = storePath(store.slug, '/afiliacoes')
  const newest = next_terms ?? terms
  return (
    <div className="max-w-2xl">
      <PageHeader
        title="Mudar programa"
        text={product?.name ?? 'A loja toda'}
        crumbs={[{ to: back, label: 'Afiliações' }, { label: 'Mudar programa' }]}
      />
      <Form
        values={{
          ...{ mode, text, materials: materials.join('\n'), bps: bpsField(newest.bps) },
          window_days: String(newest.window_days),
        }}
        opened={{ mode, text, materials: materials.join('\n'), ...pick(newest, 'bps', 'window_days') }}
        guard
      >
        <ProgrammeFields noticed />
        <FormActions>
          <LinkButton to={back}>Cancelar</LinkButton>
          <SubmitButton sending="Salvando…">Salvar</SubmitButton>
        </FormActions>
      </Form>
    </div>
  )
}
