import { ownArea } from '#domains/care/processes/index.ts'
import { areaWords } from '#domains/care/processes/processes/process.words.ts'
import { ticketStates } from '#domains/people/support/tickets/ticket-state.kinds.ts'
import { stateNames } from '#domains/people/support/tickets/ticket-state.words.ts'
import { DueBadge, StateBadge } from '#domains/people/support/ui.ts'
import { nationalPhone } from '#shared/brazil.ts'
import { applyMask } from '#shared/masks.ts'
import { DataList } from '#ui/admin/data-list.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { CareContactFilter } from '../contacts/contacts.schemas.ts'
import type { Route } from './+types/contacts.page'

export const middleware = [access('login'), ownArea]
export const meta = pageMeta({ title: 'Pedidos de contato', noindex: true })

export const loader = ({ request, context }: Route.LoaderArgs) =>
  apiFor(context).processDesk.contacts.list(filterOf(request, CareContactFilter))

/** Who asked for contact on the public page, who waits longest first. */
export default function ContactsPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title="Pedidos de contato"
        text="Quem pediu para falar com o acolhimento na página da Comunidade 360. Quem espera há mais tempo vem antes."
        crumbs={[{ to: '/comunidade-360/advogado', label: areaWords.advogado.title }, { label: 'Contatos' }]}
      />
      <DataList
        label="Pedidos de contato"
        noun={['pedido', 'pedidos']}
        page={page}
        keyOf={({ uuid }) => uuid}
        nameOf={({ name }) => name}
        search="Buscar protocolo ou nome"
        filters={[
          {
            ...{ name: 'state', label: 'Situação' },
            options: ticketStates.map((value) => ({ value, label: stateNames[value] })),
          },
        ]}
        columns={[
          {
            key: 'name',
            label: 'Quem pediu',
            sortable: true,
            render: ({ uuid, name, email }) => (
              <>
                <Link to={`/comunidade-360/advogado/contatos/${uuid}`} className="link link-hover font-semibold">
                  {name}
                </Link>
                <p className="text-sm text-muted wrap-anywhere">{email}</p>
              </>
            ),
          },
          {
            key: 'phone',
            label: 'Telefone',
            render: ({ lead }) => (lead?.phone ? applyMask('phone', nationalPhone(lead.phone)) : 'Não deixou'),
          },
          {
            key: 'state',
            label: 'Situação',
            render: (contact) => (
              <span className="flex flex-wrap gap-1.5">
                <StateBadge state={contact.state} />
                <DueBadge waiting={contact} />
              </span>
            ),
          },
          {
            key: 'created_at',
            label: 'Chegou',
            sortable: true,
            render: ({ created_at }) => <RelativeTime at={created_at} />,
          },
        ]}
        empty={<EmptyState icon="mail-check" text="Ninguém pediu contato ainda." />}
      />
    </>
  )
}
