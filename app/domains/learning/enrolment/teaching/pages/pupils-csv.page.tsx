import { csvList } from '#web/csv.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { PupilFilter } from '../../enrolments/enrolments.schemas.ts'
import type { Route } from './+types/pupils-csv.page'

export const middleware = [access('login')]

const head = ['apelido', 'entrou_por', 'aberto', 'feitas', 'total', 'por_cento', 'concluiu', 'entrou']

/** The whole list with the page's search, filters and sort. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const filter = { ...filterOf(request, PupilFilter.omit({ slug: true })), slug: params.curso_slug }
  return csvList(context, `alunos-${params.curso_slug}`, head, {
    read: ({ enrolment }, page) => enrolment.enrolments.pupils({ ...filter, ...page }),
    row: (one) => [
      ...[one.nickname, one.source ?? 'assinatura', one.open ? 'sim' : 'não', one.done, one.total, one.percent],
      ...[one.finished_at?.toISOString() ?? '', one.created_at.toISOString()],
    ],
  })
}
