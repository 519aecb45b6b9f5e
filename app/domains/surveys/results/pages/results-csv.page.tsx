import { z } from 'zod'
import { answerText } from '#domains/surveys/answers/answer.view.ts'
import { csvRow } from '#shared/csv-text.ts'
import { formatDayTime } from '#shared/dates.ts'
import { rowId } from '#shared/row-id.ts'
import { apiFor, type Client } from '#web/api-for.server.ts'
import { csvResponse } from '#web/csv.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import type { Route } from './+types/results-csv.page'

export const middleware = [access('can:surveys.manage')]

const Filter = z.object({ survey: rowId.optional() })

const MOST = 100

/** All answers: to one survey, a column per question; or to every survey, a row per answer. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiFor(context)
  const { survey: id } = filterOf(request, Filter)
  return id ? ofSurvey(api, id) : ofAll(api)
}

async function ofSurvey({ surveys: { manage, results } }: Client, id: number) {
  const { slug, questions } = await manage.show({ id })
  const head = ['respondida', 'apelido', ...questions.map(({ text }) => text)]
  return csvResponse(`pesquisa-${slug}`, [csvRow(head).trimEnd()], async (page) => {
    const { data, last_page } = await results.answers({ id, page, per_page: MOST })
    const rows = data.map(({ answered_at, nickname, answers }) => [
      answered_at ? formatDayTime(answered_at) : '',
      nickname ?? '',
      ...questions.map((question) =>
        answerText(
          question,
          answers.find(({ question_id }) => question_id === question.id),
        ),
      ),
    ])
    return { rows, done: page >= last_page }
  })
}

/** One survey after the other: a page of the file is a survey. */
async function ofAll({ surveys: { manage, results } }: Client) {
  const all = await everyPage((page) => manage.list({ page, per_page: MOST }))
  return csvResponse('pesquisas', ['pesquisa', 'respondida', 'apelido', 'pergunta', 'resposta'], async (page) => {
    const survey = all[page - 1]
    if (!survey) return { rows: [], done: true }
    const { questions } = await manage.show({ id: survey.id })
    const answered = await everyPage((at) => results.answers({ id: survey.id, page: at, per_page: MOST }))
    const rows = answered.flatMap(({ answered_at, nickname, answers }) =>
      questions.map((question) => [
        survey.title,
        answered_at ? formatDayTime(answered_at) : '',
        nickname ?? '',
        question.text,
        answerText(
          question,
          answers.find(({ question_id }) => question_id === question.id),
        ),
      ]),
    )
    return { rows, done: page >= all.length }
  })
}

async function everyPage<Row>(ask: (page: number) => Promise<{ data: Row[]; last_page: number }>): Promise<Row[]> {
  const first = await ask(1)
  const rows = [...first.data]
  for (let page = 2; page <= first.last_page; page++) rows.push(...(await ask(page)).data)
  return rows
}
