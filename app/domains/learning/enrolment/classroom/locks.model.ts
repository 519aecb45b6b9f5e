import type { LessonPhase } from '#domains/learning/courses/lessons/lesson.kinds.ts'
import { DAY } from '#shared/durations.ts'
import type { LessonLock } from './classroom.schemas.ts'

type Opens = { drip_days: number | null; drip_at: Date | null; phase: LessonPhase | null }
/** Since when one is in, and when a plant of one's own first was noted in each phase. */
export type LockedBy = { since: Date; now: Date; phases: ReadonlyMap<string, Date> }

/** What keeps a class closed for a pupil who began at `since` and has plants that went through these phases; null: open. */
export function lockOf(opens: Opens, { since, now, phases }: LockedBy): LessonLock | null {
  const at = openDay(opens, since)
  if (at > now) return { why: 'at', at }
  if (opens.phase && !phases.has(opens.phase)) return { why: 'phase', phase: opens.phase }
  return null
}

/** Since when a class that is open has been open for the pupil. */
export function openSince(opens: Opens, { since, phases }: LockedBy): Date {
  const entered = opens.phase ? phases.get(opens.phase) : undefined
  return later(openDay(opens, since), entered)
}

const openDay = ({ drip_days, drip_at }: Opens, since: Date) =>
  later(later(since, drip_at), drip_days === null ? null : new Date(since.getTime() + drip_days * DAY))

export const later = (one: Date, other: Date | null | undefined) => (other && other > one ? other : one)
