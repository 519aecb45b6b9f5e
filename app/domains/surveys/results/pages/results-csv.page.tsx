import { z } from 'zod'
import { answerText } from '#domains/surveys/answers/answer.view.ts'
import { csvRow } from '#shared/csv-text.ts'
import { formatDayTime } from '#shared/dates.ts'
import { rowId } from '#shared/row-id.ts'
import { apiFor } from '#web/api-for.server.ts'
import { csvResponse } from '#web/csv.server.ts'
import { access, notFound } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import type { Route } from './+types/results-csv.page'

export const middleware = [access('can:surveys.manage')]

const Filter = z.object({ survey: rowId.optional() })

/** All answers to a survey, a column per question. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { manage, results } = apiFor(context).surveys
  const { survey: id } = filterOf(request, Filter)
  if (!id) throw notFound()
  const { slug, questions } = await manage.show({ id })
  const head = ['respondida', 'apelido', ...questions.map(({ text }) => text)]
  return csvResponse(`pesquisa-${slug}`, [csvRow(head).trimEnd()], async (page) => {
    const { data, last_page } = await results.answers({ id, page, per_page: 100 })
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
