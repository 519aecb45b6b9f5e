import { eq } from 'drizzle-orm'
import { videoOf } from '#domains/learning/courses/index.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { placeOf } from '../enrolments/enrol.actions.ts'
import type { Beat } from './classroom.schemas.ts'
import { openLesson } from './find-lesson.queries.ts'
import { addPlayed, lockClock } from './played.actions.ts'
import { watch_clocks } from './progress.table.ts'
import { playedSince } from './watched.model.ts'

/**
 * A sign that a video plays, every ten seconds or so. What counts is decided here: from the last sign of this person,
 * whatever plays elsewhere, and never more than the clock allows.
 */
export const beat = (ctx: Context, { position_s, playing, ...ref }: Beat) =>
  ctx.transaction(async (tx) => {
    const found = await openLesson(tx, ref)
    const { lesson, role } = found
    const video = await videoOf(tx, lesson.id)
    if (role !== 'pupil' || !video) throw new AppError('conflict', 'Aqui não há vídeo que conte para você.')
    const enrolment = await placeOf(tx, found)
    const user_id = signedIn(tx).id
    const here = Math.min(position_s, video.duration_s)
    const now = tx.now()
    const clock = await lockClock(tx, user_id)
    const elapsed_s = (now.getTime() - clock.at.getTime()) / 1000
    const played =
      clock.lesson_id === lesson.id && playing ? playedSince({ from: clock.position_s, to: here, elapsed_s }) : null
    const ahead_s = played?.ahead_s ?? Math.max(0, -elapsed_s)
    await tx.db
      .update(watch_clocks)
      .set({ lesson_id: lesson.id, position_s: here, at: new Date(now.getTime() + ahead_s * 1000) })
      .where(eq(watch_clocks.user_id, user_id))
    return addPlayed(tx, {
      ...{ enrolment, lesson_id: lesson.id, duration_s: video.duration_s, position_s: here },
      ...{ ranges: played ? [played.range] : [], watched_s: played?.watched_s ?? 0 },
    })
  })
