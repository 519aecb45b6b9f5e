import { z } from 'zod'
import { periodWords } from '#domains/community/surveys/surveys/period.words.ts'
import { formatNumber, plural } from '#shared/numbers.ts'
import { rowId } from '#shared/row-id.ts'
import { ListFilters } from '#ui/admin/list-filters.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { StateBadge } from '../../surveys/components/state-badge.tsx'
import { questionKindNames } from '../../surveys/survey.words.ts'
import { Bars } from '../components/bars.tsx'
import { Columns } from '../components/columns.tsx'
import { Texts } from '../components/texts.tsx'
import type { QuestionResult, SurveyResults } from '../results.schemas.ts'
import type { Route } from './+types/results.page'

export const middleware = [access('can:surveys.manage')]
export const meta = pageMeta({ title: 'Respostas das pesquisas' })

/** `question`: of which the texts are listed, with search and page. */
const Filter = z.object({
  survey: rowId.optional(),
  question: rowId.optional(),
  search: z.string().trim().max(100).optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
})

export async function loader({ request, context }: Route.LoaderArgs) {
  const { manage, results } = apiFor(context).surveys
  const filter = filterOf(request, Filter)
  const { data: all } = await manage.list({ page: 1, per_page: 100 })
  const id = filter.survey ?? all.find(({ answers_count }) => answers_count > 0)?.id
  const choices = all.map(({ id: value, title: label }) => ({ value: String(value), label }))
  if (id === undefined) return { choices, result: null, texts: null }
  const result = await results.results({ id })
  const written = result.questions.filter(({ kind }) => kind === 'text')
  const question = written.find((one) => one.id === filter.question) ?? written[0]
  const { search, page } = filter
  const texts = question && {
    question_id: question.id,
    page: await results.texts({ id, question_id: question.id, search, page }),
  }
  return { choices, result, texts: texts ?? null }
}

export default function ResultsPage({ loaderData: { choices, result, texts } }: Route.ComponentProps) {
  return (
    <div className="max-w-3xl space-y-6">
      <PageHeader
        title="Respostas das pesquisas"
        text={result ? undefined : 'Aqui aparecem os resultados, pergunta por pergunta.'}
        crumbs={[{ to: '/admin/pesquisas', label: 'Pesquisas' }]}
        more={
          result && (
            <LinkButton to={`/admin/pesquisas/respostas/csv?survey=${result.survey.id}`} icon="file-down" download>
              Baixar CSV
            </LinkButton>
          )
        }
      />
      <ListFilters filters={[{ name: 'survey', label: 'Pesquisa', options: choices }]} search={null} />
      {result ? (
        <Result result={result} texts={texts} />
      ) : (
        <EmptyState icon="chart-column" text="Ninguém respondeu ainda. Abra uma pesquisa e volte depois." />
      )}
    </div>
  )
}

type ResultProps = { result: SurveyResults; texts: Route.ComponentProps['loaderData']['texts'] }

function Result({ result: { survey, names_shown, questions }, texts }: ResultProps) {
  return (
    <>
      <div className="space-y-2">
        <h2 className="text-2xl wrap-anywhere">{survey.title}</h2>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
          <StateBadge state={survey.state} />
          <span className="figures">{plural(survey.answers_count, 'resposta', 'respostas')}</span>
          <span>{periodWords(survey)}</span>
        </p>
      </div>
      {!names_shown && survey.answers_count > 0 && (
        <Notice>
          {survey.anonymous
            ? 'Esta pesquisa é anônima: os nomes não aparecem aqui nem no CSV.'
            : 'Com menos de 5 respostas, os nomes não aparecem aqui nem no CSV.'}
        </Notice>
      )}
      {survey.answers_count === 0 && <EmptyState icon="chart-column" text="Ninguém respondeu esta pesquisa ainda." />}
      {survey.answers_count > 0 &&
        questions.map((question) => (
          <Card key={question.id} title={<span className="wrap-anywhere">{question.text}</span>}>
            <div className="space-y-5">
              <p className="text-sm text-muted">
                {questionKindNames[question.kind]} · {plural(question.answered, 'resposta', 'respostas')}
                {question.mean !== null && ` · média ${formatNumber(question.mean, 1, 1)}`}
              </p>
              {question.kind === 'text' ? (
                <Texts question={question} survey={survey.id} texts={texts} />
              ) : (
                <Chart question={question} />
              )}
            </div>
          </Card>
        ))}
    </>
  )
}

const Chart = ({ question: { kind, text, counts, answered } }: { question: QuestionResult }) =>
  kind === 'single' || kind === 'multiple' ? (
    <Bars label={text} bars={counts} answered={answered} />
  ) : (
    <Columns label={text} bars={counts} />
  )
