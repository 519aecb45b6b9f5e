import { csvList } from '#web/csv.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { stateWords } from '../../works/work.words.ts'
import { WorkFilter } from '../../works/works.schemas.ts'
import type { Route } from './+types/staff-works-csv.page'

export const middleware = [access('can:blog.manage')]

const head = [
  'id',
  'titulo',
  'endereco',
  'estado',
  'assinam',
  'categoria',
  'visitas',
  'salves',
  'comentarios',
  'no_ar_desde',
]

/** The whole list with the page's search, filters and sort. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const filter = filterOf(request, WorkFilter)
  return csvList(context, 'postagens-do-blog', head, {
    read: ({ blog }, page) => blog.works.all({ ...filter, ...page }),
    row: (work) => [
      ...[work.id, work.title, work.slug, stateWords[work.state].label],
      work.authors.map(({ nickname }) => nickname).join(', '),
      ...[work.category ?? '', work.views_count, work.saves_count, work.comments_count],
      work.published_at?.toISOString() ?? '',
    ],
  })
}
