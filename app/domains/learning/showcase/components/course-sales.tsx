import type { ReactNode } from 'react'
import { ReportLink, SaveToggle } from '#domains/base/social/ui.ts'
import { courseLevelWords } from '#domains/learning/courses/courses/course.words.ts'
import type { CourseDetail } from '#domains/learning/courses/courses/courses.schemas.ts'
import { hoursWords } from '#domains/learning/courses/courses/hours.words.ts'
import type { CohortCard } from '#domains/learning/enrolment/cohorts/cohorts.schemas.ts'
import type { OwnPlace } from '#domains/learning/enrolment/enrolments/enrolments.schemas.ts'
import { LeaveCourse } from '#domains/learning/enrolment/ui.ts'
import { RichText } from '#domains/words/rich-text/ui.ts'
import { plural } from '#shared/numbers.ts'
import { Avatar } from '#ui/components/avatar.tsx'
import { Badge } from '#ui/components/badge.tsx'
import { Breadcrumbs } from '#ui/components/breadcrumbs.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { Link } from '#ui/components/link.tsx'
import { Photo } from '#ui/components/photo.tsx'
import { Syllabus } from './syllabus.tsx'
import { WayIn } from './way-in.tsx'

type Props = {
  course: CourseDetail
  place: OwnPlace
  cohorts: CohortCard[]
  heading: string
  /** A certificate that its holder shows. */
  example: string | null
  children: ReactNode
}

/** What a course is, who teaches it, what is in it, and the way in. */
export const CourseSales = ({ course, place, cohorts, heading, example, children }: Props) => {
  const group = cohorts.find((one) => one.own !== null)
  const asking = course.syllabus.flatMap(({ lessons }) => lessons).filter(({ asks }) => asks).length
  return (
    <div className="grid gap-8 desk:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0 space-y-10">
        <header className="space-y-4">
          <Breadcrumbs crumbs={[{ to: '/dichavando/cursos', label: 'Cursos' }, { label: course.title }]} />
          <h1 className="text-[2rem] leading-tight break-words sm:text-5xl">{heading}</h1>
          {course.summary && <p className="text-lg text-muted sm:text-xl">{course.summary}</p>}
          <p className="flex flex-wrap items-center gap-2">
            <Badge>{courseLevelWords[course.level]}</Badge>
            <Badge icon="clock">
              {plural(course.lessons_count, 'aula', 'aulas')}, {hoursWords(course.minutes)}
            </Badge>
            <Badge icon="users">{plural(course.pupils_count, 'aluno', 'alunos')}</Badge>
            {course.stars !== null && (
              <Badge icon="star" tone="amber">
                {String(course.stars).replace('.', ',')} em {plural(course.reviews_count, 'avaliação', 'avaliações')}
              </Badge>
            )}
          </p>
          <p className="flex items-center gap-2">
            <Avatar name={course.teacher.nickname} photo_url={course.teacher.photo_url} size={32} />
            <span>
              com{' '}
              {course.teacher.open ? (
                <Link to={`/perfil/${course.teacher.nickname}`} className="link reach">
                  {course.teacher.name}
                </Link>
              ) : (
                course.teacher.name
              )}
              , pela{' '}
              <Link to={`/loja/${course.store.slug}`} className="link reach">
                {course.store.name}
              </Link>
            </span>
          </p>
        </header>
        {course.cover && (
          <Photo
            photo={course.cover}
            alt={course.cover_alt}
            ratio="16/9"
            shown="(min-width: 64rem) 44rem, 100vw"
            priority
            className="rounded-box"
          />
        )}
        <div className="desk:hidden">
          <WayIn course={course} place={place} group={group} />
        </div>
        <RichText {...course.about} />
        {course.trailer_url && (
          <LinkButton to={course.trailer_url} icon="play">
            Ver o trailer
          </LinkButton>
        )}
        {course.teacher_about && (
          <section aria-labelledby="titulo-professor" className="space-y-2">
            <h2 id="titulo-professor" className="text-2xl">
              Quem ensina
            </h2>
            <p className="break-words whitespace-pre-line">{course.teacher_about}</p>
          </section>
        )}
        <section aria-labelledby="titulo-programa" className="space-y-4">
          <h2 id="titulo-programa" className="text-2xl">
            Programa
          </h2>
          {asking > 0 && (
            <p className="max-w-[70ch]">
              {plural(asking, 'aula pede', 'aulas pedem')} um registro do seu diário. Quem ensina só vê o que você
              combinar ou entregar, e nada mais das suas plantas.
            </p>
          )}
          <Syllabus slug={course.slug} modules={course.syllabus} open={place.way === null} done={place.done_ids} />
        </section>
        {course.requires && (
          <p>
            Para quem já terminou{' '}
            <Link to={`/dichavando/cursos/${course.requires.slug}`} className="link reach">
              {course.requires.title}
            </Link>
            .
          </p>
        )}
        {children}
        <div className="flex flex-wrap items-center gap-4 text-muted">
          <SaveToggle
            target={{ course_id: course.id }}
            saved={course.is_save}
            count={course.saves_count}
            what={`o curso ${course.title}`}
          />
          <Link to={`/cursos/${course.slug}`} className="link reach">
            Endereço curto
          </Link>
          {example && (
            <Link to={`/certificado/${example}`} className="link reach">
              Ver um certificado
            </Link>
          )}
          {place.leavable && <LeaveCourse course={course} />}
          <span className="grow" />
          {course.can.edit && (
            <LinkButton to={`/cursos/professor/curso/${course.slug}`} icon="pencil" size="sm">
              Editar
            </LinkButton>
          )}
          <ReportLink column="course_id" id={course.id} what="este curso" />
        </div>
      </div>
      <aside className="hidden desk:sticky desk:top-6 desk:block desk:self-start">
        <WayIn course={course} place={place} group={group} />
      </aside>
    </div>
  )
}
