import { DAY } from '#shared/durations.ts'

/** How fast something wears is told by its last month. */
export const RECENT_DAYS = 30
/** Less time with a robot says nothing of a month. */
const FEWEST_DAYS = 7

/** `hours` of the part itself; `recent_hours` of the place where it sits, also of a part before it. */
export type Worn = { hours: number; recent_hours: number; life_hours: number | null }
export type Wear = {
  hours_a_day: number
  /** Of its life, 0 to 1 and beyond; null: its maker does not say how long it lasts. */
  used: number | null
  /** Until it is worn, at the pace of the last month; null: too little is known of it, or its life is not known. */
  days_left: number | null
}

/** A forecast further than that says nothing. */
const FURTHEST_DAYS = 20 * 365

/** How worn a part is, and how long it lasts if it is used as in the last month (or since `from`, when that is shorter). */
export function wearOf({ hours, recent_hours, life_hours }: Worn, { from, now }: { from: Date; now: Date }): Wear {
  const known_days = (now.getTime() - from.getTime()) / DAY
  const days = Math.min(RECENT_DAYS, Math.max(1, known_days))
  const hours_a_day = recent_hours / days
  if (life_hours === null) return { hours_a_day, used: null, days_left: null }
  const left = Math.max(0, life_hours - hours)
  const tells = hours_a_day > 0 && known_days >= FEWEST_DAYS
  const days_left = left === 0 ? 0 : tells ? Math.round(left / hours_a_day) : null
  return {
    hours_a_day,
    used: hours / life_hours,
    days_left: days_left !== null && days_left > FURTHEST_DAYS ? null : days_left,
  }
}
