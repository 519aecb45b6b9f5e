import { and, desc, eq, isNotNull, or } from 'drizzle-orm'
import { askWords } from '#domains/learning/courses/lessons/lesson.words.ts'
import { notify } from '#domains/people/notifications/index.ts'
import type { Context } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { placeOf } from '../enrolments/enrol.actions.ts'
import { type Enrolment, enrolments } from '../enrolments/enrolments.table.ts'
import { answering, openClasses } from './asks.queries.ts'
import { showLesson } from './classroom.queries.ts'
import type { EntryHandIn, LessonRef } from './classroom.schemas.ts'
import { findLesson, openLesson } from './find-lesson.queries.ts'
import { markDone } from './finish.actions.ts'
import { openSince } from './locks.model.ts'
import { entry_agreements, lesson_progress, submissions } from './progress.table.ts'

/** What somebody just wrote into their journal does a class of each course that waited for it, if they agreed to that. */
export async function answerAsks(tx: Context, update_ids: number[]) {
  const user_id = tx.viewer?.id
  if (!user_id) return
  for (const { enrolment, lesson, course, since, agreed_at } of await openClasses(tx, user_id, { asking: true })) {
    if (!agreed_at) continue
    await lockPlace(tx, enrolment)
    const [entry] = await answering(tx, { enrolment, lesson, since, agreed_at, ids: update_ids })
    const kept = { lesson_id: lesson.id, update_id: entry?.id ?? 0, shown_to: course.teacher_id, by_hand: false }
    if (!entry || !(await keepEntry(tx, enrolment, kept))) continue
    const url = `/dichavando/cursos/${course.slug}/${lesson.slug}`
    await notify(tx, {
      ...{ user_id, kind: 'course', key: `asked:${lesson.id}`, quiet: true },
      ...{ title: `Seu registro fez a aula “${lesson.title}”`, text: 'Quem ensina vê só ele. Você pode tirar.', url },
    })
    await tellTeacher(tx, {
      ...course,
      lesson: lesson.title,
      user_id,
      enrolment_id: enrolment.id,
      lesson_id: lesson.id,
    })
  }
}

/** One that is there already, by the pupil's choice; chosen anew it takes the place of the one before. */
export const handInEntry = (ctx: Context, { update_id, ...ref }: EntryHandIn) =>
  ctx.transaction(async (tx) => {
    const found = await openLesson(tx, ref)
    const { lesson, role, who, course } = found
    if (!lesson.asks) throw new AppError('conflict', 'Esta aula não pede um registro do diário.')
    if (role !== 'pupil' || !who) throw new AppError('forbidden', 'Só quem faz o curso entrega tarefas.')
    const enrolment = await placeOf(tx, found)
    const { user_id } = enrolment
    await lockPlace(tx, enrolment)
    const [entry] = await answering(tx, { enrolment, lesson, since: openSince(lesson, who), ids: [update_id] })
    if (!entry)
      throw invalidField(
        'update_id',
        `Esse registro não serve. A aula pede: ${askWords({ entry: lesson.asks, phase: lesson.asks_phase }).toLowerCase()}, depois que ela abriu para você, e que não fez outra aula deste curso.`,
      )
    const kept = { lesson_id: lesson.id, update_id, shown_to: course.teacher_id, by_hand: true }
    if (await keepEntry(tx, enrolment, kept))
      await tellTeacher(tx, {
        ...course,
        lesson: lesson.title,
        user_id,
        enrolment_id: enrolment.id,
        lesson_id: lesson.id,
      })
    return showLesson(tx, ref)
  })

/**
 * The agreement ends, what was handed in is out of the teacher's sight, and the class is not done by it; a course that was
 * finished stays so. Also of a class that a lock has closed again.
 */
export const takeEntryBack = (ctx: Context, ref: LessonRef) =>
  ctx.transaction(async (tx) => {
    const { enrolment, lesson } = await findLesson(tx, ref)
    const none = new AppError('not_found', 'Não há nada combinado nem entregue nesta aula.')
    if (!enrolment) throw none
    await lockPlace(tx, enrolment)
    const of = (table: typeof entry_agreements | typeof submissions | typeof lesson_progress) =>
      and(eq(table.enrolment_id, enrolment.id), eq(table.lesson_id, lesson.id))
    const agreed = await tx.db.delete(entry_agreements).where(of(entry_agreements)).returning()
    const gone = await tx.db
      .delete(submissions)
      .where(and(of(submissions), or(isNotNull(submissions.update_id), isNotNull(submissions.shown_to))))
      .returning()
    if (!agreed.length && !gone.length) throw none
    if (gone.length) await tx.db.update(lesson_progress).set({ done_at: null }).where(of(lesson_progress))
    return showLesson(tx, ref)
  })

/** Behind it an entry does one class of the course, and a class is done by one entry. */
const lockPlace = ({ db }: Context, { id }: Enrolment) =>
  db.select({ id: enrolments.id }).from(enrolments).where(eq(enrolments.id, id)).for('update')

type Kept = { lesson_id: number; update_id: number; shown_to: number; by_hand: boolean }

/** One accepted submission a class, behind the lock; what is chosen takes the place of what was there. Returns whether it is the first. */
async function keepEntry(tx: Context, enrolment: Enrolment, { lesson_id, ...kept }: Kept) {
  const [accepted] = await tx.db
    .select({ id: submissions.id })
    .from(submissions)
    .where(
      and(
        eq(submissions.enrolment_id, enrolment.id),
        eq(submissions.lesson_id, lesson_id),
        eq(submissions.state, 'aceita'),
      ),
    )
    .orderBy(desc(submissions.id))
    .limit(1)
  if (accepted) {
    if (kept.by_hand) await tx.db.update(submissions).set(kept).where(eq(submissions.id, accepted.id))
    return false
  }
  await tx.db
    .insert(submissions)
    .values({ enrolment_id: enrolment.id, lesson_id, ...kept, state: 'aceita', created_at: tx.now() })
  await markDone(tx, enrolment, lesson_id)
  return true
}

type Told = {
  teacher_id: number
  user_id: number
  slug: string
  title: string
  lesson: string
  enrolment_id: number
  lesson_id: number
}

const tellTeacher = (tx: Context, { teacher_id, user_id, slug, title, lesson, enrolment_id, lesson_id }: Told) =>
  notify(tx, {
    ...{ user_id: teacher_id, kind: 'course', actor_id: user_id, key: `entry:${enrolment_id}:${lesson_id}` },
    ...{ title: `Registro entregue em “${title}”`, text: lesson, url: `/cursos/professor/curso/${slug}/registros` },
  })
