import type { ReactNode } from 'react'
import type { CourseCard as Course } from '#domains/learning/courses/courses/courses.schemas.ts'
import { CourseCard } from '#domains/learning/courses/ui.ts'
import type { ListPage } from '#ui/admin/data-list.tsx'
import { ListStates } from '#ui/components/list-states.tsx'
import { Pager } from '#ui/components/pager.tsx'

/** A page of courses, in cards. */
export const CourseList = ({ page, empty }: { page: ListPage<Course>; empty: ReactNode }) => (
  <>
    <ListStates
      items={page.data}
      keyOf={({ id }) => id}
      empty={empty}
      frame={(items) => <div className="grid gap-5 sm:grid-cols-2 desk:grid-cols-3">{items}</div>}
    >
      {(course, at) => <CourseCard course={course} priority={at === 0} />}
    </ListStates>
    <Pager {...page} label="Páginas de cursos" />
  </>
)
