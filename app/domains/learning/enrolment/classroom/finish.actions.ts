import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { record } from '#platform/events.ts'
import '../enrolment.events.ts'
import { placeOf } from '../enrolments/enrol.actions.ts'
import { progressOf } from '../enrolments/enrolments.queries.ts'
import { type Enrolment, enrolments } from '../enrolments/enrolments.table.ts'
import { showLesson } from './classroom.queries.ts'
import type { LessonRef } from './classroom.schemas.ts'
import { openLesson } from './find-lesson.queries.ts'
import { lesson_progress } from './progress.table.ts'

/** A class that is read, downloaded or watched elsewhere, by its pupil's word. */
export const finishLesson = (ctx: Context, ref: LessonRef) =>
  ctx.transaction(async (tx) => {
    const found = await openLesson(tx, ref)
    if (found.role !== 'pupil') throw new AppError('forbidden', 'Só quem faz o curso conclui aulas.')
    const { lesson } = await showLesson(tx, ref)
    if (!lesson.done && !lesson.can.finish)
      throw new AppError(
        'conflict',
        lesson.asks ? 'Esta aula se conclui com o registro que ela pede.' : notByHand(lesson.kind),
      )
    await markDone(tx, await placeOf(tx, found), lesson.id)
    return showLesson(tx, ref)
  })

const notByHand = (kind: string) =>
  kind === 'quiz'
    ? 'Esta aula se conclui quando você passa no quiz.'
    : kind === 'tarefa'
      ? 'Esta aula se conclui quando quem ensina aceita a sua tarefa.'
      : kind === 'ao_vivo'
        ? 'Esta aula ainda não aconteceu.'
        : 'Esta aula se conclui quando você vê 90 % do vídeo.'

/** Done, once and for good; the course too, when it was the last that counts. */
export async function markDone(tx: Context, enrolment: Enrolment, lesson_id: number) {
  // One at a time for a pupil, so that of two last classes one finds the other done.
  await tx.db.select({ id: enrolments.id }).from(enrolments).where(eq(enrolments.id, enrolment.id)).for('update')
  const now = tx.now()
  const before = and(eq(lesson_progress.enrolment_id, enrolment.id), eq(lesson_progress.lesson_id, lesson_id))
  const again = (await tx.db.$count(lesson_progress, and(before, isNotNull(lesson_progress.done_at)))) > 0
  await tx.db
    .insert(lesson_progress)
    .values({ enrolment_id: enrolment.id, lesson_id, done_at: now, created_at: now, updated_at: now })
    .onConflictDoUpdate({
      target: [lesson_progress.enrolment_id, lesson_progress.lesson_id],
      set: { done_at: sql`coalesce(${lesson_progress.done_at}, excluded.done_at)`, updated_at: now },
    })
  const { user_id } = enrolment
  if (!again) await record(tx, 'lesson.finished', { lesson_id, user_id, enrolment_id: enrolment.id })
  await tx.db.update(enrolments).set({ last_lesson_id: lesson_id }).where(eq(enrolments.id, enrolment.id))
  await finishCourse(tx, enrolment)
}

/** Finished, once and for good, when all that counts is done; behind the lock of the enrolment. Returns since when. */
export async function finishCourse(tx: Context, enrolment: Enrolment): Promise<Date | null> {
  const { complete, finished_at } = await progressOf(tx, enrolment.id)
  if (finished_at || !complete) return finished_at
  const now = tx.now()
  const [finished] = await tx.db
    .update(enrolments)
    .set({ finished_at: now })
    .where(and(eq(enrolments.id, enrolment.id), isNull(enrolments.finished_at)))
    .returning()
  if (finished)
    await record(tx, 'course.finished', {
      ...{ course_id: enrolment.course_id, user_id: enrolment.user_id, enrolment_id: enrolment.id },
    })
  return now
}
