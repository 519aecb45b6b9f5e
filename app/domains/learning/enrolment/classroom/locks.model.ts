import type { LessonPhase } from '#domains/learning/courses/lessons/lesson.kinds.ts'
import { DAY } from '#shared/durations.ts'
import type { LessonLock } from './classroom.schemas.ts'

type Opens = { drip_days: number | null; drip_at: Date | null; phase: LessonPhase | null }
type Who = { since: Date; now: Date; phases: readonly string[] }

/** What keeps a class closed for a pupil who began at `since` and has plants that went through these phases; null: open. */
export function lockOf({ drip_days, drip_at, phase }: Opens, { since, now, phases }: Who): LessonLock | null {
  const moments = [drip_at, drip_days === null ? null : new Date(since.getTime() + drip_days * DAY)]
  const at = moments.reduce<Date | null>((last, one) => (one && (!last || one > last) ? one : last), null)
  if (at && at > now) return { why: 'at', at }
  if (phase && !phases.includes(phase)) return { why: 'phase', phase }
  return null
}
