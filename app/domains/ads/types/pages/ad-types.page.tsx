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
import { AdTypeFilter } from '../ad-types.schemas.ts'
import type { Route } from './+types/ad-types.page'

export const middleware = [access('can:ads.manage')]
export const meta = pageMeta({ title: 'Espaços de anúncio', noindex: true })

export const loader = ({ request, context }: Route.LoaderArgs) =>
  apiFor(context).ads.types.list(filterOf(request, AdTypeFilter))

const create = (
  <LinkButton to="/admin/ads/ads_type/novo" tone="primary" icon="plus">
    Novo espaço
  </LinkButton>
)

const filters = [
  {
    name: 'active',
    label: 'Situação',
    options: [
      { value: 'true', label: 'Ativos' },
      { value: 'false', label: 'Inativos' },
    ],
  },
]

export default function AdTypesPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title="Espaços de anúncio"
        text="Onde os anúncios aparecem e em que tamanho."
        action={create}
        more={
          <LinkButton to="/admin/ads/midias" icon="megaphone">
            Ver anúncios
          </LinkButton>
        }
      />
      <DataList
        label="Espaços de anúncio"
        noun={['espaço', 'espaços']}
        page={page}
        keyOf={(type) => type.id}
        nameOf={(type) => type.name}
        search="Buscar espaço"
        filters={filters}
        columns={[
          {
            key: 'name',
            label: 'Nome',
            sortable: true,
            render: ({ id, name }) => (
              <Link to={`/admin/ads/ads_type/${id}`} className="font-semibold link link-hover">
                {name}
              </Link>
            ),
          },
          {
            key: 'slug',
            label: 'Código',
            sortable: true,
            render: ({ slug }) => <code className="text-sm text-muted">{slug}</code>,
          },
          {
            key: 'size',
            label: 'Tamanho',
            render: ({ width, height }) => (
              <span className="figures whitespace-nowrap">
                {width} × {height} px
              </span>
            ),
          },
          { key: 'ads', label: 'Anúncios', align: 'end', render: ({ ads_count }) => ads_count },
          {
            key: 'active',
            label: 'Situação',
            render: ({ active }) => (active ? <Badge tone="primary">Ativo</Badge> : <Badge>Inativo</Badge>),
          },
        ]}
        empty={<EmptyState icon="layout-grid" text="Nenhum espaço ainda. Crie o primeiro." action={create} />}
      />
    </>
  )
}
