import { formatDayTime } from '#shared/dates.ts'
import { formatMoney } from '#shared/money.ts'
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
import { ProductThumb } from '../../products/components/product-thumb.tsx'
import { ProductStateBadge } from '../../products/components/state-badge.tsx'
import { productStates } from '../../products/product.kinds.ts'
import { productStateWords } from '../../products/product.words.ts'
import { type StaffProductCard, StaffProductFilter } from '../staff-products.schemas.ts'
import type { Route } from './+types/staff-products.page'

export const middleware = [access('can:marketplace.manage')]
export const meta = pageMeta({ title: 'Produtos das lojas' })

export const loader = ({ request, context }: Route.LoaderArgs) =>
  apiFor(context).products.staff.list(filterOf(request, StaffProductFilter))

const filters = [
  {
    name: 'waits',
    label: 'Espera a equipe',
    options: [
      { value: 'qualquer', label: 'Tudo o que espera' },
      { value: 'novo', label: 'Produtos novos' },
      { value: 'edicao', label: 'Edições' },
    ],
  },
  {
    name: 'state',
    label: 'Situação',
    options: productStates.map((value) => ({ value, label: productStateWords[value].label })),
  },
]

export default function StaffProductsPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title="Produtos" text="O que espera a equipe vem primeiro, do mais antigo ao mais novo." />
      <DataList
        label="Produtos"
        noun={['produto', 'produtos']}
        page={page}
        keyOf={(product) => product.id}
        nameOf={(product) => product.name}
        search="Buscar produto, loja ou código"
        filters={filters}
        csv="/admin/marketplace/produtos.csv"
        columns={[
          { key: 'name', label: 'Produto', sortable: true, render: (product) => <Name product={product} /> },
          {
            key: 'waiting',
            label: 'Espera',
            sortable: true,
            render: ({ waits, waiting_since }) =>
              waits ? (
                <span className="flex flex-wrap items-center gap-1.5">
                  <Badge tone="amber" icon="clock">
                    {waits === 'novo' ? 'Produto novo' : 'Edição'}
                  </Badge>
                  <span className="text-sm text-muted">{waiting_since && <RelativeTime at={waiting_since} />}</span>
                </span>
              ) : (
                <span className="text-muted">—</span>
              ),
          },
          {
            key: 'state',
            label: 'Situação',
            render: ({ state, hidden, deleted, highlighted }) => (
              <span className="flex flex-wrap gap-1.5">
                {deleted ? <Badge tone="danger">Apagado pela loja</Badge> : <ProductStateBadge state={state} />}
                {hidden && <Badge tone="amber">Escondido</Badge>}
                {highlighted && <Badge tone="primary">Destaque</Badge>}
              </span>
            ),
          },
          { key: 'store', label: 'Loja', render: ({ store }) => store.name },
          { key: 'price', label: 'Preço', align: 'end', render: ({ min_price }) => formatMoney(min_price) },
          { key: 'sales', label: 'Vendidos', sortable: true, align: 'end', render: ({ sales_count }) => sales_count },
          { key: 'created_at', label: 'Criado', sortable: true, render: ({ created_at }) => formatDayTime(created_at) },
        ]}
        empty={<EmptyState icon="package" text="Nenhuma loja cadastrou produtos ainda." />}
      />
    </>
  )
}

const Name = ({ product: { id, name, photo, type, category } }: { product: StaffProductCard }) => (
  <span className="flex items-center gap-3 sm:min-w-56">
    <ProductThumb photo={photo} />
    <span className="min-w-0">
      <Link to={`/admin/marketplace/produtos/${id}`} className="block font-semibold wrap-anywhere link link-hover">
        {name}
      </Link>
      <span className="text-sm text-muted">
        {type} · {category}
      </span>
    </span>
  </span>
)
