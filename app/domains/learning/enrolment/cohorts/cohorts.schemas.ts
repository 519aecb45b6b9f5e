import { z } from 'zod'
import { CourseRef } from '#domains/learning/courses/courses/courses.schemas.ts'
import { Opened } from '#shared/opened.ts'
import { rowId } from '#shared/row-id.ts'
import { typedLocalMoment } from '#shared/typed-day.ts'

const count = z.number().int()
export const CohortCourse = CourseRef

export const CohortInput = z.object({
  name: z.string().trim().min(1, 'Dê um nome à turma.').max(80),
  seats: count.min(1, 'Uma turma tem ao menos uma vaga.').max(5000),
  starts_at: typedLocalMoment,
  ends_at: typedLocalMoment.nullable().default(null),
  closes_at: typedLocalMoment.nullable().default(null),
})
export type CohortInput = z.infer<typeof CohortInput>
export const CohortCreate = CohortInput.extend(CourseRef.shape)
export type CohortCreate = z.infer<typeof CohortCreate>
export const CohortRef = CourseRef.extend({ id: rowId })
export type CohortRef = z.infer<typeof CohortRef>
export const CohortChange = CohortInput.extend({ ...CohortRef.shape, opened: Opened })
export type CohortChange = z.infer<typeof CohortChange>

export const CohortCard = z.object({
  id: count,
  name: z.string(),
  seats: count,
  taken: count,
  waiting: count,
  starts_at: z.date(),
  ends_at: z.date().nullable(),
  closes_at: z.date().nullable(),
  /** Whether one may still come in, or wait. */
  open: z.boolean(),
  own: z.enum(['dentro', 'fila']).nullable(),
  /** For who waits: the first is 1. */
  own_place: count.nullable(),
})
export type CohortCard = z.infer<typeof CohortCard>
export const CohortList = z.object({ data: z.array(CohortCard) })

/** Who is in each group of a course, and who waits in which order. */
export const CohortPeople = z.object({
  data: z.array(z.object({ cohort_id: count, nickname: z.string(), state: z.enum(['dentro', 'fila']) })),
})
export type CohortPeople = z.infer<typeof CohortPeople>

/** The next group of any course, as everybody may read of it. */
export const NextCohort = CohortCard.pick({ name: true, seats: true, taken: true, starts_at: true }).extend({
  course: z.object({ slug: z.string(), title: z.string() }),
})
export type NextCohort = z.infer<typeof NextCohort>
