import { formatNumericDay } from '#shared/dates.ts'
import { formatNumber } from '#shared/numbers.ts'
import { DataList } from '#ui/admin/data-list.tsx'
import { Badge } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { Photo } from '#ui/components/photo.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { type AdCard, AdFilter } from '../ads.schemas.ts'
import { rateWords } from '../rate.words.ts'
import type { Route } from './+types/ads.page'

export const middleware = [access('can:ads.manage')]
export const meta = pageMeta({ title: 'Anúncios' })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { media, types } = apiFor(context).ads
  const [page, { data }] = await Promise.all([
    media.list(filterOf(request, AdFilter)),
    types.list({ page: 1, per_page: 100 }),
  ])
  return { page, types: data.map(({ id, name }) => ({ value: String(id), label: name })) }
}

const create = (
  <LinkButton to="/admin/ads/midias/nova" tone="primary" icon="plus">
    Novo anúncio
  </LinkButton>
)

const activity = {
  name: 'active',
  label: 'Situação',
  options: [
    { value: 'true', label: 'Ligados' },
    { value: 'false', label: 'Desligados' },
  ],
}

export default function AdsPage({ loaderData: { page, types } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title="Anúncios"
        text="Contamos só quem permitiu, uma vez por pessoa e hora."
        action={create}
        more={
          <LinkButton to="/admin/ads/midias/csv" icon="file-down" download>
            Números por dia (CSV)
          </LinkButton>
        }
      />
      <DataList
        label="Anúncios"
        noun={['anúncio', 'anúncios']}
        page={page}
        keyOf={(ad) => ad.id}
        nameOf={(ad) => ad.name}
        search="Buscar pelo nome"
        filters={[{ name: 'type_id', label: 'Espaço', options: types }, activity]}
        columns={[
          { key: 'name', label: 'Anúncio', sortable: true, render: (ad) => <Name ad={ad} /> },
          { key: 'period', label: 'Período', render: (ad) => <Period ad={ad} /> },
          { key: 'weight', label: 'Peso', align: 'end', render: ({ weight }) => weight },
          {
            key: 'impressions',
            label: 'Exibições',
            sortable: true,
            align: 'end',
            render: ({ impressions }) => formatNumber(impressions),
          },
          {
            key: 'clicks',
            label: 'Cliques',
            sortable: true,
            align: 'end',
            render: ({ clicks }) => formatNumber(clicks),
          },
          { key: 'rate', label: 'Taxa', align: 'end', render: rateWords },
          {
            key: 'running',
            label: 'Hoje',
            render: ({ running }) => (running ? <Badge tone="primary">No ar</Badge> : <Badge>Fora do ar</Badge>),
          },
        ]}
        empty={
          <EmptyState
            icon="megaphone"
            text="Nenhum anúncio ainda. Crie um espaço e depois o anúncio."
            action={create}
          />
        }
      />
    </>
  )
}

type Props = { ad: AdCard }

const Name = ({ ad: { id, name, photo, type } }: Props) => (
  <div className="flex min-w-44 items-center gap-3">
    {photo && (
      <span className="w-16 shrink-0">
        <Photo photo={photo} alt="" ratio="4/3" shown="64px" className="rounded-field" />
      </span>
    )}
    <div className="min-w-0">
      <Link to={`/admin/ads/midias/${id}`} className="font-semibold wrap-anywhere link link-hover">
        {name}
      </Link>
      <p className="text-sm text-muted">{type.name}</p>
    </div>
  </div>
)

const Period = ({ ad: { starts_on, ends_on } }: Props) => (
  <span className="figures whitespace-nowrap">
    {formatNumericDay(starts_on)}
    <br />
    {ends_on ? `a ${formatNumericDay(ends_on)}` : 'sem fim'}
  </span>
)
