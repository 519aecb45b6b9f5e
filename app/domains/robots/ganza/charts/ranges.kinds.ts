import { dayKey, fromSaoPauloTime } from '#shared/dates.ts'
import { addDays } from '#shared/days.ts'
import { DAY, HOUR } from '#shared/durations.ts'

/** How much a chart shows, up to now; `cultivo`: since the oldest living plant of the space began. */
export const ranges = {
  '1h': { label: '1 h', ms: HOUR },
  '6h': { label: '6 h', ms: 6 * HOUR },
  '24h': { label: '24 h', ms: 24 * HOUR },
  '7d': { label: '7 dias', ms: 7 * 24 * HOUR },
  '30d': { label: '30 dias', ms: 30 * 24 * HOUR },
  '1a': { label: 'Ano', ms: 365 * 24 * HOUR },
} as const
export type RangeName = keyof typeof ranges
export const rangeNames = Object.keys(ranges) as [RangeName, ...RangeName[]]

/** Where a range begins that ends now: one of days is of whole ones, today among them. */
export function beginOf(range: RangeName, now: Date): Date {
  const { ms } = ranges[range]
  if (ms <= DAY) return new Date(now.getTime() - ms)
  return fromSaoPauloTime(`${addDays(dayKey(now), 1 - ms / DAY)}T00:00:00`)
}
