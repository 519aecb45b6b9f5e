import { storePath } from '#domains/market/stores/store-menu.view.ts'
import { now } from '#shared/clock.ts'
import { dayKey } from '#shared/dates.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { productOptions } from '../../pages/product-options.server.ts'
import { HowPartnershipsWork } from '../components/how-partnerships-work.tsx'
import { ShareFields } from '../components/share-fields.tsx'
import { PartnershipTyped } from '../partnership.form.ts'
import type { Route } from './+types/partnership-new.page'

export const middleware = [access('store')]
export const meta: Route.MetaFunction = pageMeta(({ params }: Route.MetaArgs) => ({
  title: `Propor parceria em ${params.slug}`,
}))

export async function loader({ params, context }: Route.LoaderArgs) {
  return { store: params.slug, products: await productOptions(apiFor(context), params.slug) }
}

export const action = (args: Route.ActionArgs) =>
  submit(args, PartnershipTyped, async ({ splits }, input) => {
    const store = args.params.slug
    await splits.partnerships.propose({ ...input, store })
    return redirectWithToast(storePath(store, '/parcerias'), 'Proposta enviada. Avisamos quando houver resposta.')
  })

export default function PartnershipNewPage({ loaderData: { store, products } }: Route.ComponentProps) {
  const back = storePath(store, '/parcerias')
  const today = dayKey(now())
  return (
    <div className="max-w-2xl space-y-8">
      <PageHeader
        title="Propor parceria"
        text="A divisão só começa quando o outro lado aceita."
        crumbs={[{ to: back, label: 'Parcerias' }, { label: 'Propor parceria' }]}
      />
      <Form values={{ kind: 'user', starts_on: today }} guard>
        <RadioCards
          name="kind"
          label="Com quem"
          cards={[
            { value: 'user', label: 'Uma pessoa', text: 'Pelo apelido', icon: 'user-round' },
            { value: 'store', label: 'Outra loja', text: 'Pelo endereço', icon: 'store' },
          ]}
        />
        <TextField
          name="partner"
          label="Apelido ou endereço da loja"
          help="O apelido, como joana, ou o fim do endereço da loja: em /loja/estufa-da-vila, escreva estufa-da-vila."
          exact
          maxLength={100}
        />
        <SelectField
          name="product"
          label="O que dividir"
          required={false}
          placeholder="Todos os produtos"
          options={products}
        />
        <ShareFields today={today} />
        <TextArea name="message" label="Recado" required={false} maxLength={1000} rows={3} />
        <FormActions>
          <LinkButton to={back}>Cancelar</LinkButton>
          <SubmitButton sending="Enviando…">Enviar proposta</SubmitButton>
        </FormActions>
      </Form>
      <HowPartnershipsWork />
    </div>
  )
}
