import { Breadcrumbs } from '#ui/components/breadcrumbs.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { Link } from '#ui/components/link.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { Progress } from '#ui/components/progress.tsx'
import { progressWords } from '../../enrolments/progress.words.ts'
import { KeepButton } from '../../kept/components/keep-button.tsx'
import type { ClassroomPage } from '../classroom.schemas.ts'
import { lockWords } from '../lock.words.ts'
import { nextClass } from '../next-class.model.ts'
import { ClassBody } from './class-body.tsx'
import { ClassNotes } from './class-notes.tsx'
import { ClassQuestions } from './class-questions.tsx'
import { ClassTree } from './class-tree.tsx'
import { Finish } from './finish.tsx'
import { ShortLink } from './short-link.tsx'
import { ClosedNext } from './up-next.tsx'

type Props = { page: ClassroomPage; keys: { quiz: string; task: string; note: string; ask: string } }

/** A class: its content first, the way on below it, all classes beside it. */
export const ClassFace = ({ page, keys }: Props) => {
  const { course, lesson, role, progress, before } = page
  const next = nextClass(page)
  const base = `/dichavando/cursos/${course.slug}`
  return (
    <div className="grid gap-8 desk:grid-cols-[minmax(0,1fr)_20rem]">
      <article className="min-w-0 space-y-8">
        <header className="space-y-3">
          <Breadcrumbs
            crumbs={[
              { to: '/dichavando/cursos', label: 'Cursos' },
              { to: base, label: course.title },
            ]}
          />
          <h1 className="text-[1.75rem] leading-tight break-words sm:text-4xl">{lesson.title}</h1>
          <p className="text-muted">
            {lesson.minutes} min{course.teacher && ` com ${course.teacher}`}
            {lesson.done && ', feita'}
          </p>
          {role !== 'outside' && <ShortLink course={course.slug} lesson={lesson.slug} />}
          {role === 'pupil' && !lesson.lock && <KeepButton page={page} />}
        </header>
        {role === 'outside' && (
          <Notice
            title="Aula aberta"
            action={
              <LinkButton to={base} tone="primary">
                Ver o curso
              </LinkButton>
            }
          >
            Você pode assistir sem estar no curso. O progresso se guarda depois de entrar.
          </Notice>
        )}
        {lesson.lock ? (
          <Notice title={lockWords(lesson.lock)}>
            {waitWords[lesson.lock.why]}
            {lesson.lock.why === 'phase' && (
              <>
                {' '}
                <Link to="/cultivo/plantas" className="link">
                  Ver as suas plantas
                </Link>
              </>
            )}
            {lesson.lock.why === 'course' && (
              <>
                {' '}
                <Link to={`/dichavando/cursos/${lesson.lock.slug}`} className="link">
                  Ir para {lesson.lock.title}
                </Link>
              </>
            )}
          </Notice>
        ) : (
          <ClassBody page={page} keys={keys} />
        )}
        {role !== 'outside' && (
          <nav aria-label="Aulas vizinhas" className="space-y-3 border-t border-base-300 pt-4">
            <div className="flex flex-wrap items-center gap-2">
              {before && (
                <LinkButton to={`${base}/${before.slug}`} icon="arrow-left">
                  Anterior
                </LinkButton>
              )}
              <span className="grow" />
              {lesson.can.finish ? (
                <Finish page={page} />
              ) : (
                next?.open &&
                !next.closed && (
                  <LinkButton to={next.open.to} tone="primary" icon="arrow-right" long>
                    {next.left ? `Falta: ${next.open.title}` : 'Próxima'}
                  </LinkButton>
                )
              )}
            </div>
            {next?.closed && <ClosedNext {...next.closed} open={next.open} />}
          </nav>
        )}
        {role === 'pupil' && !lesson.lock && (
          <ClassNotes notes={lesson.notes} hasVideo={lesson.video !== null} idempotency_key={keys.note} />
        )}
        {role !== 'outside' && !lesson.lock && <ClassQuestions lesson={lesson} idempotency_key={keys.ask} />}
      </article>
      <aside className="space-y-4 desk:sticky desk:top-6 desk:max-h-[calc(100svh-3rem)] desk:self-start desk:overflow-y-auto">
        {progress && <Progress label={progressWords(progress)} share={progress.percent / 100} />}
        <div className="desk:hidden">
          <Disclosure title="Todas as aulas" icon="list" inCard>
            <ClassTree page={page} />
          </Disclosure>
        </div>
        <div className="hidden desk:block">
          <ClassTree page={page} />
        </div>
      </aside>
    </div>
  )
}

const waitWords = {
  at: 'Ela aparece aqui no dia.',
  phase: 'Quando você registrar a nova fase no diário, a aula abre sozinha.',
  course: 'Este curso continua de onde aquele termina: as aulas abrem com a última que conta.',
}
