import { storePath } from '#domains/market/stores/store-menu.view.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { productOptions } from '../../pages/product-options.server.ts'
import { ProgrammeFields } from '../components/programme-fields.tsx'
import { ProgrammeTyped } from '../programme.form.ts'
import { WINDOW_DAYS } from '../programme.kinds.ts'
import type { Route } from './+types/programme-new.page'

export const middleware = [access('store')]
export const meta: Route.MetaFunction = pageMeta(({ params }: Route.MetaArgs) => ({
  title: `Abrir programa de afiliados em ${params.slug}`,
}))

export async function loader({ params, context }: Route.LoaderArgs) {
  return { store: params.slug, products: await productOptions(apiFor(context), params.slug) }
}

export const action = (args: Route.ActionArgs) =>
  submit(args, ProgrammeTyped, async ({ splits }, input) => {
    const store = args.params.slug
    await splits.programmes.create({ ...input, store })
    return redirectWithToast(storePath(store, '/afiliacoes'), 'O programa está aberto.')
  })

export default function ProgrammeNewPage({ loaderData: { store, products } }: Route.ComponentProps) {
  const back = storePath(store, '/afiliacoes')
  return (
    <div className="max-w-2xl">
      <PageHeader
        title="Abrir programa"
        text="A comissão sai da parte da loja em cada venda feita pelo link."
        crumbs={[{ to: back, label: 'Afiliações' }, { label: 'Abrir programa' }]}
      />
      <Form values={{ bps: '10', window_days: String(WINDOW_DAYS), mode: 'aprovacao' }} guard>
        <SelectField
          name="product"
          label="O que divulgar"
          required={false}
          placeholder="A loja toda"
          options={products}
          help="Para um produto com margem diferente, abra um programa só dele."
        />
        <ProgrammeFields />
        <FormActions>
          <LinkButton to={back}>Cancelar</LinkButton>
          <SubmitButton sending="Abrindo…">Abrir programa</SubmitButton>
        </FormActions>
      </Form>
    </div>
  )
}
