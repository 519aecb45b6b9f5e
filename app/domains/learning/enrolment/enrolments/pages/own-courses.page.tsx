import { CourseRef } from '#domains/learning/courses/courses/courses.schemas.ts'
import { CourseCover } from '#domains/learning/courses/ui.ts'
import { PageInput } from '#shared/pagination.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { ListStates } from '#ui/components/list-states.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { Pager } from '#ui/components/pager.tsx'
import { Progress } from '#ui/components/progress.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { conflictAsToast } from '#web/conflict-as-toast.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { LeaveCourse } from '../components/leave-course.tsx'
import { closedWords } from '../enrolment.words.ts'
import { progressWords } from '../progress.words.ts'
import type { Route } from './+types/own-courses.page'

export const middleware = [access('login')]
export const meta = pageMeta({ title: 'Meus cursos' })

export const loader = ({ request, context }: Route.LoaderArgs) =>
  apiFor(context).enrolment.enrolments.mine(filterOf(request, PageInput))

export const action = (args: Route.ActionArgs) =>
  submit(args, CourseRef, ({ enrolment }, { slug }) =>
    conflictAsToast('/cursos/meus_cursos', async () => {
      await enrolment.enrolments.leave({ slug })
      return redirectWithToast('/cursos/meus_cursos', 'Você saiu do curso. O que você fez continua guardado.')
    }),
  )

export default function OwnCoursesPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title="Meus cursos"
        text="Onde você parou, e o que já concluiu."
        more={
          <>
            <LinkButton to="/dichavando/cursos">Ver o catálogo</LinkButton>
            <LinkButton to="/cursos/guardadas">Aulas guardadas</LinkButton>
          </>
        }
      />
      <ListStates
        items={page.data}
        keyOf={({ id }) => id}
        empty={
          <EmptyState
            icon="graduation-cap"
            title="Você ainda não está em nenhum curso"
            text="Há cursos gratuitos para começar hoje."
            action={
              <LinkButton to="/dichavando/curso-gratuito" tone="primary">
                Começar de graça
              </LinkButton>
            }
          />
        }
        frame={(items) => <div className="grid gap-5 sm:grid-cols-2 desk:grid-cols-3">{items}</div>}
      >
        {(course) => (
          <article className="card relative flex h-full flex-col overflow-hidden">
            <CourseCover course={course} />
            <div className="flex flex-1 flex-col gap-3 p-4">
              <h2 className="text-xl leading-snug break-words">
                {course.has_page ? (
                  <Link to={`/dichavando/cursos/${course.slug}`} className="reach hover:underline">
                    {course.title}
                  </Link>
                ) : (
                  course.title
                )}
              </h2>
              <Progress label={progressWords(course.progress)} share={course.progress.percent / 100} />
              <div className="mt-auto flex flex-wrap items-center gap-2">
                {course.open && course.next && (
                  <LinkButton to={`/dichavando/cursos/${course.slug}/${course.next.slug}`} tone="primary" icon="play">
                    {course.progress.done ? 'Continuar' : 'Começar'}
                  </LinkButton>
                )}
                {!course.open && (
                  <LinkButton to={`/dichavando/cursos/${course.slug}`}>
                    {course.opens_at ? closedWords(course.opens_at) : 'Acesso encerrado'}
                  </LinkButton>
                )}
                {course.leavable && <LeaveCourse course={course} />}
                {course.progress.complete && (course.open || course.progress.finished_at) && (
                  <LinkButton
                    to={
                      course.certificate
                        ? `/certificado/${course.certificate}`
                        : `/cursos/meus_cursos/${course.slug}/certificado`
                    }
                    icon="award"
                  >
                    Certificado
                  </LinkButton>
                )}
              </div>
            </div>
          </article>
        )}
      </ListStates>
      <Pager {...page} label="Páginas dos seus cursos" />
    </>
  )
}
