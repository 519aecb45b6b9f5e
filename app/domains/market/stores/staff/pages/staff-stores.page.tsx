import { useLocation } from 'react-router'
import { formatNumericDay } from '#shared/dates.ts'
import { DataList } from '#ui/admin/data-list.tsx'
import { Chip } from '#ui/components/badge.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { withParams } from '#ui/components/search-params.ts'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { StoreLogo } from '../../stores/components/store-logo.tsx'
import { StoreStateBadge } from '../../stores/components/store-state-badge.tsx'
import { storeStates } from '../../stores/store.kinds.ts'
import { stateNames } from '../../stores/store.words.ts'
import { type StaffStoreCard, StaffStoreFilter } from '../staff-stores.schemas.ts'
import type { Route } from './+types/staff-stores.page'

export const middleware = [access('can:marketplace.manage')]
export const meta = pageMeta({ title: 'Lojas do marketplace' })

export const loader = ({ request, context }: Route.LoaderArgs) =>
  apiFor(context).stores.staff.list(filterOf(request, StaffStoreFilter))

export default function StaffStoresPage({ loaderData: { counts, ...page } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title="Lojas" text="Aprove as que esperam, e cuide das que estão no ar." />
      <StateChips counts={counts} />
      <DataList
        label="Lojas"
        noun={['loja', 'lojas']}
        page={page}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        search="Buscar por nome, frase ou cidade"
        filters={[
          {
            name: 'state',
            label: 'Situação',
            options: storeStates.map((value) => ({ value, label: stateNames[value] })),
          },
        ]}
        csv="/admin/marketplace/lojas.csv"
        columns={[
          { key: 'name', label: 'Loja', sortable: true, render: (store) => <Name store={store} /> },
          { key: 'owner', label: 'De quem é', render: ({ owner }) => owner?.nickname ?? '–' },
          {
            key: 'submitted_at',
            label: 'Enviada',
            sortable: true,
            align: 'end',
            render: ({ submitted_at }) => (submitted_at ? formatNumericDay(submitted_at) : '–'),
          },
          {
            key: 'created_at',
            label: 'Criada',
            sortable: true,
            align: 'end',
            render: ({ created_at }) => formatNumericDay(created_at),
          },
          { key: 'state', label: 'Situação', render: ({ state }) => <StoreStateBadge state={state} /> },
        ]}
        empty={<EmptyState icon="store" text="Nenhuma loja ainda. Quando alguém abrir uma, ela espera aqui." />}
      />
    </>
  )
}

function StateChips({ counts }: { counts: Route.ComponentProps['loaderData']['counts'] }) {
  const { search } = useLocation()
  const chosen = new URLSearchParams(search).get('state')
  return (
    <nav aria-label="Situação" className="mb-4 flex flex-wrap gap-2">
      {storeStates.map((state) => (
        <Chip
          key={state}
          to={withParams(search, { state: chosen === state ? null : state, page: null })}
          active={chosen === state}
          count={counts[state]}
        >
          {stateNames[state]}
        </Chip>
      ))}
    </nav>
  )
}

const Name = ({ store: { slug, name, logo, city, uf } }: { store: StaffStoreCard }) => (
  <div className="flex min-w-44 items-center gap-3">
    <StoreLogo name={name} logo={logo} size={40} />
    <div className="min-w-0">
      <Link to={`/admin/marketplace/lojas/${slug}`} className="font-semibold wrap-anywhere link link-hover">
        {name}
      </Link>
      {city && (
        <p className="text-sm text-muted">
          {city}/{uf}
        </p>
      )}
    </div>
  </div>
)
