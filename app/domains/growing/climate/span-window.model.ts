import { addDays } from '#shared/days.ts'
import { DAY } from '#shared/durations.ts'
import { type Span, spans } from './spans.kinds.ts'

const LEAST = 3_600_000

export type Window = { from: number; to: number }

/** From the first moment of the first day to the last of `until` (São Paulo has no summer time since 2019). */
export function windowOf(span: Span, until: string) {
  const to = new Date(Date.parse(`${until}T00:00:00-03:00`) + DAY)
  return { from: new Date(to.getTime() - spans[span].days * DAY), to }
}

/** The end days of the previous and next window; none beyond `today`. */
export function neighbours(span: Span, until: string, today: string) {
  const { days } = spans[span]
  const next = addDays(until, days)
  return { previous: addDays(until, -days), next: until >= today ? null : next > today ? today : next }
}

/** A window that was asked for, as far as it lies in the whole; an hour at least, the whole at most. */
export function windowWithin(asked: Window, whole: Window): Window {
  const length = Math.min(Math.max(asked.to - asked.from, LEAST), whole.to - whole.from)
  const from = Math.min(Math.max(asked.from, whole.from), whole.to - length)
  return { from, to: from + length }
}
