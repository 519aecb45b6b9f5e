import { DataList } from '#ui/admin/data-list.tsx'
import { Badge } from '#ui/components/badge.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { StaffTabs } from '../components/staff-tabs.tsx'
import { receiverStates } from '../receiver.kinds.ts'
import { receiverStateNames, receiverStateTones } from '../receiver.words.ts'
import { ReceiverFilter } from '../receivers.schemas.ts'
import type { Route } from './+types/receivers.page'

export const middleware = [access('can:marketplace.manage')]
export const meta = pageMeta({ title: 'Recebedores' })

export const loader = ({ request, context }: Route.LoaderArgs) =>
  apiFor(context).ledger.receivers.list(filterOf(request, ReceiverFilter))

const filters = [
  {
    name: 'state',
    label: 'Situação',
    options: receiverStates.map((value) => ({ value, label: receiverStateNames[value] })),
  },
]

export default function ReceiversPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title="Recebedores" text="Confira os dados de quem recebe. Sem aprovação, a loja não vende." />
      <StaffTabs />
      <DataList
        label="Recebedores"
        noun={['recebedor', 'recebedores']}
        page={page}
        keyOf={({ id }) => id}
        nameOf={({ legal_name }) => legal_name}
        search="Buscar nome, loja ou documento"
        filters={filters}
        columns={[
          {
            key: 'name',
            label: 'Recebedor',
            sortable: true,
            render: (one) => (
              <div className="min-w-44">
                <Link to={`/admin/marketplace/recebedores/${one.id}`} className="link link-hover font-semibold">
                  {one.legal_name}
                </Link>
                <p className="figures text-sm text-muted">{one.document}</p>
              </div>
            ),
          },
          {
            key: 'holder',
            label: 'De quem',
            render: ({ holder }) => (
              <>
                {holder.name}
                <p className="text-sm text-muted">{holder.kind === 'store' ? 'Loja' : 'Pessoa'}</p>
              </>
            ),
          },
          {
            key: 'where',
            label: 'Onde recebe',
            render: (one) => (
              <>
                {one.bank ?? 'PIX'}
                <p className="figures text-sm text-muted">{one.hint}</p>
              </>
            ),
          },
          {
            key: 'state',
            label: 'Situação',
            render: ({ state }) => <Badge tone={receiverStateTones[state]}>{receiverStateNames[state]}</Badge>,
          },
          {
            key: 'created_at',
            label: 'Enviado',
            sortable: true,
            render: ({ created_at }) => (
              <span className="whitespace-nowrap">
                <RelativeTime at={created_at} />
              </span>
            ),
          },
        ]}
        empty={<EmptyState icon="banknote" text="Nenhum recebedor ainda. Os que as lojas enviarem aparecem aqui." />}
      />
    </>
  )
}
