export { CohortList } from './cohorts/components/cohort-list.tsx'
export { CourseReviews } from './reviews/components/course-reviews.tsx'
