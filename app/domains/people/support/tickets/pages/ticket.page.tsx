import { randomUUID } from 'node:crypto'
import { redirect } from 'react-router'
import { z } from 'zod'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { PersonTicket } from '../components/person-ticket.tsx'
import { StateBadge } from '../components/state-badge.tsx'
import { TicketReply } from '../tickets.schemas.ts'
import type { Route } from './+types/ticket.page'
import { refOf } from './ticket-ref.guard.ts'

export const middleware = [access('public')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData?.ticket.subject,
  noindex: true,
}))

/**
 * The sender's conversation: at /perfil/tickets/:uuid with an account, at /contato/:uuid by the token of a mailed link.
 */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const ref = refOf(params, url)
  const own = `/perfil/tickets/${ref.uuid}`
  if (!ref.token && !context.get(requestContext).viewer)
    throw redirect(`/auth/login?redirect=${encodeURIComponent(own)}`)
  const ticket = await apiFor(context).support.tickets.show(ref)
  if (!ref.token && url.pathname !== own) throw redirect(own)
  return { ticket, token: ref.token, idempotency_key: randomUUID() as string }
}

/** Reply, close, reopen; each redirects back to the conversation. */
export async function action(args: Route.ActionArgs) {
  const ref = refOf(args.params, args.url)
  const done = (text: string) => redirectWithToast(args.url.pathname + args.url.search, text)
  const form = (await formOf(args.request)).get('form')
  if (form === 'close')
    return submit(args, z.object({}), async (api) => {
      await api.support.tickets.close(ref)
      return done('Conversa encerrada.')
    })
  if (form === 'reopen')
    return submit(args, z.object({}), async (api) => {
      await api.support.tickets.reopen(ref)
      return done('Conversa reaberta. Ela voltou para a fila da equipe.')
    })
  return submit(args, TicketReply.omit({ uuid: true, token: true }), async (api, input) => {
    await api.support.tickets.reply({ ...ref, ...input })
    return done('Resposta enviada.')
  })
}

export default function TicketPage({ loaderData: { ticket, token, idempotency_key } }: Route.ComponentProps) {
  const crumbs = [{ to: '/perfil/tickets', label: 'Atendimento' }, { label: ticket.protocol }]
  const secret = token ? `?token=${encodeURIComponent(token)}` : ''
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={ticket.subject}
        text={`Protocolo ${ticket.protocol}${token ? '. Este link é só seu: não passe adiante.' : ''}`}
        crumbs={token ? undefined : crumbs}
      >
        <StateBadge state={ticket.state} own />
      </PageHeader>
      <PersonTicket
        ticket={ticket}
        idempotency_key={idempotency_key}
        fileAddress={(file) => `/contato/${ticket.uuid}/arquivo/${file}${secret}`}
      />
    </div>
  )
}
