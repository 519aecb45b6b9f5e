import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { ownArea } from '#domains/care/processes/index.ts'
import { areaWords } from '#domains/care/processes/processes/process.words.ts'
import { AnswerForm, StateBadge, Thread } from '#domains/people/support/ui.ts'
import { nationalPhone } from '#shared/brazil.ts'
import { applyMask } from '#shared/masks.ts'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access, notFound } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { TicketAnswerText } from '../contacts/contacts.schemas.ts'
import type { Route } from './+types/contact.page'

const list = '/comunidade-360/advogado/contatos'

export const middleware = [access('login'), ownArea]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData && `Pedido de contato (${loaderData.ticket.protocol})`,
  noindex: true,
}))

const uuidIn = ({ uuid }: { uuid: string }) => {
  if (!z.uuid().safeParse(uuid).success) throw notFound()
  return uuid
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const ticket = await apiFor(context).processDesk.contacts.show({ uuid: uuidIn(params) })
  return { ticket, idempotency_key: randomUUID() as string }
}

export const action = (args: Route.ActionArgs) =>
  submit(args, TicketAnswerText, async ({ processDesk }, input) => {
    const uuid = uuidIn(args.params)
    const { meanwhile } = await processDesk.contacts.answer({ uuid, ...input })
    return redirectWithToast(
      `${list}/${uuid}`,
      meanwhile ? `Resposta enviada. Enquanto você escrevia, ${meanwhile} também respondeu.` : 'Resposta enviada.',
    )
  })

/** Somebody who asked for contact, and what was written since. */
export default function ContactPage({ loaderData: { ticket, idempotency_key } }: Route.ComponentProps) {
  const seen = ticket.messages.at(-1)?.id ?? 0
  const { name, email, lead } = ticket.staff ?? { name: '', email: '', lead: null }
  return (
    <>
      <PageHeader
        title={name}
        text={`Protocolo ${ticket.protocol}, ${email}`}
        crumbs={[
          { to: '/comunidade-360/advogado', label: areaWords.advogado.title },
          { to: list, label: 'Contatos' },
          { label: ticket.protocol },
        ]}
      >
        <StateBadge state={ticket.state} />
      </PageHeader>
      <div className="max-w-3xl space-y-8">
        {lead?.phone && (
          <p>
            Telefone:{' '}
            <a href={`tel:${lead.phone}`} className="link figures">
              {applyMask('phone', nationalPhone(lead.phone))}
            </a>
          </p>
        )}
        <Thread
          messages={ticket.messages}
          fileAddress={(file) => `/contato/${ticket.uuid}/arquivo/${file}`}
          own="staff"
        />
        <AnswerForm key={seen} seen={seen} email={email} idempotency_key={idempotency_key} />
      </div>
    </>
  )
}
