import { DAY } from '#shared/durations.ts'

/** Arithmetic on calendar days ('2026-11-21'), independent of time zones. */

/** `day` plus `days`, which may be negative. */
export const addDays = (day: string, days: number): string => plainDay(Date.parse(day) + days * DAY)

/** The same day of another month, or its last day: from 31 January to 28 February. */
export function addMonths(day: string, months: number): string {
  const date = new Date(day)
  const month = date.getUTCMonth() + months
  const last = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate()
  return plainDay(Date.UTC(date.getUTCFullYear(), month, Math.min(date.getUTCDate(), last)))
}

const plainDay = (midnight: number) => new Date(midnight).toISOString().slice(0, 10)
