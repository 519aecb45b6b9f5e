import { csvMoment } from '#shared/csv-text.ts'
import { csvList } from '#web/csv.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { categoryNames } from '../../reports/category.words.ts'
import { decidedInWords, kindNames, stateNames } from '../case.words.ts'
import { CaseFilter } from '../cases.schemas.ts'
import type { Route } from './+types/cases-csv.page'

export const middleware = [access('can:reports.manage')]

const head = [
  'caso',
  'tipo',
  'titulo',
  'autor',
  'regras',
  'denuncias',
  'situacao',
  'decisao',
  'responsavel',
  'chegou',
  'decidido',
]

/** The whole queue with the page's search, filters and sort. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const filter = filterOf(request, CaseFilter)
  return csvList(context, 'denuncias', head, {
    read: ({ moderation }, page) => moderation.cases.list({ ...filter, ...page }),
    row: (row) => [
      String(row.id),
      kindNames[row.kind],
      row.title,
      row.author?.nickname ?? '',
      row.categories.map((category) => categoryNames[category]).join(', '),
      String(row.reports_count),
      stateNames[row.state],
      row.outcome ? decidedInWords(row.outcome, row.reverted) : '',
      row.assigned?.nickname ?? '',
      csvMoment(row.created_at),
      csvMoment(row.decided_at),
    ],
  })
}
