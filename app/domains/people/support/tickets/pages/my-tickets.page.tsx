import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { ListStates } from '#ui/components/list-states.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { Pager } from '#ui/components/pager.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { StateBadge } from '../components/state-badge.tsx'
import { MyTicketFilter, type TicketCard } from '../tickets.schemas.ts'
import type { Route } from './+types/my-tickets.page'

export const middleware = [access('signed_in')]
export const meta = pageMeta({ title: 'Atendimento' })

export const loader = ({ request, context }: Route.LoaderArgs) =>
  apiFor(context).support.tickets.list(filterOf(request, MyTicketFilter))

export default function MyTicketsPage({ loaderData: tickets }: Route.ComponentProps) {
  const write = (
    <LinkButton to="/contato" tone="primary" icon="message-circle">
      Escrever para a equipe
    </LinkButton>
  )
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title="Atendimento"
        text="Suas conversas com a equipe. Respondemos em até 5 dias."
        action={tickets.total > 0 && write}
      />
      <ListStates
        items={tickets.data}
        keyOf={(ticket) => ticket.uuid}
        empty={
          <EmptyState
            icon="life-buoy"
            text="Dúvida, problema ou ideia? Escreva e a conversa fica guardada aqui."
            action={write}
          />
        }
        frame={(items) => <ul className="space-y-3">{items}</ul>}
      >
        {(ticket) => <TicketRow ticket={ticket} />}
      </ListStates>
      <Pager {...tickets} label="Páginas de conversas" />
    </div>
  )
}

const TicketRow = ({ ticket }: { ticket: TicketCard }) => (
  <li className="card relative flex flex-row flex-wrap items-center gap-x-4 gap-y-2 p-4">
    <div className="min-w-0 flex-1 basis-52 space-y-1">
      <h2 className="text-base break-words">
        <Link to={`/perfil/tickets/${ticket.uuid}`} className="after:absolute after:inset-0 after:rounded-box">
          {ticket.subject}
        </Link>
      </h2>
      <p className="text-sm text-muted">
        <span className="figures">{ticket.protocol}</span> · última mensagem <RelativeTime at={ticket.last_at} />
      </p>
    </div>
    <StateBadge state={ticket.state} own />
  </li>
)
