import { dayKey } from '#shared/dates.ts'
import { DAY } from '#shared/durations.ts'

type Span = { from: number; to: number }
const SAO_PAULO = 3 * 3_600_000

/** For each day of a window, newest first: the share of its time with data, of what of it is in the window and over. */
export function coverageByDay(window: Span, gaps: readonly Span[], now: number): { day: string; share: number }[] {
  const end = Math.min(window.to, now)
  const days: { day: string; share: number }[] = []
  for (let midnight = Math.floor((window.from - SAO_PAULO) / DAY) * DAY + SAO_PAULO; midnight < end; midnight += DAY) {
    const [from, to] = [Math.max(midnight, window.from), Math.min(midnight + DAY, end)]
    if (to <= from) continue
    const without = gaps.reduce((sum, gap) => sum + Math.max(0, Math.min(gap.to, to) - Math.max(gap.from, from)), 0)
    days.push({ day: dayKey(new Date(midnight + DAY / 2)), share: Math.max(0, 1 - without / (to - from)) })
  }
  return days.reverse()
}
