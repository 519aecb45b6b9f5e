import { dayKey, fromSaoPauloTime } from '#shared/dates.ts'
import { DAY } from '#shared/durations.ts'
import type { RankingSpan } from './ranking.schemas.ts'

/** When this week (from Monday) or month began in São Paulo; null: always. */
export function startOf(span: RankingSpan, now: Date): Date | null {
  if (span === 'sempre') return null
  const today = dayKey(now)
  if (span === 'mes') return fromSaoPauloTime(`${today.slice(0, 7)}-01T00:00`)
  const weekday = (new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7
  const monday = dayKey(new Date(Date.parse(`${today}T15:00:00Z`) - weekday * DAY))
  return fromSaoPauloTime(`${monday}T00:00`)
}
