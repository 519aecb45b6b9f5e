import { z } from 'zod'
import { CourseCard, CourseRef, RequiredCourse } from '#domains/learning/courses/courses/courses.schemas.ts'
import { PageInput, pageOf } from '#shared/pagination.ts'
import { rowId } from '#shared/row-id.ts'
import { typedLocalMoment } from '#shared/typed-day.ts'
import { grantEnds, grantSources } from './enrolment.kinds.ts'

const count = z.number().int()

/** How far a pupil is in a course. */
export const CourseProgress = z.object({
  done: count,
  /** Of the classes that count for them. */
  total: count,
  percent: count,
  /** Classes that came in after they began: theirs to see, but not counted. */
  newer: count,
  finished_at: z.date().nullable(),
  /** Finished, or all that counts is done since a class was taken out: the certificate may be asked for. */
  complete: z.boolean(),
})
export type CourseProgress = z.infer<typeof CourseProgress>

/** What the viewer is in a course, and the way in. */
export const OwnPlace = z.object({
  title: z.string(),
  role: z.enum(['teacher', 'pupil', 'outside']),
  enrolled: z.boolean(),
  /** It is out for everybody. */
  listed: z.boolean(),
  progress: CourseProgress.nullable(),
  /** Classes that are done, by id. */
  done_ids: z.array(count),
  /** The class to go on with. */
  next: z.object({ slug: z.string(), title: z.string() }).nullable(),
  /** How one comes in now; null for who is in. */
  way: z.enum(['enrol', 'group', 'buy', 'invited']).nullable(),
  /** Why it is closed to who was in. */
  ended_why: z.enum(grantEnds).nullable(),
  ends_at: z.date().nullable(),
  /** When it closed, to who was in and is not. */
  ended_at: z.date().nullable(),
  certificate: z.string().nullable(),
  /** An order of it that waits for its payment. */
  waiting_order: z.string().nullable(),
  /** Its consultancy is theirs, or their own to give. */
  consultancy: z.boolean(),
  /** What the viewer has to finish before its classes open. */
  missing: RequiredCourse.nullable(),
  reviewable: z.boolean(),
  /** One is in by what cost nothing, and may leave. */
  leavable: z.boolean(),
  own_review: z.object({ stars: count, text: z.string() }).nullable(),
})
export type OwnPlace = z.infer<typeof OwnPlace>

export const OwnEnrolment = CourseCard.extend({
  progress: CourseProgress,
  open: z.boolean(),
  /** When it opens, to who is in and waits for it. */
  opens_at: z.date().nullable(),
  leavable: z.boolean(),
  /** Its sales page is there for the viewer: not when they and who teaches it are apart. */
  has_page: z.boolean(),
  next: z.object({ slug: z.string(), title: z.string() }).nullable(),
  certificate: z.string().nullable(),
  began_at: z.date(),
})
export type OwnEnrolment = z.infer<typeof OwnEnrolment>
export const OwnEnrolmentPage = pageOf(OwnEnrolment)

export const PupilFilter = PageInput.extend({
  ...CourseRef.shape,
  source: z.enum(grantSources).optional(),
  order_by: z.enum(['created_at', 'nickname', 'percent']).default('created_at'),
})
export type PupilFilter = z.infer<typeof PupilFilter>
export const Pupil = z.object({
  user_id: count,
  nickname: z.string(),
  source: z.enum(grantSources).nullable(),
  open: z.boolean(),
  /** Of what is not open yet: with its group, say. */
  opens_at: z.date().nullable(),
  ends_at: z.date().nullable(),
  done: count,
  total: count,
  percent: count,
  /** Classes that came in after they began, which do not count for them, and how many of these they did. */
  newer: count,
  newer_done: count,
  finished_at: z.date().nullable(),
  created_at: z.date(),
})
export const PupilPage = pageOf(Pupil)

export const PupilAdd = CourseRef.extend({
  nickname: z.string().trim().min(1, 'Escreva o apelido de quem entra.').max(60),
  ends_at: typedLocalMoment.nullable().default(null),
})
export type PupilAdd = z.infer<typeof PupilAdd>
export const PupilRef = CourseRef.extend({ user_id: rowId })
export type PupilRef = z.infer<typeof PupilRef>
