import { randomUUID } from 'node:crypto'
import { data } from 'react-router'
import { z } from 'zod'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access, notFound } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { deskOf } from '../../store-desk.server.ts'
import { storePath } from '../../store-menu.view.ts'
import { ContactStore } from '../components/contact-store.tsx'
import { MarkRead } from '../components/mark-read.tsx'
import { MessageList } from '../components/message-list.tsx'
import { OwnThreadInput, StoreMessageInput } from '../messages.schemas.ts'
import type { Route } from './+types/store-thread.page'

export const middleware = [access('store')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Conversa com ${loaderData?.thread.buyer.nickname ?? ''} em ${loaderData?.store.name ?? ''}`,
}))

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const store = deskOf(context)
  const filter = filterOf(request, OwnThreadInput.omit({ id_or_slug: true }))
  const thread = await apiFor(context).stores.messages.show({ ...filter, ...refOf(store.slug, params.thread) })
  return { store, thread, idempotency_key: randomUUID() as string }
}

function refOf(id_or_slug: string, thread: string) {
  if (!/^\d{1,9}$/.test(thread)) throw notFound()
  return { id_or_slug, thread_id: Number(thread) }
}

export async function action(args: Route.ActionArgs) {
  const { slug } = deskOf(args.context)
  const ref = refOf(slug, args.params.thread)
  if ((await formOf(args.request)).get('form') === 'read')
    return submit(args, z.object({}), async (api) => {
      await api.stores.messages.read(ref)
      return data({ read: true })
    })
  return submit(args, StoreMessageInput.omit({ id_or_slug: true }), async (api, input) => {
    await api.stores.messages.reply({ ...input, ...ref })
    return redirectWithToast(storePath(slug, `/contato/${ref.thread_id}`), 'Resposta enviada.')
  })
}

export default function StoreThreadPage({ loaderData: { store, thread, idempotency_key } }: Route.ComponentProps) {
  const writes = store.can['store.edit']
  return (
    <div className="max-w-3xl space-y-6">
      <PageHeader
        title={thread.buyer.nickname}
        crumbs={[{ to: storePath(store.slug, '/contato'), label: 'Mensagens' }, { label: thread.buyer.nickname }]}
      />
      <MessageList messages={thread.messages} own="store" />
      {writes && <MarkRead unread={thread.unread} />}
      {writes ? (
        <ContactStore idempotency_key={idempotency_key} label="Resposta da loja" />
      ) : (
        <Notice>Seu papel só lê as conversas. Quem responde é a gerência da loja.</Notice>
      )}
    </div>
  )
}
