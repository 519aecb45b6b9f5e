import { eq, inArray, sql } from 'drizzle-orm'
import type { Person, PersonalTable } from '#platform/personal-data.ts'
import { course_photos, course_products, courses } from './courses/courses.table.ts'
import { course_modules, lesson_files, lessons } from './lessons/lessons.table.ts'
import { teachers } from './teachers/teachers.table.ts'

/**
 * Courses of a person's own store into which nobody else ever came. Others stay with their pupils and their store, without
 * the name: also what somebody made who only works there.
 */
const alone = ({ id }: Person) =>
  sql`(select c.id from courses c where c.teacher_id = ${id} and c.created_by = ${id}
    and not exists (select from store_members m where m.store_id = c.store_id and m.role = 'owner' and m.user_id <> ${id})
    and not exists (select from enrolments e where e.course_id = c.id and e.user_id <> ${id})
    and not exists (select from course_grants g where g.course_id = c.id and g.user_id <> ${id}))`

const of = (
  table: typeof course_photos | typeof course_products | typeof course_modules | typeof lessons,
  label: string,
  file: string,
): PersonalTable => ({
  ...{ table, label, tie: true, exported: { file }, erased: 'deleted' },
  rows: (person) => inArray(table.course_id, alone(person)),
})

export const coursesPersonalData: PersonalTable[] = [
  {
    table: teachers,
    label: 'Como você aparece onde ensina',
    rows: ({ id }) => eq(teachers.user_id, id),
    exported: { file: 'professor' },
    erased: 'deleted',
  },
  {
    table: lesson_files,
    label: 'Materiais das aulas dos seus cursos',
    tie: true,
    rows: (person) =>
      sql`${lesson_files.lesson_id} in (select l.id from lessons l where l.course_id in ${alone(person)})`,
    exported: { file: 'cursos-materiais' },
    erased: 'deleted',
  },
  of(lessons, 'Aulas dos seus cursos', 'cursos-aulas'),
  of(course_modules, 'Módulos dos seus cursos', 'cursos-modulos'),
  of(course_products, 'O que abre os seus cursos', 'cursos-produtos'),
  of(course_photos, 'Fotos dos seus cursos', 'cursos-fotos'),
  {
    table: courses,
    label: 'Cursos seus em que ninguém se inscreveu',
    rows: (person) => inArray(courses.id, alone(person)),
    exported: { file: 'cursos', omit: ['idempotency_key', 'search'] },
    erased: 'deleted',
  },
]
