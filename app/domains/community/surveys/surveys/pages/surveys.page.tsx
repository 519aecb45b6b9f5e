import { DataList } from '#ui/admin/data-list.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { StateBadge } from '../components/state-badge.tsx'
import { periodWords } from '../period.words.ts'
import { surveyStates } from '../survey.kinds.ts'
import { audienceNames, surveyStateNames } from '../survey.words.ts'
import { type SurveyCard, SurveyFilter } from '../surveys.schemas.ts'
import type { Route } from './+types/surveys.page'

export const middleware = [access('can:surveys.manage')]
export const meta = pageMeta({ title: 'Pesquisas' })

export const loader = ({ request, context }: Route.LoaderArgs) =>
  apiFor(context).surveys.manage.list(filterOf(request, SurveyFilter))

const filters = [
  {
    name: 'state',
    label: 'Situação',
    options: surveyStates.map((value) => ({ value, label: surveyStateNames[value] })),
  },
]

const create = (
  <LinkButton to="/admin/pesquisas/nova" tone="primary" icon="plus">
    Nova pesquisa
  </LinkButton>
)

export default function SurveysPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title="Pesquisas"
        text="Pergunte à comunidade. Cada pessoa vê uma pesquisa por vez e responde uma vez só."
        action={create}
        more={
          <LinkButton to="/admin/pesquisas/respostas" icon="chart-column">
            Ver respostas
          </LinkButton>
        }
      />
      <DataList
        label="Pesquisas"
        noun={['pesquisa', 'pesquisas']}
        page={page}
        keyOf={(survey) => survey.id}
        nameOf={(survey) => survey.title}
        search="Buscar pelo título"
        filters={filters}
        columns={[
          { key: 'title', label: 'Pesquisa', sortable: true, render: (survey) => <Title survey={survey} /> },
          { key: 'state', label: 'Situação', render: ({ state }) => <StateBadge state={state} /> },
          { key: 'period', label: 'Período', render: (survey) => periodWords(survey) },
          {
            key: 'answers_count',
            label: 'Respostas',
            sortable: true,
            align: 'end',
            render: ({ id, answers_count }) =>
              answers_count ? (
                <Link to={`/admin/pesquisas/respostas?survey=${id}`} className="link">
                  {answers_count}
                </Link>
              ) : (
                0
              ),
          },
          {
            key: 'created_at',
            label: 'Criada',
            sortable: true,
            render: ({ created_at }) => (
              <span className="whitespace-nowrap">
                <RelativeTime at={created_at} />
              </span>
            ),
          },
        ]}
        empty={
          <EmptyState
            icon="clipboard-list"
            text="Nenhuma pesquisa ainda. Comece com uma pergunta só."
            action={create}
          />
        }
      />
    </>
  )
}

const Title = ({ survey: { id, title, audience, anonymous } }: { survey: SurveyCard }) => (
  <div className="min-w-44">
    <Link to={`/admin/pesquisas/${id}`} className="font-semibold wrap-anywhere link link-hover">
      {title}
    </Link>
    <p className="text-sm text-muted">
      {audienceNames[audience]}
      {anonymous && ' · anônima'}
    </p>
  </div>
)
