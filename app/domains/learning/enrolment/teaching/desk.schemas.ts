import { z } from 'zod'
import { CourseRef } from '#domains/learning/courses/courses/courses.schemas.ts'
import { PageInput, pageOf } from '#shared/pagination.ts'

const count = z.number().int()

export const WaitingForTeacher = z.object({
  id: count,
  course: z.object({ slug: z.string(), title: z.string() }),
  lesson: z.object({ slug: z.string(), title: z.string() }),
  who: z.string(),
  text: z.string(),
  at: z.date(),
})

export const TeacherDeskFilter = z.object({ course: z.string().max(120).optional() })
export type TeacherDeskFilter = z.infer<typeof TeacherDeskFilter>

/** What waits for who teaches, the oldest first, and how the courses stand. */
export const TeacherDesk = z.object({
  questions: z.array(WaitingForTeacher),
  tasks: z.array(WaitingForTeacher),
  counts: z.object({
    courses: count,
    pupils: count,
    new_pupils: count,
    finished: count,
    questions: count,
    tasks: count,
  }),
})
export type TeacherDesk = z.infer<typeof TeacherDesk>

export const TaughtPupilFilter = PageInput.extend({
  course: z.string().max(120).optional(),
  order_by: z.enum(['created_at', 'nickname']).default('created_at'),
})
export type TaughtPupilFilter = z.infer<typeof TaughtPupilFilter>
export const TaughtPupil = z.object({
  nickname: z.string(),
  course: z.object({ slug: z.string(), title: z.string() }),
  done: count,
  total: count,
  percent: count,
  /** Classes that came in after they began, which do not count for them, and how many of these they did. */
  newer: count,
  newer_done: count,
  open: z.boolean(),
  opens_at: z.date().nullable(),
  finished_at: z.date().nullable(),
  created_at: z.date(),
})
export const TaughtPupilPage = pageOf(TaughtPupil)

/** By class: how many began it, and how many finished it. Where the second falls, they stop. */
export const CourseNumbers = z.object({
  pupils: count,
  open: count,
  finished: count,
  lessons: z.array(
    z.object({ slug: z.string(), title: z.string(), began: count, done: count, minutes_watched: count }),
  ),
})
export const CourseNumbersRef = CourseRef
