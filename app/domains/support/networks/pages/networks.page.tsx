import { DataList } from '#ui/admin/data-list.tsx'
import { Badge } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { SiteNetworkFilter } from '../networks.schemas.ts'
import { siteNetworks } from '../site-network.kinds.ts'
import type { Route } from './+types/networks.page'

export const middleware = [access('can:networks.manage')]
export const meta = pageMeta({ title: 'Redes sociais', noindex: true })

export const loader = ({ request, context }: Route.LoaderArgs) =>
  apiFor(context).support.networks.list(filterOf(request, SiteNetworkFilter))

const create = (
  <LinkButton to="/admin/redes_sociais/nova" tone="primary" icon="plus">
    Nova rede
  </LinkButton>
)

const filters = [
  {
    name: 'active',
    label: 'Situação',
    options: [
      { value: 'true', label: 'No site' },
      { value: 'false', label: 'Escondidas' },
    ],
  },
]

export default function NetworksPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title="Redes sociais"
        text="As redes do site aparecem no rodapé e na página de contato."
        action={create}
      />
      <DataList
        label="Redes sociais"
        noun={['rede', 'redes']}
        page={page}
        keyOf={(network) => network.id}
        nameOf={(network) => network.address}
        search="Buscar endereço"
        filters={filters}
        columns={[
          { key: 'order', label: 'Ordem', sortable: true, align: 'end', render: ({ order }) => order },
          {
            key: 'kind',
            label: 'Rede',
            sortable: true,
            render: ({ id, kind }) => (
              <Link to={`/admin/redes_sociais/${id}`} className="font-semibold link link-hover">
                {siteNetworks[kind].label}
              </Link>
            ),
          },
          {
            key: 'address',
            label: 'Endereço',
            render: ({ address }) => <span className="wrap-anywhere">{address.replace('https://', '')}</span>,
          },
          {
            key: 'active',
            label: 'Situação',
            render: ({ active }) => (active ? <Badge tone="primary">No site</Badge> : <Badge>Escondida</Badge>),
          },
        ]}
        empty={
          <EmptyState
            icon="share-2"
            text="Nenhuma rede ainda. Enquanto for assim, o site não mostra nada."
            action={create}
          />
        }
      />
    </>
  )
}
