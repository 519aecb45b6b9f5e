import { z } from 'zod'
import { LinkButton } from '#ui/components/button.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { deskOf } from '../../store-desk.server.ts'
import { storePath } from '../../store-menu.view.ts'
import { CloseStore } from '../components/close-store.tsx'
import { SellerFacts } from '../components/seller-facts.tsx'
import { AboutField, NameFields, PolicyFields, SellerFields, StorePhotoFields } from '../components/store-fields.tsx'
import { StoreStateBadge } from '../components/store-state-badge.tsx'
import { StoreStateNotice } from '../components/store-state-notice.tsx'
import { StoreTexts } from '../components/store-texts.tsx'
import { aboutValues, sellerFields, sellerValues } from '../store-values.view.ts'
import { StoreAboutChange, StoreClosing, StoreSellerChange } from '../stores.schemas.ts'
import type { Route } from './+types/store-about.page'

export const middleware = [access('store')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Sobre a loja ${loaderData?.name ?? ''}`,
}))

export const loader = ({ context }: Route.LoaderArgs) => deskOf(context)

export async function action(args: Route.ActionArgs) {
  const { slug } = deskOf(args.context)
  const ref = { id_or_slug: slug }
  const form = (await formOf(args.request)).get('form')
  const done = (text: string) => redirectWithToast(storePath(slug, '/sobre'), text)
  if (form === 'seller')
    return submit(args, StoreSellerChange.safeExtend({ id_or_slug: z.string().default(slug) }), async (api, input) => {
      await api.stores.stores.changeSeller({ ...input, ...ref })
      return done('Os dados de quem vende foram salvos.')
    })
  if (form === 'close')
    return submit(args, StoreClosing.omit({ id_or_slug: true }), async (api, input) => {
      const { name } = await api.stores.stores.close({ ...input, ...ref })
      return redirectWithToast('/vendedor', `${name} foi encerrada.`)
    })
  return submit(args, StoreAboutChange.omit({ id_or_slug: true }), async (api, input) => {
    await api.stores.stores.changeAbout({ ...input, ...ref })
    return done('Salvo.')
  })
}

export default function StoreAboutPage({ loaderData: store }: Route.ComponentProps) {
  const edits = store.can['store.edit'] && store.state !== 'encerrada' && store.state !== 'em_analise'
  return (
    <div className="max-w-3xl">
      <PageHeader
        title="Sobre a loja"
        text="O que as pessoas leem na página da sua loja."
        more={
          store.known && (
            <LinkButton to={`/loja/${store.slug}`} icon="external-link">
              Ver a loja
            </LinkButton>
          )
        }
      >
        <StoreStateBadge state={store.state} />
      </PageHeader>
      <div className="space-y-10">
        <StoreStateNotice store={store} />
        {edits ? (
          <Form name="about" values={aboutValues(store)} opened={aboutValues(store)} guard>
            <NameFields />
            <AboutField />
            <StorePhotoFields store={store} />
            <fieldset id="politicas" className="scroll-mt-20 space-y-6">
              <legend className="mb-4 font-display text-lg font-semibold">Envios e trocas</legend>
              <PolicyFields />
            </fieldset>
            <FormActions>
              <SubmitButton sending="Salvando…">Salvar</SubmitButton>
            </FormActions>
          </Form>
        ) : (
          <StoreTexts store={store} />
        )}
        <section id="quem-vende" aria-labelledby="quem-vende-titulo" className="scroll-mt-20 space-y-4">
          <h2 id="quem-vende-titulo" className="text-xl">
            Quem vende
          </h2>
          {store.may.change_seller ? (
            <Form name="seller" values={sellerValues(store)} opened={sellerFields(store)} guard>
              <HiddenField name="id_or_slug" value={store.slug} />
              <SellerFields />
              <FormActions>
                <SubmitButton sending="Salvando…">Salvar quem vende</SubmitButton>
              </FormActions>
            </Form>
          ) : (
            <SellerFacts store={store} />
          )}
        </section>
        {store.may.close && <CloseStore name={store.name} />}
      </div>
    </div>
  )
}
