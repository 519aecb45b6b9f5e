import type { GrantKind } from './enrolments/enrolment.kinds.ts'

declare module '#platform/events.ts' {
  interface Events {
    /** A course, or its consultancy, opened to somebody, and closed to them. */
    'course.opened': { course_id: number; user_id: number; what: GrantKind }
    'course.closed': { course_id: number; user_id: number; what: GrantKind }
    /** A pupil has done a class: once. */
    'lesson.finished': { lesson_id: number; user_id: number; enrolment_id: number }
    /** A pupil has done all that counts for them. */
    'course.finished': { course_id: number; user_id: number; enrolment_id: number }
  }
}
