export { CohortList } from './cohorts/components/cohort-list.tsx'
export { LeaveCourse } from './enrolments/components/leave-course.tsx'
export { CourseReviews } from './reviews/components/course-reviews.tsx'
