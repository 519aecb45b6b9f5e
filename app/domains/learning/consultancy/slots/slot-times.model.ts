import { fromSaoPauloTime } from '#shared/dates.ts'
import { MINUTE } from '#shared/durations.ts'

/** The slots of a day that fit whole between two times of São Paulo: '2026-12-01', '14:00', '16:00', 45 → 14:00, 14:45. */
export function slotTimesOf({ day, from, to, minutes }: { day: string; from: string; to: string; minutes: number }) {
  const end = fromSaoPauloTime(`${day}T${to}`).getTime()
  const times: Date[] = []
  for (let at = fromSaoPauloTime(`${day}T${from}`).getTime(); at + minutes * MINUTE <= end; at += minutes * MINUTE)
    times.push(new Date(at))
  return times
}

type Span = { starts_at: Date; minutes: number }
const endOf = ({ starts_at, minutes }: Span) => starts_at.getTime() + minutes * MINUTE

export const overlap = (one: Span, other: Span) =>
  one.starts_at.getTime() < endOf(other) && other.starts_at.getTime() < endOf(one)
