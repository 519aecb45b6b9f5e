import { z } from 'zod'
import { dayKey } from '#shared/dates.ts'
import { Card } from '#ui/components/card.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { DateField } from '#ui/form/date-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { SwitchField } from '#ui/form/switch-field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { deskOf } from '../../store-desk.server.ts'
import { storePath } from '../../store-menu.view.ts'
import { AwayNotice } from '../components/away-notice.tsx'
import { StorePreview } from '../components/store-preview.tsx'
import { StoreStateNotice } from '../components/store-state-notice.tsx'
import { awayInWords, awayTitle } from '../store.words.ts'
import { StoreShowingChange } from '../stores.schemas.ts'
import type { Route } from './+types/store-showing.page'

export const middleware = [access('store')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `${loaderData?.store.name ?? 'Loja'} na vitrine`,
}))

export const loader = ({ context, url }: Route.LoaderArgs) => ({
  store: deskOf(context),
  /** Whoever came to pause does it with one tap more: from today on. */
  pauses: url.searchParams.has('pausar'),
  today: dayKey(context.get(requestContext).now()),
})

export const action = (args: Route.ActionArgs) => {
  const { slug, away: before } = deskOf(args.context)
  return submit(args, StoreShowingChange.safeExtend({ id_or_slug: z.string().default(slug) }), async (api, input) => {
    const { away } = await api.stores.stores.changeShowing({ ...input, id_or_slug: slug })
    const open = before ? 'A loja recebe pedidos de novo.' : 'Salvo.'
    return redirectWithToast(storePath(slug, '/marketplace'), away ? `${awayTitle(away)}. ${awayInWords(away)}` : open)
  })
}

export default function StoreShowingPage({ loaderData: { store, today, pauses } }: Route.ComponentProps) {
  const edits = store.can['store.edit'] && store.state !== 'encerrada' && store.state !== 'em_analise'
  const { in_search, closed_from, closed_to, closed_message } = store
  const shown = { in_search, closed_from, closed_to, closed_message }
  return (
    <div className="max-w-2xl">
      <PageHeader title="Na vitrine" text="Como a loja aparece para quem procura, e quando ela descansa." />
      <div className="space-y-8">
        <StoreStateNotice store={store} />
        <AwayNotice store={store} />
        <section aria-labelledby="cartao" className="space-y-3">
          <h2 id="cartao" className="text-xl">
            Seu cartão
          </h2>
          <StorePreview store={store} to={store.known ? `/loja/${store.slug}` : undefined} />
        </section>
        {edits && (
          <Form values={{ ...shown, closed_from: closed_from ?? (pauses ? today : null) }} opened={shown} guard>
            <SwitchField
              name="in_search"
              label="Nas listas e na busca"
              help="Fora delas, só quem tem o endereço acha a loja."
              on={{ label: 'Aparece', icon: 'eye' }}
              off={{ label: 'Não aparece', icon: 'eye-off' }}
            />
            <Card title={<span id="pausar">Pausar a loja</span>}>
              <div className="space-y-6">
                <p className="text-[0.9375rem] text-muted">
                  Férias, mudança, feira: nesses dias a loja continua no ar, com um recado, e não recebe pedidos novos.
                </p>
                <div className="grid gap-6 sm:grid-cols-2">
                  <DateField
                    name="closed_from"
                    label="Primeiro dia"
                    help="Para pausar já, escolha hoje."
                    required={false}
                    min={closed_from ?? today}
                  />
                  <DateField name="closed_to" label="Último dia" help="Vazio: até você voltar aqui." required={false} />
                </div>
                <TextArea
                  name="closed_message"
                  label="Recado"
                  help="Ex.: 'Estamos de férias. Os envios voltam no dia 7.'"
                  required={false}
                  rows={3}
                  maxLength={300}
                />
              </div>
            </Card>
            <FormActions>
              <SubmitButton sending="Salvando…">Salvar a vitrine e a pausa</SubmitButton>
            </FormActions>
          </Form>
        )}
      </div>
    </div>
  )
}
