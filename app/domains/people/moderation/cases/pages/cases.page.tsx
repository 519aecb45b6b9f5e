import { DataList } from '#ui/admin/data-list.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { reportCategories } from '../../reports/category.kinds.ts'
import { categoryNames } from '../../reports/category.words.ts'
import { caseStates, reportedKinds } from '../case.kinds.ts'
import { kindNames, stateNames } from '../case.words.ts'
import { type CaseCard, CaseFilter } from '../cases.schemas.ts'
import { CaseBadges } from '../components/case-badges.tsx'
import { CaseTabs } from '../components/case-tabs.tsx'
import { KeyLegend } from '../components/key-legend.tsx'
import { caseLink, useQueueKeys } from '../use-case-keys.ts'
import type { Route } from './+types/cases.page'

export const middleware = [access('can:reports.manage')]
export const meta = pageMeta({ title: 'Denúncias' })

export const loader = ({ request, context }: Route.LoaderArgs) =>
  apiFor(context).moderation.cases.list(filterOf(request, CaseFilter))

const filters = [
  { name: 'state', label: 'Situação', options: caseStates.map((value) => ({ value, label: stateNames[value] })) },
  {
    name: 'category',
    label: 'Regra',
    options: reportCategories.map((value) => ({ value, label: categoryNames[value] })),
  },
  { name: 'kind', label: 'O quê', options: reportedKinds.map((value) => ({ value, label: kindNames[value] })) },
  {
    name: 'assigned',
    label: 'Responsável',
    options: [
      { value: 'me', label: 'Eu' },
      { value: 'nobody', label: 'Ninguém' },
    ],
  },
]

export default function CasesPage({ loaderData: page }: Route.ComponentProps) {
  useQueueKeys()
  return (
    <>
      <PageHeader
        title="Denúncias"
        text="Recursos e casos abertos vêm antes, com o que espera há mais tempo no topo."
      />
      <div className="mb-5 space-y-4">
        <CaseTabs counts={page.counts} />
        <KeyLegend moving />
      </div>
      <DataList
        label="Denúncias"
        noun={['caso', 'casos']}
        page={page}
        keyOf={(row) => row.id}
        nameOf={(row) => row.title}
        search="Buscar título, texto ou apelido"
        filters={filters}
        csv="/admin/denuncias/csv"
        columns={[
          { key: 'title', label: 'Caso', render: (row) => <Thing row={row} /> },
          { key: 'category', label: 'Regra', render: (row) => row.categories.map((c) => categoryNames[c]).join(', ') },
          {
            key: 'reports_count',
            label: 'Denúncias',
            sortable: true,
            align: 'end',
            render: (row) => row.reports_count,
          },
          { key: 'state', label: 'Situação', render: (row) => <CaseBadges {...row} /> },
          { key: 'assigned', label: 'Responsável', render: ({ assigned }) => assigned?.nickname ?? 'Ninguém' },
          { key: 'created_at', label: 'Chegou', sortable: true, render: (row) => <Moment at={row.created_at} /> },
        ]}
        empty={
          <EmptyState
            icon="shield-check"
            text="Nenhuma denúncia por enquanto. Quando alguém denunciar, o caso aparece aqui."
          />
        }
      />
    </>
  )
}

const Moment = ({ at }: { at: Date }) => (
  <span className="whitespace-nowrap">
    <RelativeTime at={at} />
  </span>
)

const Thing = ({ row: { id, title, text, kind, author, by_system } }: { row: CaseCard }) => (
  <div className="max-w-80 min-w-44">
    <Link to={`/admin/denuncias/${id}`} className="font-semibold break-words link link-hover" {...{ [caseLink]: id }}>
      {title}
    </Link>
    {text && <p className="line-clamp-2 text-sm break-words">{text}</p>}
    <p className="text-sm text-muted">
      {kindNames[kind]} de {author?.nickname ?? 'conta apagada'}
      {by_system && ' · lista de palavras'}
    </p>
  </div>
)
