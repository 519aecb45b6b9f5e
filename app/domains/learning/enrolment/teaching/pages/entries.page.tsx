import { PageInput } from '#shared/pagination.ts'
import { Card } from '#ui/components/card.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { Pager } from '#ui/components/pager.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { SeenEntry } from '../../classroom/components/seen-entry.tsx'
import { CourseFrame } from '../components/course-frame.tsx'
import type { Route } from './+types/entries.page'
import { deskCourse } from './desk-place.server.ts'

export const middleware = [access('login')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData && `Registros de alunos de ${loaderData.course.title}`,
}))

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const place = await deskCourse(context, params)
  const filter = filterOf(request, PageInput.pick({ page: true }))
  return { ...place, page: await apiFor(context).enrolment.classroom.entries({ ...filter, slug: params.curso_slug }) }
}

export default function EntriesPage({ loaderData }: Route.ComponentProps) {
  const { course, page } = loaderData
  return (
    <CourseFrame {...loaderData} title={`Registros de alunos de ${course.title}`}>
      {page.data.length === 0 ? (
        <EmptyState
          icon="notebook-pen"
          text="Nenhum registro ainda. Uma aula do tipo tarefa pode pedir um do diário de quem aprende."
        />
      ) : (
        <ul className="grid items-start gap-6 lg:grid-cols-2">
          {page.data.map(({ id, who, lesson, at, entry }) => (
            <li key={id}>
              <Card title={who}>
                <p className="mb-3 text-sm text-muted">
                  Para{' '}
                  <Link to={`/dichavando/cursos/${course.slug}/${lesson.slug}`} className="link">
                    {lesson.title}
                  </Link>
                  , <RelativeTime at={at} />
                </p>
                <SeenEntry entry={entry} />
              </Card>
            </li>
          ))}
        </ul>
      )}
      <Pager {...page} label="Páginas de registros" />
    </CourseFrame>
  )
}
