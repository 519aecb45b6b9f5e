import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { placeOf } from '../enrolments/enrol.actions.ts'
import type { NoteCreate, NoteRef } from './classroom.schemas.ts'
import { openLesson } from './find-lesson.queries.ts'
import { lesson_notes } from './progress.table.ts'

const MOST = 500

/** Own words at a second of a class: nobody else reads them. */
export const addNote = (ctx: Context, { text, second, idempotency_key, ...ref }: NoteCreate) =>
  ctx.transaction(async (tx) => {
    const found = await openLesson(tx, ref)
    if (found.role !== 'pupil') throw new AppError('forbidden', 'Só quem faz o curso anota nele.')
    const { id: enrolment_id } = await placeOf(tx, found)
    if ((await tx.db.$count(lesson_notes, eq(lesson_notes.enrolment_id, enrolment_id))) >= MOST)
      throw new AppError('conflict', `São até ${MOST} anotações por curso. Apague alguma.`)
    await tx.db
      .insert(lesson_notes)
      .values({ enrolment_id, lesson_id: found.lesson.id, text, second, idempotency_key, created_at: tx.now() })
      .onConflictDoNothing({ target: [lesson_notes.enrolment_id, lesson_notes.idempotency_key] })
  })

export const removeNote = (ctx: Context, { id, ...ref }: NoteRef) =>
  ctx.transaction(async (tx) => {
    const { enrolment } = await openLesson(tx, ref)
    const mine = and(eq(lesson_notes.id, id), eq(lesson_notes.enrolment_id, enrolment?.id ?? 0))
    const gone = await tx.db.delete(lesson_notes).where(mine).returning()
    if (!gone.length) throw new AppError('not_found', 'Não encontramos essa anotação.')
  })
