export { classVideo, classVideoRoute } from './classroom/class-video.export.ts'
export { nextCohort } from './cohorts/next-cohort.queries.ts'
export { entryOf, openTo, paidTo } from './enrolments/access.queries.ts'
export { percentOf, progressColumns } from './enrolments/progress.queries.ts'
