import { CohortList, CourseReviews } from '#domains/learning/enrolment/ui.ts'
import { UpcomingEvents } from '#domains/learning/events/ui.ts'
import { pageMeta } from '#ui/document/page-meta.ts'
import { access } from '#web/guard.server.ts'
import { CourseSales } from '../components/course-sales.tsx'
import type { Route } from './+types/course-direct.page'
import { courseAction, courseOrLesson } from './course-page.server.ts'

export const middleware = [access('public')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? {
        title: `Curso ${loaderData.course.title}`,
        description: loaderData.course.summary,
        url: `/dichavando/cursos/${loaderData.course.slug}`,
      }
    : {},
)

export const loader = courseOrLesson
export const action = courseAction

/** The same course under its short address (`/cursos/:slug`). */
export default function CourseDirectPage({ loaderData }: Route.ComponentProps) {
  const { course, place, reviews, cohorts, events, example } = loaderData
  return (
    <CourseSales course={course} place={place} cohorts={cohorts} heading={`Curso: ${course.title}`} example={example}>
      <CohortList cohorts={cohorts} />
      <UpcomingEvents events={events} back={`/dichavando/cursos/${course.slug}`} />
      <CourseReviews reviews={reviews} place={place} />
    </CourseSales>
  )
}
