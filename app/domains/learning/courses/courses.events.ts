declare module '#platform/events.ts' {
  interface Events {
    /** What anybody has of a course changed. */
    'course.changed': { course_id: number; teacher_id: number }
    /** It came out: once, whatever becomes of it later. */
    'course.published': { course_id: number; teacher_id: number }
    /** The moderation closed it to everybody but who edits it. */
    'course.hidden': { course_id: number }
    /** What opens it changed: who bought that comes in. */
    'course.product_linked': { course_id: number; product_id: number }
  }
}

export {}
