import { eq, inArray, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Person, PersonalTable } from '#platform/personal-data.ts'
import {
  entry_agreements,
  lesson_notes,
  lesson_progress,
  offline_watches,
  quiz_attempts,
  submissions,
  watch_clocks,
} from './classroom/progress.table.ts'
import { cohort_places } from './cohorts/cohorts.table.ts'
import { course_grants, enrolments } from './enrolments/enrolments.table.ts'
import { lesson_questions } from './questions/lesson-questions.table.ts'
import { course_reviews } from './reviews/course-reviews.table.ts'
import { forgetStars } from './reviews/reviews.actions.ts'

const places = ({ id }: Person) => sql`(select e.id from enrolments e where e.user_id = ${id})`

const courseOf = (table: PgTable) => ({
  course_title: sql`(select c.title from courses c where c.id = ${table}.course_id)`,
})
const lessonOf = (table: PgTable) => ({
  course_title: sql`(select c.title from lessons l join courses c on c.id = l.course_id where l.id = ${table}.lesson_id)`,
  lesson_title: sql`(select l.title from lessons l where l.id = ${table}.lesson_id)`,
})

type OfPlace =
  | typeof lesson_progress
  | typeof offline_watches
  | typeof quiz_attempts
  | typeof submissions
  | typeof entry_agreements
  | typeof lesson_notes
const of = (table: OfPlace, label: string, file: string, omit: string[] = []): PersonalTable => ({
  ...{ table, label, exported: { file, omit }, erased: 'deleted' },
  rows: (person) => inArray(table.enrolment_id, places(person)),
  names: lessonOf(table),
})

export const enrolmentPersonalData: PersonalTable[] = [
  of(lesson_progress, 'Aulas que você fez', 'cursos-progresso'),
  of(offline_watches, 'Aulas que você viu sem sinal', 'cursos-sem-sinal', ['idempotency_key']),
  of(quiz_attempts, 'Respostas de quiz', 'cursos-quiz', ['idempotency_key']),
  of(submissions, 'Tarefas que você entregou', 'cursos-tarefas', ['idempotency_key']),
  of(entry_agreements, 'O que você combinou sobre registros do diário', 'cursos-combinados'),
  of(lesson_notes, 'Anotações suas em aulas', 'cursos-anotacoes', ['idempotency_key']),
  {
    table: watch_clocks,
    label: 'Onde você parou de assistir',
    tie: true,
    rows: ({ id }) => eq(watch_clocks.user_id, id),
    names: lessonOf(watch_clocks),
    exported: { file: 'cursos-assistindo' },
    erased: 'deleted',
  },
  {
    table: lesson_questions,
    label: 'Perguntas suas em aulas',
    rows: ({ id }) => eq(lesson_questions.created_by, id),
    names: lessonOf(lesson_questions),
    exported: { file: 'cursos-perguntas', omit: ['idempotency_key'] },
    erased: 'deleted',
  },
  {
    table: course_reviews,
    label: 'Avaliações suas de cursos',
    rows: ({ id }) => eq(course_reviews.created_by, id),
    names: courseOf(course_reviews),
    exported: { file: 'cursos-avaliacoes' },
    erased: 'deleted',
    beforeErased: (tx, { id }) => forgetStars(tx, id),
  },
  {
    table: cohort_places,
    label: 'Turmas em que você está',
    tie: true,
    rows: ({ id }) => eq(cohort_places.user_id, id),
    names: {
      course_title: sql`(select c.title from cohorts g join courses c on c.id = g.course_id where g.id = cohort_places.cohort_id)`,
      cohort_name: sql`(select g.name from cohorts g where g.id = cohort_places.cohort_id)`,
    },
    exported: { file: 'cursos-turmas' },
    erased: 'deleted',
  },
  {
    table: course_grants,
    label: 'O que abriu cursos a você',
    tie: true,
    rows: ({ id }) => eq(course_grants.user_id, id),
    names: courseOf(course_grants),
    exported: { file: 'cursos-acessos' },
    erased: 'deleted',
  },
  {
    table: enrolments,
    label: 'Cursos em que você se inscreveu',
    rows: ({ id }) => eq(enrolments.user_id, id),
    names: courseOf(enrolments),
    exported: { file: 'cursos-inscricoes' },
    erased: 'deleted',
  },
]
