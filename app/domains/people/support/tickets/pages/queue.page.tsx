import { Address } from '#ui/admin/address.tsx'
import { DataList } from '#ui/admin/data-list.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { topics } from '../../contacts/topic.kinds.ts'
import { topicNames } from '../../contacts/topic.words.ts'
import { landings } from '../../leads/landing.kinds.ts'
import { landingNames } from '../../leads/landing.words.ts'
import { DueBadge } from '../components/due-badge.tsx'
import { StateBadge } from '../components/state-badge.tsx'
import { ticketStates } from '../ticket-state.kinds.ts'
import { stateNames } from '../ticket-state.words.ts'
import { type QueueCard, QueueFilter } from '../tickets.schemas.ts'
import type { Route } from './+types/queue.page'

export const middleware = [access('can:support.manage')]
export const meta = pageMeta({ title: 'Contatos' })

export const loader = ({ request, context }: Route.LoaderArgs) =>
  apiFor(context).support.queue.queue(filterOf(request, QueueFilter))

const filters = [
  { name: 'state', label: 'Situação', options: ticketStates.map((value) => ({ value, label: stateNames[value] })) },
  { name: 'topic', label: 'Sobre', options: topics.map((value) => ({ value, label: topicNames[value] })) },
  {
    name: 'landing',
    label: 'Página',
    options: landings.map((value) => ({ value, label: landingNames[value] })),
  },
  { name: 'again', label: 'Espera', options: [{ value: 'sim', label: 'Respondeu de novo' }] },
  {
    name: 'assigned',
    label: 'Responsável',
    options: [
      { value: 'me', label: 'Eu' },
      { value: 'nobody', label: 'Ninguém' },
    ],
  },
  { name: 'since', label: 'Chegou desde', day: true as const },
]

export default function QueuePage({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title="Contatos"
        text="Quem espera resposta vem antes, com o mais atrasado no topo; quem só deixou o contato, depois. O prazo é de 5 dias."
      />
      <DataList
        label="Contatos"
        noun={['contato', 'contatos']}
        page={page}
        keyOf={(ticket) => ticket.uuid}
        nameOf={(ticket) => ticket.protocol}
        search="Buscar protocolo ou nome"
        filters={filters}
        csv="/admin/contatos/csv"
        columns={[
          { key: 'subject', label: 'Assunto', render: (ticket) => <Subject ticket={ticket} /> },
          { key: 'name', label: 'Quem escreveu', sortable: true, render: (ticket) => <Sender ticket={ticket} /> },
          { key: 'state', label: 'Situação', render: (ticket) => <StateCell ticket={ticket} /> },
          { key: 'assigned', label: 'Responsável', render: ({ assigned }) => assigned?.nickname ?? 'Ninguém' },
          { key: 'created_at', label: 'Chegou', sortable: true, render: (t) => <Moment at={t.created_at} /> },
          { key: 'last_at', label: 'Atualizado', sortable: true, render: (t) => <Moment at={t.last_at} /> },
        ]}
        empty={
          <EmptyState
            icon="mail-check"
            text="Ninguém escreveu ainda. As mensagens da página de contato aparecem aqui."
          />
        }
      />
    </>
  )
}

type Row = { ticket: QueueCard }

const Moment = ({ at }: { at: Date }) => (
  <span className="whitespace-nowrap">
    <RelativeTime at={at} />
  </span>
)

const Subject = ({ ticket }: Row) => (
  <div className="min-w-44">
    <Link to={`/admin/contatos/ticket/${ticket.uuid}`} className="font-semibold break-words link link-hover">
      {ticket.subject}
    </Link>
    <p className="text-sm text-muted">
      <span className="figures">{ticket.protocol}</span> ·{' '}
      {ticket.lead ? landingNames[ticket.lead.landing] : topicNames[ticket.topic]}
    </p>
  </div>
)

const Sender = ({ ticket }: Row) => (
  <>
    {ticket.name}
    <p className="text-sm text-muted">{ticket.email ? <Address of={ticket.email} /> : 'WhatsApp'}</p>
  </>
)

const StateCell = ({ ticket }: Row) => (
  <span className="flex flex-wrap gap-1.5">
    <StateBadge state={ticket.state} />
    <DueBadge waiting={ticket} />
  </span>
)
