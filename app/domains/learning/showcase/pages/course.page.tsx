import { BelowPage } from '#domains/community/ads/ui.ts'
import { CohortList, CourseReviews } from '#domains/learning/enrolment/ui.ts'
import { UpcomingEvents } from '#domains/learning/events/ui.ts'
import { pageMeta } from '#ui/document/page-meta.ts'
import { access } from '#web/guard.server.ts'
import { CourseSales } from '../components/course-sales.tsx'
import type { Route } from './+types/course.page'
import { courseAction, courseLoader } from './course-page.server.ts'

export const middleware = [access('public')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? {
        title: loaderData.course.title,
        description: loaderData.course.summary,
        url: `/dichavando/cursos/${loaderData.course.slug}`,
        ...(loaderData.course.cover && { image: loaderData.course.cover.sizes.at(-1)?.url }),
      }
    : {},
)

export const loader = courseLoader
export const action = courseAction

export default function CoursePage({ loaderData }: Route.ComponentProps) {
  const { course, place, reviews, cohorts, events, example } = loaderData
  return (
    <CourseSales course={course} place={place} cohorts={cohorts} heading={course.title} example={example}>
      <CohortList cohorts={cohorts} />
      <UpcomingEvents events={events} back={`/dichavando/cursos/${course.slug}`} />
      <CourseReviews reviews={reviews} place={place} />
      <BelowPage placement="fim-dos-cursos" />
    </CourseSales>
  )
}
