import { redirect } from 'react-router'
import { z } from 'zod'
import { LinkButton } from '#ui/components/button.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { deskOf } from '../../store-desk.server.ts'
import { storePath } from '../../store-menu.view.ts'
import { ContactFields } from '../components/contact-fields.tsx'
import { OpeningReview } from '../components/opening-review.tsx'
import { OpeningSteps } from '../components/opening-steps.tsx'
import { AboutField, NameFields, PolicyFields, SellerFields, StorePhotoFields } from '../components/store-fields.tsx'
import { StoreStateNotice } from '../components/store-state-notice.tsx'
import { type OpeningStep, stepAfter, stepOf } from '../opening-steps.model.ts'
import { aboutValues, contactFields, contactValues, sellerFields, sellerValues } from '../store-values.view.ts'
import { StoreAboutChange, StoreContactChange, type StoreDesk, StoreSellerChange } from '../stores.schemas.ts'
import type { Route } from './+types/store-opening.page'
import { searchCep } from './store-forms.server.ts'

export const middleware = [access('store')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Abrir a loja ${loaderData?.store.name ?? ''}`,
}))

export async function loader({ context, url }: Route.LoaderArgs) {
  const store = deskOf(context)
  // Once sent, there is nothing to fill in here.
  if (!store.may.submit && !store.may.withdraw) throw redirect(storePath(store.slug, '/sobre'))
  const step = store.may.submit ? stepOf(url.searchParams.get('passo')) : 'revisar'
  const { can } = await apiFor(context).accounts.registrationConfirmation.show()
  return { store, step, can_find_cep: can.find_cep }
}

const Texts = StoreAboutChange.omit({ id_or_slug: true, shipping_policy: true, returns_policy: true })
const Policies = StoreAboutChange.pick({ shipping_policy: true, returns_policy: true, opened: true })

export async function action(args: Route.ActionArgs) {
  const store = deskOf(args.context)
  const { slug } = store
  const ref = { id_or_slug: slug }
  const form = await formOf(args.request)
  const step = form.get('form')
  const next = (of: OpeningStep) => redirect(storePath(slug, `/abrir?passo=${stepAfter(of)}`))
  const { name, tagline, about, logo_ids, cover_ids, shipping_policy, returns_policy } = aboutValues(store)
  const kept = { name, tagline, about, logo_ids, cover_ids, shipping_policy, returns_policy }
  if (step === 'contato' && form.get('intent') === 'cep') return searchCep(args, form)
  if (step === 'contato')
    return submit(args, StoreContactChange.omit({ id_or_slug: true }), async (api, input) => {
      await api.stores.stores.changeContact({ ...input, ...ref })
      return next('contato')
    })
  if (step === 'quem-vende')
    return submit(args, StoreSellerChange.safeExtend({ id_or_slug: z.string().default(slug) }), async (api, input) => {
      await api.stores.stores.changeSeller({ ...input, ...ref })
      return next('quem-vende')
    })
  if (step === 'politicas')
    return submit(args, Policies, async (api, input) => {
      await api.stores.stores.changeAbout({ ...kept, ...input, ...ref })
      return next('politicas')
    })
  if (step === 'enviar')
    return submit(args, z.object({}), async (api) => {
      await api.stores.stores.submit(ref)
      return redirectWithToast(storePath(slug, '/sobre'), 'Enviada! Nossa equipe olha e avisa você.')
    })
  if (step === 'cancelar')
    return submit(args, z.object({}), async (api) => {
      await api.stores.stores.withdraw(ref)
      return redirectWithToast(
        storePath(slug, '/abrir?passo=revisar'),
        'Envio cancelado. A loja voltou a ser rascunho.',
      )
    })
  return submit(args, Texts, async (api, input) => {
    await api.stores.stores.changeAbout({ ...kept, ...input, ...ref })
    return next('sobre')
  })
}

export default function StoreOpeningPage({ loaderData, actionData }: Route.ComponentProps) {
  const { store, step, can_find_cep } = loaderData
  const found = actionData && 'found' in actionData ? actionData.found : undefined
  return (
    <div className="max-w-2xl">
      <PageHeader title={`Abrir ${store.name}`} text="Cada passo fica guardado quando você continua.">
        <OpeningSteps slug={store.slug} step={step} closed={!store.may.submit} />
      </PageHeader>
      <div className="space-y-6">
        {store.state !== 'rascunho' && <StoreStateNotice store={store} />}
        {step === 'revisar' ? (
          <OpeningReview store={store} />
        ) : (
          <Form key={step} name={step} values={valuesOf(step, store)} opened={fieldsOf(step, store)} guard>
            {step === 'quem-vende' && <HiddenField name="id_or_slug" value={store.slug} />}
            <StepFields step={step} store={store} contact={{ can_find_cep, found }} />
            <FormActions>
              <LinkButton to={storePath(store.slug, `/abrir?passo=${stepAfter(step)}`)}>Deixar para depois</LinkButton>
              <SubmitButton sending="Guardando…">Guardar e continuar</SubmitButton>
            </FormActions>
          </Form>
        )}
      </div>
    </div>
  )
}

const valuesOf = (step: OpeningStep, store: StoreDesk) => {
  if (step === 'quem-vende') return sellerValues(store)
  return step === 'contato' ? contactValues(store) : aboutValues(store)
}

/** What a step has fields for. */
const fieldsOf = (step: OpeningStep, store: StoreDesk) => {
  if (step === 'quem-vende') return sellerFields(store)
  if (step === 'contato') return contactFields(store)
  const { shipping_policy, returns_policy, ...texts } = aboutValues(store)
  return step === 'politicas' ? { shipping_policy, returns_policy } : texts
}

type FieldsProps = {
  step: OpeningStep
  store: StoreDesk
  contact: Pick<Parameters<typeof ContactFields>[0], 'can_find_cep' | 'found'>
}

function StepFields({ step, store, contact }: FieldsProps) {
  if (step === 'quem-vende') return <SellerFields />
  if (step === 'contato') return <ContactFields {...contact} submit="Guardar e continuar" />
  if (step === 'politicas') return <PolicyFields />
  return (
    <>
      <NameFields />
      <AboutField />
      <StorePhotoFields store={store} />
    </>
  )
}
