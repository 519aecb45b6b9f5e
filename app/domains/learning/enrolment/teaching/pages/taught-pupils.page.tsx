import { formatNumericDay } from '#shared/dates.ts'
import { DataList } from '#ui/admin/data-list.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { closedWords } from '../../enrolments/enrolment.words.ts'
import { taughtWords } from '../../enrolments/progress.words.ts'
import { TaughtPupilFilter } from '../desk.schemas.ts'
import type { Route } from './+types/taught-pupils.page'

export const middleware = [access('professor')]
export const meta = pageMeta({ title: 'Alunos' })

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiFor(context)
  const [page, courses] = await Promise.all([
    api.enrolment.enrolments.taught(filterOf(request, TaughtPupilFilter)),
    api.courses.courses.taught({ per_page: 100 }),
  ])
  return { page, courses: courses.data.map(({ slug, title }) => ({ value: slug, label: title })) }
}

export default function TaughtPupilsPage({ loaderData: { page, courses } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title="Alunos" text="Quem está nos cursos que você ensina, e até onde foi." />
      <DataList
        label="Alunos"
        noun={['inscrição', 'inscrições']}
        page={page}
        keyOf={({ nickname, course }) => `${nickname} ${course.slug}`}
        nameOf={({ nickname }) => nickname}
        search="Buscar apelido"
        filters={[{ name: 'course', label: 'Curso', options: courses }]}
        columns={[
          {
            key: 'nickname',
            label: 'Aluno',
            sortable: true,
            render: ({ nickname }) => (
              <Link to={`/perfil/${nickname}`} className="link link-hover font-semibold">
                {nickname}
              </Link>
            ),
          },
          {
            key: 'course',
            label: 'Curso',
            render: ({ course }) => (
              <Link to={`/cursos/professor/curso/${course.slug}/alunos`} className="link link-hover">
                {course.title}
              </Link>
            ),
          },
          {
            key: 'percent',
            label: 'Fez',
            align: 'end',
            render: taughtWords,
          },
          { key: 'open', label: 'Acesso', render: ({ open, opens_at }) => (open ? 'Aberto' : closedWords(opens_at)) },
          {
            key: 'created_at',
            label: 'Entrou',
            sortable: true,
            render: ({ created_at }) => formatNumericDay(created_at),
          },
        ]}
        empty={<EmptyState icon="users" text="Ninguém entrou nos seus cursos ainda." />}
      />
    </>
  )
}
