import { courseStateWords } from '#domains/learning/courses/courses/course.words.ts'
import { OwnCourseFilter } from '#domains/learning/courses/courses/courses.schemas.ts'
import { csvList } from '#web/csv.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import type { Route } from './+types/staff-courses-csv.page'

export const middleware = [access('can:courses.manage')]

const head = ['titulo', 'endereco', 'estado', 'professor', 'loja', 'aulas', 'alunos', 'estrelas', 'no_ar_desde']

/** The whole list with the page's search, filters and sort. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const filter = filterOf(request, OwnCourseFilter)
  return csvList(context, 'cursos', head, {
    read: ({ courses }, page) => courses.courses.forStaff({ ...filter, ...page }),
    row: (one) => [
      ...[one.title, one.slug, courseStateWords[one.state].label, one.teacher.nickname, one.store.name],
      ...[one.lessons_count, one.pupils_count, one.stars ?? '', one.published_at?.toISOString() ?? ''],
    ],
  })
}
