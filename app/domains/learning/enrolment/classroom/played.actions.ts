import { eq, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { Enrolment } from '../enrolments/enrolments.table.ts'
import { secondsIn } from './classroom.queries.ts'
import { markDone } from './finish.actions.ts'
import { lesson_progress, watch_clocks } from './progress.table.ts'

const ENOUGH = 0.9

/** What a person watches is reckoned one at a time, whatever plays elsewhere; the clock of who has none begins now. */
export async function lockClock(tx: Context, user_id: number) {
  await tx.db.insert(watch_clocks).values({ user_id, position_s: 0, at: tx.now() }).onConflictDoNothing()
  const [clock] = await tx.db.select().from(watch_clocks).where(eq(watch_clocks.user_id, user_id)).for('update')
  if (!clock) throw new Error('no clock')
  return clock
}

type Played = {
  enrolment: Enrolment
  lesson_id: number
  duration_s: number
  /** Where the video stands. */
  position_s: number
  ranges: { from: number; to: number }[]
  watched_s: number
}

/** Adds what was played to a pupil's class. 90 % of the video is done. */
export async function addPlayed(
  tx: Context,
  { enrolment, lesson_id, duration_s, position_s, ranges, watched_s }: Played,
) {
  const now = tx.now()
  const covered = `{${ranges
    .filter(({ from, to }) => to > from)
    .map(({ from, to }) => `[${from},${to})`)
    .join(',')}}`
  const [mark] = await tx.db
    .insert(lesson_progress)
    .values({
      ...{ enrolment_id: enrolment.id, lesson_id, position_s: Math.round(position_s), covered, watched_s },
      ...{ created_at: now, updated_at: now },
    })
    .onConflictDoUpdate({
      target: [lesson_progress.enrolment_id, lesson_progress.lesson_id],
      set: {
        position_s: Math.round(position_s),
        covered: sql`${lesson_progress.covered} + excluded.covered`,
        watched_s: sql`${lesson_progress.watched_s} + excluded.watched_s`,
        updated_at: now,
      },
    })
    .returning({ done_at: lesson_progress.done_at, covered: secondsIn(sql`${lesson_progress.covered}`) })
  const seconds = mark?.covered ?? 0
  const isEnough = seconds >= Math.floor(duration_s * ENOUGH)
  if (isEnough && !mark?.done_at) await markDone(tx, enrolment, lesson_id)
  return {
    covered_percent: Math.min(100, Math.floor((seconds / duration_s) * 100)),
    done: isEnough || Boolean(mark?.done_at),
  }
}
