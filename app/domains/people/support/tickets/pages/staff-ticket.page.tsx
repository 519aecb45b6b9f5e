import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access, notFound } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { AnswerForm } from '../components/answer-form.tsx'
import { StaffSide } from '../components/staff-side.tsx'
import { StateBadge } from '../components/state-badge.tsx'
import { Thread } from '../components/thread.tsx'
import { TicketAnswer, TicketChange, TicketNote } from '../tickets.schemas.ts'
import type { Route } from './+types/staff-ticket.page'
import { refOf } from './ticket-ref.guard.ts'

export const middleware = [access('can:support.manage')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData && `${loaderData.ticket.subject} (${loaderData.ticket.protocol})`,
}))

export async function loader({ params, context }: Route.LoaderArgs) {
  const { staff, ...ticket } = await apiFor(context).support.queue.read(refOf(params))
  if (!staff) throw notFound()
  return { ticket: { ...ticket, staff }, staff, keys: [randomUUID(), randomUUID()] as [string, string] }
}

export async function action(args: Route.ActionArgs) {
  const { uuid } = refOf(args.params)
  const back = (text: string, kind: 'success' | 'info' = 'success') =>
    redirectWithToast(`/admin/contatos/ticket/${uuid}`, text, kind)
  const form = (await formOf(args.request)).get('form')
  if (form === 'erase')
    return submit(args, z.object({}), async (api) => {
      await api.support.queue.erase({ uuid })
      return redirectWithToast('/admin/contatos', 'O pedido foi apagado.')
    })
  if (form === 'note')
    return submit(args, TicketNote.omit({ uuid: true }), async (api, input) => {
      await api.support.queue.note({ uuid, ...input })
      return back('Nota salva.')
    })
  if (form === 'change')
    return submit(args, TicketChange.omit({ uuid: true }), async (api, input) => {
      await api.support.queue.change({ uuid, ...input })
      return back('Situação salva.')
    })
  return submit(args, TicketAnswer.omit({ uuid: true }), async (api, input) => {
    const { meanwhile } = await api.support.queue.answer({ uuid, ...input })
    if (!meanwhile) return back('Resposta enviada.')
    return back(
      `Sua resposta foi enviada. Enquanto você escrevia, ${meanwhile} também respondeu. Confira a conversa.`,
      'info',
    )
  })
}

export default function StaffTicketPage({ loaderData: { ticket, staff, keys } }: Route.ComponentProps) {
  const seen = ticket.messages.at(-1)?.id ?? 0
  return (
    <>
      <PageHeader
        title={ticket.subject}
        text={`Protocolo ${ticket.protocol}`}
        crumbs={[{ to: '/admin/contatos', label: 'Contatos' }, { label: ticket.protocol }]}
      >
        <StateBadge state={ticket.state} />
      </PageHeader>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className="min-w-0 space-y-8">
          <Thread
            messages={ticket.messages}
            fileAddress={(file) => `/contato/${ticket.uuid}/arquivo/${file}`}
            own="staff"
          />
          <AnswerForm key={seen} seen={seen} email={staff.email} idempotency_key={keys[0]} />
        </div>
        <StaffSide ticket={ticket} staff={staff} idempotency_key={keys[1]} />
      </div>
    </>
  )
}
