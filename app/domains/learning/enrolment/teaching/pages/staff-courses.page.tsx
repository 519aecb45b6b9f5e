import { OwnCourseFilter } from '#domains/learning/courses/courses/courses.schemas.ts'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { CoursesTable } from '../components/courses-table.tsx'
import type { Route } from './+types/staff-courses.page'

export const middleware = [access('can:courses.manage')]
export const meta = pageMeta({ title: 'Cursos, para a equipe' })

export const loader = ({ request, context }: Route.LoaderArgs) =>
  apiFor(context).courses.courses.forStaff(filterOf(request, OwnCourseFilter))

export default function StaffCoursesPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title="Cursos" text="Todos os cursos das lojas. O que você mudar neles fica na auditoria." />
      <CoursesTable
        page={page}
        at="/cursos/professor/curso"
        csv="/admin/cursos/csv"
        empty={<EmptyState icon="graduation-cap" text="Nenhuma loja criou um curso ainda." />}
      />
    </>
  )
}
