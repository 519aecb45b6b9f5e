import { randomUUID } from 'node:crypto'
import { data } from 'react-router'
import { z } from 'zod'
import { formatLongDay } from '#shared/dates.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { ContactStore } from '../components/contact-store.tsx'
import { MarkRead } from '../components/mark-read.tsx'
import { MessageList } from '../components/message-list.tsx'
import { OwnThreadInput, StoreMessageInput } from '../messages.schemas.ts'
import type { Route } from './+types/own-thread.page'

export const middleware = [access('login')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Falar com ${loaderData?.thread.store.name ?? 'a loja'}`,
}))

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const filter = filterOf(request, OwnThreadInput.omit({ id_or_slug: true }))
  const thread = await apiFor(context).stores.messages.own({ ...filter, id_or_slug: params.store })
  return { thread, idempotency_key: randomUUID() as string }
}

export async function action(args: Route.ActionArgs) {
  const ref = { id_or_slug: args.params.store }
  if ((await formOf(args.request)).get('form') === 'read')
    return submit(args, z.object({}), async (api) => {
      await api.stores.messages.readOwn(ref)
      return data({ read: true })
    })
  return submit(args, StoreMessageInput.omit({ id_or_slug: true }), async (api, input) => {
    await api.stores.messages.write({ ...input, ...ref })
    return redirectWithToast(`/loja/${args.params.store}/mensagens`, 'Mensagem enviada.')
  })
}

export default function OwnThreadPage({ loaderData: { thread, idempotency_key } }: Route.ComponentProps) {
  const { store, messages, unread, can } = thread
  return (
    <div className="mx-auto max-w-3xl space-y-6">
      <PageHeader
        title={`Falar com ${store.name}`}
        text="Pergunte sobre produtos, prazos ou um pedido. A resposta chega por aviso."
        crumbs={[{ to: `/loja/${store.slug}`, label: store.name }, { label: 'Mensagens' }]}
      />
      {store.away?.now && (
        <Notice tone="warning" title="A loja está em pausa">
          {store.away.message || 'A resposta pode demorar.'}
          {store.away.to && ` Volta depois de ${formatLongDay(store.away.to)}.`}
        </Notice>
      )}
      {messages.total > 0 && <MessageList messages={messages} own="buyer" />}
      <MarkRead unread={unread} />
      {can.write ? (
        <>
          <ContactStore idempotency_key={idempotency_key} />
          <p className="text-sm text-muted">
            Não mande senha nem dados de cartão. Compre e pague sempre pelo site: assim a gente consegue ajudar.
          </p>
        </>
      ) : (
        <Notice
          action={
            <LinkButton to={`/vendedor/dashboard/${store.slug}/contato`} size="sm">
              Ver mensagens
            </LinkButton>
          }
        >
          Você trabalha nesta loja: as mensagens chegam a você.
        </Notice>
      )}
    </div>
  )
}
