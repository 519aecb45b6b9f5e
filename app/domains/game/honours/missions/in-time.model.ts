import { daysBetween } from '#shared/dates.ts'
import { HOUR } from '#shared/durations.ts'

type Limits = { daily_cap: number; cooldown_hours: number }

/** How often an action can still count between two moments: each day as often as its cap says, with its interval between two. */
export function mostBetween(from: Date, to: Date, { daily_cap, cooldown_hours }: Limits): number {
  if (to < from) return 0
  const byDays = daily_cap * (daysBetween(from, to) + 1)
  if (!cooldown_hours) return byDays
  return Math.min(byDays, Math.floor((to.getTime() - from.getTime()) / (cooldown_hours * HOUR)) + 1)
}
