import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { answerText } from '#domains/community/surveys/answers/answer.view.ts'
import { csvMoment } from '#shared/csv-text.ts'
import { rowId } from '#shared/row-id.ts'
import { apiFor, type Client } from '#web/api-for.server.ts'
import { csvFile, csvList, everyPage } from '#web/csv.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import type { Route } from './+types/results-csv.page'

export const middleware = [access('can:surveys.manage')]

type PageContext = Readonly<RouterContextProvider>

const Filter = z.object({ survey: rowId.optional() })

/** All answers: to one survey, a column per question; or to every survey, a row per answer. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { survey: id } = filterOf(request, Filter)
  return id ? ofSurvey(context, id) : ofAll(context)
}

async function ofSurvey(context: PageContext, id: number) {
  const { slug, questions } = await apiFor(context).surveys.manage.show({ id })
  return csvList(context, `pesquisa-${slug}`, ['respondida', 'apelido', ...questions.map(({ text }) => text)], {
    read: ({ surveys }, page) => surveys.results.answers({ id, ...page }),
    row: (answered) => [...whoAndWhen(answered), ...questions.map((question) => answerTo(question, answered))],
  })
}

const ofAll = (context: PageContext) =>
  csvFile(context, 'pesquisas', ['pesquisa', 'respondida', 'apelido', 'pergunta', 'resposta'], async function* (api) {
    const { manage, results } = api.surveys
    yield []
    for await (const surveys of everyPage((page) => manage.list(page)))
      for (const { id, title } of surveys) {
        const { questions } = await manage.show({ id })
        for await (const answers of everyPage((page) => results.answers({ id, ...page })))
          yield answers.flatMap((answered) =>
            questions.map((question) => [title, ...whoAndWhen(answered), question.text, answerTo(question, answered)]),
          )
      }
  })

type Answered = Awaited<ReturnType<Client['surveys']['results']['answers']>>['data'][number]
type Question = Awaited<ReturnType<Client['surveys']['manage']['show']>>['questions'][number]

const whoAndWhen = ({ answered_at, nickname }: Answered) => [csvMoment(answered_at), nickname ?? '']

const answerTo = (question: Question, { answers }: Answered) =>
  answerText(
    question,
    answers.find(({ question_id }) => question_id === question.id),
  )
