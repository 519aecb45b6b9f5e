import { daysBetween } from '#shared/dates.ts'

/** A frozen day is earned by so many days in a row; as many are kept. */
export const DAYS_FOR_FREEZE = 7
export const MOST_FREEZES = 2

export type Streak = { days: number; freezes: number; today: boolean }

/**
 * Days of care in a row up to today, by the person's own days ('2026-11-21', the order does not matter, each may stand
 * twice). A day that is missed costs a freeze, if there is one; today is not missed before it is over. It is reckoned
 * from the days alone: nothing runs at night that could run twice.
 */
export function streakOf(all: string[], today: string): Streak {
  const days = [...new Set(all)].filter((day) => day <= today).toSorted()
  let streak = { days: 0, freezes: 0 }
  let last: string | undefined
  const pass = (missed: number) => {
    streak = missed <= streak.freezes ? { ...streak, freezes: streak.freezes - missed } : { days: 0, freezes: 0 }
  }
  for (const day of days) {
    if (last) pass(Math.max(0, daysBetween(last, day) - 1))
    streak.days += 1
    if (streak.days % DAYS_FOR_FREEZE === 0) streak.freezes = Math.min(MOST_FREEZES, streak.freezes + 1)
    last = day
  }
  if (last && last < today) pass(daysBetween(last, today) - 1)
  return { ...streak, today: last === today }
}
