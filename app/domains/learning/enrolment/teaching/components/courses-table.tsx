import type { ReactNode } from 'react'
import type { z } from 'zod'
import { courseStates } from '#domains/learning/courses/courses/course.kinds.ts'
import { courseStateWords } from '#domains/learning/courses/courses/course.words.ts'
import type { OwnCoursePage } from '#domains/learning/courses/courses/courses.schemas.ts'
import { priceWords } from '#domains/learning/courses/ui.ts'
import { formatNumericDay } from '#shared/dates.ts'
import { DataList } from '#ui/admin/data-list.tsx'
import { Badge } from '#ui/components/badge.tsx'
import { Link } from '#ui/components/link.tsx'

type Page = z.infer<typeof OwnCoursePage>
type Props = {
  page: Page
  /** Where a course is opened: the address before its slug. Who may not sees the page that all see. */
  at?: string
  csv?: string
  empty: ReactNode
}

const filters = [
  {
    name: 'state',
    label: 'Estado',
    options: courseStates.map((value) => ({ value, label: courseStateWords[value].label })),
  },
]

/** Courses in a table: of a store, of a teacher, or all. */
export const CoursesTable = ({ page, at, csv, empty }: Props) => (
  <DataList
    label="Cursos"
    noun={['curso', 'cursos']}
    page={page}
    keyOf={({ id }) => id}
    nameOf={({ title }) => title}
    search="Buscar título"
    filters={filters}
    csv={csv}
    columns={[
      {
        key: 'title',
        label: 'Curso',
        sortable: true,
        render: ({ slug, title, state }) =>
          at || state === 'publicado' ? (
            <Link
              to={`${at ?? '/dichavando/cursos'}/${slug}`}
              className="link link-hover inline-flex min-h-11 items-center font-semibold break-words"
            >
              {title}
            </Link>
          ) : (
            <span className="font-semibold break-words">{title}</span>
          ),
      },
      {
        key: 'state',
        label: 'Estado',
        sortable: true,
        render: ({ state }) => <Badge tone={courseStateWords[state].tone}>{courseStateWords[state].label}</Badge>,
      },
      { key: 'teacher', label: 'Quem ensina', render: ({ teacher }) => teacher.nickname },
      { key: 'price', label: 'Entrada', render: (course) => priceWords(course) },
      { key: 'lessons', label: 'Aulas', align: 'end', render: ({ lessons_count }) => lessons_count },
      { key: 'pupils', label: 'Alunos', align: 'end', render: ({ pupils_count }) => pupils_count },
      { key: 'waiting', label: 'Espera você', align: 'end', render: ({ waiting_count }) => waiting_count || '—' },
      {
        key: 'published_at',
        label: 'No ar desde',
        sortable: true,
        render: ({ published_at }) => (published_at ? formatNumericDay(published_at) : '—'),
      },
    ]}
    empty={empty}
  />
)
