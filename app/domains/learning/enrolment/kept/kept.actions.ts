import { and, eq, sql } from 'drizzle-orm'
import { bytesOf, videoOf } from '#domains/learning/courses/index.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { formatMegabytes } from '#shared/megabytes.ts'
import type { LessonRef } from '../classroom/classroom.schemas.ts'
import { openLesson } from '../classroom/find-lesson.queries.ts'
import { addPlayed, lockClock } from '../classroom/played.actions.ts'
import { lesson_progress, offline_watches } from '../classroom/progress.table.ts'
import { playedOffline } from '../classroom/watched.model.ts'
import { placeOf } from '../enrolments/enrol.actions.ts'
import { MOST_BYTES } from './kept.kinds.ts'
import type { OfflineWatch } from './kept.schemas.ts'

/** All that a person has watched, of all classes. */
const watchedBy = (user_id: number) => sql<number>`(select coalesce(sum(p.watched_s), 0) from lesson_progress p
  join enrolments e on e.id = p.enrolment_id where e.user_id = ${user_id})`

/** A phone keeps the class: from now on goes the time that its person may have watched it without signal. */
export const keepLesson = (ctx: Context, ref: LessonRef) =>
  ctx.transaction(async (tx) => {
    const found = await openLesson(tx, ref)
    if (found.role !== 'pupil') throw new AppError('forbidden', 'Só quem faz o curso guarda aulas no celular.')
    if ((await bytesOf(tx, found.lesson.id)) > MOST_BYTES)
      throw new AppError('conflict', `No celular cabem aulas de até ${formatMegabytes(MOST_BYTES)}.`)
    const { id: enrolment_id, user_id } = await placeOf(tx, found)
    await lockClock(tx, user_id)
    const now = tx.now()
    const kept = { kept_at: now, kept_watched_s: watchedBy(user_id) }
    await tx.db
      .insert(lesson_progress)
      .values({ enrolment_id, lesson_id: found.lesson.id, ...kept, created_at: now, updated_at: now })
      .onConflictDoUpdate({ target: [lesson_progress.enrolment_id, lesson_progress.lesson_id], set: kept })
  })

/**
 * What a phone tells of a class that was watched without signal. The clock of the phone proves nothing; the server's does:
 * since a class was kept its person has watched, of all classes and in every way, no more seconds than went by. It does not
 * matter in which order phones tell, nor whether somebody watched something else on line before.
 */
export const watchedOffline = (ctx: Context, { played, position_s, idempotency_key, ...ref }: OfflineWatch) =>
  ctx.transaction(async (tx) => {
    const found = await openLesson(tx, ref)
    const { role, lesson } = found
    const video = await videoOf(tx, lesson.id)
    if (role !== 'pupil' || !video) throw new AppError('conflict', 'Aqui não há vídeo que conte para você.')
    const enrolment = await placeOf(tx, found)
    const user_id = signedIn(tx).id
    await lockClock(tx, user_id)
    const told = and(
      eq(offline_watches.enrolment_id, enrolment.id),
      eq(offline_watches.idempotency_key, idempotency_key),
    )
    const again = (await tx.db.$count(offline_watches, told)) > 0
    const credited = again
      ? { ranges: [], watched_s: 0 }
      : playedOffline(
          played.map(({ from, to, took_s }) => ({ from, to: Math.min(to, video.duration_s), took_s })),
          await secondsLeft(tx, enrolment.id, lesson.id),
        )
    if (!again)
      await tx.db.insert(offline_watches).values({
        ...{ enrolment_id: enrolment.id, lesson_id: lesson.id, watched_s: credited.watched_s, idempotency_key },
        created_at: tx.now(),
      })
    const here = Math.min(position_s, video.duration_s)
    return addPlayed(tx, {
      ...{ enrolment, lesson_id: lesson.id, duration_s: video.duration_s, position_s: here, ...credited },
    })
  })

/** Seconds since the class was kept, without those in which its person watched anything. */
async function secondsLeft(tx: Context, enrolment_id: number, lesson_id: number) {
  const [mark] = await tx.db
    .select({
      kept_at: lesson_progress.kept_at,
      since: sql<number>`${watchedBy(signedIn(tx).id)} - ${lesson_progress.kept_watched_s}`,
    })
    .from(lesson_progress)
    .where(and(eq(lesson_progress.enrolment_id, enrolment_id), eq(lesson_progress.lesson_id, lesson_id)))
  if (!mark?.kept_at) throw new AppError('conflict', 'Esta conta não guardou esta aula em nenhum celular.')
  return (tx.now().getTime() - mark.kept_at.getTime()) / 1000 - mark.since
}
