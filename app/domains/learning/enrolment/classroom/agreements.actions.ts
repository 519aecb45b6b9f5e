import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { openTo, subscribed } from '../enrolments/access.queries.ts'
import { placeOf } from '../enrolments/enrol.actions.ts'
import { enrolments } from '../enrolments/enrolments.table.ts'
import { showLesson } from './classroom.queries.ts'
import type { EntryAgree } from './classroom.schemas.ts'
import { openLesson } from './find-lesson.queries.ts'
import { entry_agreements, lesson_progress, submissions } from './progress.table.ts'

/** From now on an entry that answers does the class, and its teacher sees that one; about what the pupil read. */
export const agreeToEntry = (ctx: Context, { entry, phase, ...ref }: EntryAgree) =>
  ctx.transaction(async (tx) => {
    const found = await openLesson(tx, ref)
    const { lesson, role, course } = found
    if (role !== 'pupil') throw new AppError('forbidden', 'Só quem faz o curso combina.')
    if (!lesson.asks) throw new AppError('conflict', 'Esta aula não pede um registro do diário.')
    if (lesson.asks !== entry || lesson.asks_phase !== phase)
      throw new AppError('conflict', 'Quem ensina mudou o que a aula pede. Leia de novo antes de combinar.')
    const enrolment = await placeOf(tx, found)
    await tx.db.select({ id: enrolments.id }).from(enrolments).where(eq(enrolments.id, enrolment.id)).for('update')
    const mark = and(eq(lesson_progress.enrolment_id, enrolment.id), eq(lesson_progress.lesson_id, lesson.id))
    // What did it before was not agreed to, and must not come into sight by this.
    if (await tx.db.$count(lesson_progress, and(mark, sql`${lesson_progress.done_at} is not null`)))
      throw new AppError('conflict', 'Esta aula já está feita: não há o que combinar.')
    // By the clock of the database, as entries are.
    const created_at = sql`clock_timestamp()`
    const agreed = { teacher_id: course.teacher_id, asks: entry, asks_phase: phase, created_at }
    await tx.db
      .insert(entry_agreements)
      .values({ enrolment_id: enrolment.id, lesson_id: lesson.id, ...agreed })
      .onConflictDoUpdate({ target: [entry_agreements.enrolment_id, entry_agreements.lesson_id], set: agreed })
    return showLesson(tx, ref)
  })

type Place = { course_id: number; user_id: number; what: string }

/** Out of the course: what was agreed is over, and what was handed in is out of the teacher's sight. */
export async function endAgreements(tx: Context, { course_id, user_id, what }: Place) {
  if (what !== 'curso') return
  const { rows } = await tx.db.execute<{ open: boolean }>(
    sql`select ${openTo(sql`${course_id}::int`, user_id, tx.now())} as open`,
  )
  if (!rows[0]?.open) await forget(tx, { course_id, user_id })
}

/** In again after an end, whoever opened it: agreed anew. Not when it stood open by another way all along. */
export async function beginAgreements(tx: Context, { course_id, user_id, what }: Place) {
  if (what !== 'curso') return
  const now = tx.now().toISOString()
  const { rows } = await tx.db.execute<{ stays: boolean }>(sql`select (select count(*) from course_grants g
    where g.course_id = ${course_id} and g.user_id = ${user_id} and g.what = 'curso' and g.ended_at is null
      and (g.ends_at is null or g.ends_at > ${now})) > 1 or ${subscribed(sql`${course_id}::int`, user_id, tx.now())} as stays`)
  if (!rows[0]?.stays) await forget(tx, { course_id, user_id })
}

async function forget(tx: Context, { course_id, user_id }: Omit<Place, 'what'>) {
  const place = tx.db
    .select({ id: enrolments.id })
    .from(enrolments)
    .where(and(eq(enrolments.course_id, course_id), eq(enrolments.user_id, user_id)))
  await tx.db.delete(entry_agreements).where(inArray(entry_agreements.enrolment_id, place))
  await tx.db
    .update(submissions)
    .set({ shown_to: null, by_hand: false })
    .where(and(inArray(submissions.enrolment_id, place), sql`${submissions.shown_to} is not null`))
}
