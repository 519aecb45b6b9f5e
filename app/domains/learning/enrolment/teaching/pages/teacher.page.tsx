import { z } from 'zod'
import { OwnCourseFilter } from '#domains/learning/courses/courses/courses.schemas.ts'
import { rowId } from '#shared/row-id.ts'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { Stat, Stats } from '#ui/components/stat.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { TaskReply } from '../../classroom/tasks.schemas.ts'
import { CoursesTable } from '../components/courses-table.tsx'
import { WaitingForTeacher } from '../components/waiting-for-teacher.tsx'
import type { Route } from './+types/teacher.page'

export const middleware = [access('professor')]
export const meta = pageMeta({ title: 'Sistema Professor' })

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiFor(context)
  const [desk, page] = await Promise.all([
    api.enrolment.enrolments.desk(),
    api.courses.courses.taught(filterOf(request, OwnCourseFilter)),
  ])
  return { desk, page }
}

const here = '/cursos/professor'

export async function action(args: Route.ActionArgs) {
  const form = String((await formOf(args.request)).get('form') ?? '')
  if (form.startsWith('answer-'))
    return submit(args, z.object({ id: rowId, answer: z.string().default('') }), async (api, input) => {
      await api.enrolment.classroom.answer(input)
      return redirectWithToast(here, 'Respondido.')
    })
  return submit(args, TaskReply, async (api, input) => {
    await api.enrolment.classroom.replyTask(input)
    return redirectWithToast(here, input.state === 'aceita' ? 'Tarefa aceita.' : 'Devolvida com o seu recado.')
  })
}

export default function TeacherPage({ loaderData: { desk, page } }: Route.ComponentProps) {
  const { counts } = desk
  return (
    <div className="space-y-8">
      <PageHeader title="Sistema Professor" text="O que espera você primeiro; depois, como andam os cursos." />
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
