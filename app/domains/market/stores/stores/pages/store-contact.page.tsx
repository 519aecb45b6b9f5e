import { Card } from '#ui/components/card.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { ListStates } from '#ui/components/list-states.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { Pager } from '#ui/components/pager.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { ThreadFilter } from '../../messages/components/thread-filter.tsx'
import { ThreadRow } from '../../messages/components/thread-row.tsx'
import { StoreThreadFilter } from '../../messages/messages.schemas.ts'
import { deskOf } from '../../store-desk.server.ts'
import { storePath } from '../../store-menu.view.ts'
import { ContactFacts } from '../components/contact-facts.tsx'
import { ContactFields } from '../components/contact-fields.tsx'
import { contactFields, contactValues } from '../store-values.view.ts'
import { StoreContactChange } from '../stores.schemas.ts'
import type { Route } from './+types/store-contact.page'
import { searchCep } from './store-forms.server.ts'

export const middleware = [access('store')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Contato e mensagens de ${loaderData?.store.name ?? ''}`,
}))

export async function loader({ context, request }: Route.LoaderArgs) {
  const store = deskOf(context)
  const api = apiFor(context)
  const filter = filterOf(request, StoreThreadFilter.omit({ id_or_slug: true }))
  const [threads, { can }] = await Promise.all([
    api.stores.messages.list({ ...filter, id_or_slug: store.slug }),
    api.accounts.registrationConfirmation.show(),
  ])
  return { store, threads, filtered: Boolean(filter.search || filter.unread), can_find_cep: can.find_cep }
}

export async function action(args: Route.ActionArgs) {
  const { slug } = deskOf(args.context)
  const form = await formOf(args.request)
  if (form.get('intent') === 'cep') return searchCep(args, form)
  return submit(args, StoreContactChange.omit({ id_or_slug: true }), async (api, input) => {
    await api.stores.stores.changeContact({ ...input, id_or_slug: slug })
    return redirectWithToast(storePath(slug, '/contato'), 'Contato salvo.')
  })
}

export default function StoreContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { store, threads, filtered, can_find_cep } = loaderData
  const found = actionData && 'found' in actionData ? actionData.found : undefined
  const edits = store.can['store.edit'] && store.state !== 'encerrada' && store.state !== 'em_analise'
  return (
    <div className="max-w-3xl space-y-10">
      <div>
        <PageHeader title="Contato e mensagens" text="O que as pessoas perguntam, e como falam com a loja." />
        <section aria-labelledby="mensagens" className="space-y-4">
          <h2 id="mensagens" className="text-xl">
            Mensagens
          </h2>
          {(threads.total > 0 || filtered) && <ThreadFilter />}
          <ListStates
            items={threads.data}
            keyOf={({ id }) => id}
            empty={
              <EmptyState
                icon="message-circle"
                text={
                  filtered
                    ? 'Nenhuma conversa com esse filtro.'
                    : 'Ninguém escreveu ainda. Quando alguém perguntar pela página da loja, a conversa aparece aqui.'
                }
              />
            }
            frame={(items) => <ul className="space-y-2">{items}</ul>}
          >
            {(thread) => <ThreadRow thread={thread} to={storePath(store.slug, `/contato/${thread.id}`)} />}
          </ListStates>
          <Pager {...threads} label="Páginas de conversas" />
        </section>
      </div>
      <Card title="Como falar com a loja">
        {edits ? (
          <Form values={contactValues(store)} opened={contactFields(store)} guard>
            <ContactFields can_find_cep={can_find_cep} found={found} submit="Salvar contato" />
            <FormActions>
              <SubmitButton sending="Salvando…">Salvar contato</SubmitButton>
            </FormActions>
          </Form>
        ) : (
          <ContactFacts store={store} />
        )}
      </Card>
    </div>
  )
}
