import { eq, inArray, sql } from 'drizzle-orm'
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
    exported: { file: 'cursos-assistindo' },
    erased: 'deleted',
  },
  {
    table: lesson_questions,
    label: 'Perguntas suas em aulas',
    rows: ({ id }) => eq(lesson_questions.created_by, id),
    exported: { file: 'cursos-perguntas', omit: ['idempotency_key'] },
    erased: 'deleted',
  },
  {
    table: course_reviews,
    label: 'Avaliações suas de cursos',
    rows: ({ id }) => eq(course_reviews.created_by, id),
    exported: { file: 'cursos-avaliacoes' },
    erased: 'deleted',
    beforeErased: (tx, { id }) => forgetStars(tx, id),
  },
  {
    table: cohort_places,
    label: 'Turmas em que você está',
    tie: true,
    rows: ({ id }) => eq(cohort_places.user_id, id),
    exported: { file: 'cursos-turmas' },
    erased: 'deleted',
  },
  {
    table: course_grants,
    label: 'O que abriu cursos a você',
    tie: true,
    rows: ({ id }) => eq(course_grants.user_id, id),
    exported: { file: 'cursos-acessos' },
    erased: 'deleted',
  },
  {
    table: enrolments,
    label: 'Cursos em que você se inscreveu',
    rows: ({ id }) => eq(enrolments.user_id, id),
    exported: { file: 'cursos-inscricoes' },
    erased: 'deleted',
  },
]
