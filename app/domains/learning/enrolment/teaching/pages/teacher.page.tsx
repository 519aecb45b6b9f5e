import { OwnCourseFilter } from '#domains/learning/courses/courses/courses.schemas.ts'
import { roleHas } from '#domains/market/stores/members/rights.model.ts'
import { storePath } from '#domains/market/stores/store-menu.view.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { Stat, Stats } from '#ui/components/stat.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { CoursesTable } from '../components/courses-table.tsx'
import { TeachingInvites } from '../components/teaching-invites.tsx'
import { WaitingForTeacher } from '../components/waiting-for-teacher.tsx'
import type { Route } from './+types/teacher.page'
import { deskAction } from './desk-action.server.ts'

export const middleware = [access('professor')]
export const meta = pageMeta({ title: 'Sistema Professor' })

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiFor(context)
  const [desk, page, { data: stores }, { data: invites }] = await Promise.all([
    api.enrolment.enrolments.desk({}),
    api.courses.courses.taught(filterOf(request, OwnCourseFilter)),
    api.stores.stores.own(),
    api.courses.teachers.invites(),
  ])
  const makesIn = stores.filter(({ role }) => roleHas(role, 'courses.manage'))
  return { desk, page, invites, stores: makesIn.map(({ slug, name }) => ({ slug, name })) }
}

export const action = (args: Route.ActionArgs) => deskAction(args, '/cursos/professor')

export default function TeacherPage({ loaderData: { desk, page, invites, stores } }: Route.ComponentProps) {
  const { counts } = desk
  return (
    <div className="space-y-8">
      <PageHeader
        title="Sistema Professor"
        text="O que espera você primeiro; depois, como andam os cursos."
        action={
          stores.length > 0 && (
            <div className="flex flex-wrap gap-2">
              {stores.map(({ slug, name }) => (
                <LinkButton key={slug} to={storePath(slug, '/cursos/criar-curso')} tone="primary" icon="plus">
                  {stores.length > 1 ? `Criar curso em ${name}` : 'Criar curso'}
                </LinkButton>
              ))}
            </div>
          )
        }
      />
      {invites.length > 0 && <TeachingInvites invites={invites} />}
      <WaitingForTeacher desk={desk} />
      <Stats>
        <Stat label="Cursos" value={String(counts.courses)} />
        <Stat label="Alunos" value={String(counts.pupils)} hint={`${counts.new_pupils} nos últimos 7 dias`} />
        <Stat label="Concluíram" value={String(counts.finished)} />
      </Stats>
      <CoursesTable
        page={page}
        at="/cursos/professor/curso"
        empty={
          <EmptyState
            icon="graduation-cap"
            title="Você ainda não ensina nenhum curso"
            text="Um curso nasce em uma loja: crie na sua, ou peça a quem tem uma que ponha você como professor."
          />
        }
      />
    </div>
  )
}
