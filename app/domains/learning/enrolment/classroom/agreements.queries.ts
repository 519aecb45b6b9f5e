import { and, eq, or, type SQLWrapper, sql } from 'drizzle-orm'
import { lessons } from '#domains/learning/courses/lessons/lessons.table.ts'
import { entry_agreements, submissions } from './progress.table.ts'

/**
 * Since when a pupil agrees that entries of their journal do a class: with who teaches it now, about what it asks now; a
 * teacher who changes either is not who, or what, was agreed to. Of a query over `lessons`.
 */
export const agreedAt = (enrolment_id: SQLWrapper | number, teacher_id: SQLWrapper | number) =>
  sql<Date | null>`(select a.created_at from entry_agreements a where a.enrolment_id = ${enrolment_id}
    and a.lesson_id = ${lessons.id} and a.teacher_id = ${teacher_id} and a.asks = ${lessons.asks}
    and a.asks_phase is not distinct from ${lessons.asks_phase})`.mapWith(entry_agreements.created_at)

/** What was handed in is for this teacher's eyes: chosen by the pupil, or agreed to. Of a query over `submissions` and `lessons`. */
export const shownTo = (teacher_id: number) =>
  and(
    eq(submissions.shown_to, teacher_id),
    or(submissions.by_hand, sql`${agreedAt(submissions.enrolment_id, teacher_id)} is not null`),
  )
