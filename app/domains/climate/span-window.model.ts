import { addDays } from '#shared/days.ts'
import { type Span, spans } from './spans.kinds.ts'

const DAY = 86_400_000

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
