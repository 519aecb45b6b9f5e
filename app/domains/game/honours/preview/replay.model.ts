import { type Deed, deserves, type Limits, withinLimits } from '#domains/game/points/causes/deserving.model.ts'

/** Which of these deeds a type would reward, by its limits; in the order in which they happened. */
export function rewarded(limits: Limits, deeds: Deed[]): Deed[] {
  const earlier = new Map<number, Date[]>()
  return deeds
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .filter(({ cause, user_id, at, facts }) => {
      const before = earlier.get(user_id) ?? []
      if (!deserves(cause, facts) || !withinLimits(limits, before, at)) return false
      earlier.set(user_id, [...before, at])
      return true
    })
}

/** Who reached each of these conditions within any stretch of so many days; without days, within all of the time. */
export function reached(deeds: Deed[], times: number, window_days: number): number[] {
  const most = window_days ? window_days * 86_400_000 : Number.POSITIVE_INFINITY
  return [...Map.groupBy(deeds, ({ user_id }) => user_id)]
    .filter(([, own]) =>
      own.some(({ at }, first) => {
        const last = own[first + times - 1]
        return last && last.at.getTime() - at.getTime() < most
      }),
    )
    .map(([user_id]) => user_id)
}
