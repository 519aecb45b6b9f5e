import { eq, sql } from 'drizzle-orm'
import { videoOf } from '#domains/learning/courses/index.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { placeOf } from '../enrolments/enrol.actions.ts'
import { secondsIn } from './classroom.queries.ts'
import type { Beat } from './classroom.schemas.ts'
import { openLesson } from './find-lesson.queries.ts'
import { markDone } from './finish.actions.ts'
import { lesson_progress, watch_clocks } from './progress.table.ts'
import { playedSince } from './watched.model.ts'

const ENOUGH = 0.9

/**
 * A sign that a video plays, every ten seconds or so. What counts is decided here: from the last sign of this person,
 * whatever plays elsewhere, and never more than the clock allows. 90 % of it played is done.
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
    await tx.db
      .insert(watch_clocks)
      .values({ user_id, lesson_id: lesson.id, position_s: here, at: now })
      .onConflictDoNothing()
    const [clock] = await tx.db.select().from(watch_clocks).where(eq(watch_clocks.user_id, user_id)).for('update')
    if (!clock) throw new Error('no clock')
    const before = clock.lesson_id === lesson.id ? clock : null
    const played =
      before && playing
        ? playedSince({ from: before.position_s, to: here, elapsed_s: secondsBetween(before.at, now) })
        : null
    await tx.db
      .update(watch_clocks)
      .set({ lesson_id: lesson.id, position_s: here, at: now })
      .where(eq(watch_clocks.user_id, user_id))
    const range = played && played.to > played.from ? `{[${played.from},${played.to})}` : '{}'
    const watched = played?.watched_s ?? 0
    const [mark] = await tx.db
      .insert(lesson_progress)
      .values({
        ...{ enrolment_id: enrolment.id, lesson_id: lesson.id, position_s: Math.round(here), covered: range },
        ...{ watched_s: watched, created_at: now, updated_at: now },
      })
      .onConflictDoUpdate({
        target: [lesson_progress.enrolment_id, lesson_progress.lesson_id],
        set: {
          position_s: Math.round(here),
          covered: sql`${lesson_progress.covered} + excluded.covered`,
          watched_s: sql`${lesson_progress.watched_s} + excluded.watched_s`,
          updated_at: now,
        },
      })
      .returning({ done_at: lesson_progress.done_at, covered: secondsIn(sql`${lesson_progress.covered}`) })
    const covered = mark?.covered ?? 0
    const isEnough = covered >= Math.floor(video.duration_s * ENOUGH)
    if (isEnough && !mark?.done_at) await markDone(tx, enrolment, lesson.id)
    return {
      covered_percent: Math.min(100, Math.floor((covered / video.duration_s) * 100)),
      done: isEnough || Boolean(mark?.done_at),
    }
  })

const secondsBetween = (from: Date, to: Date) => Math.max(0, (to.getTime() - from.getTime()) / 1000)
