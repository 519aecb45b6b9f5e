const DAY = 86_400_000
/** How fast something wears is told by its last month. */
export const RECENT_DAYS = 30

export type Worn = { hours: number; recent_hours: number; life_hours: number | null }
export type Wear = {
  hours_a_day: number
  /** Of its life, 0 to 1 and beyond; null: its maker does not say how long it lasts. */
  used: number | null
  /** Until it is worn, at the pace of the last month; null: it is hardly used, or its life is not known. */
  days_left: number | null
}

/** A forecast further than that says nothing. */
const FURTHEST_DAYS = 20 * 365

/** How worn a part is, and how long it lasts if it is used as in the last month (or since then, when that is shorter). */
export function wearOf({ hours, recent_hours, life_hours }: Worn, { from, now }: { from: Date; now: Date }): Wear {
  const days = Math.min(RECENT_DAYS, Math.max(1, (now.getTime() - from.getTime()) / DAY))
  const hours_a_day = recent_hours / days
  if (life_hours === null) return { hours_a_day, used: null, days_left: null }
  const left = Math.max(0, life_hours - hours)
  const days_left = left === 0 ? 0 : hours_a_day > 0 ? Math.round(left / hours_a_day) : null
  return {
    hours_a_day,
    used: hours / life_hours,
    days_left: days_left !== null && days_left > FURTHEST_DAYS ? null : days_left,
  }
}
