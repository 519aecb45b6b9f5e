/** A change of a channel: from then on it has this level (0–100). */
export type LevelChange = { at: Date; level: number }

/** How long a channel was on, and for how long that would have been at full level. Seconds. */
export type OnTime = { on_seconds: number; full_seconds: number }

/**
 * Of the changes of one channel, in the order of time, what it was on between two moments; `before` is its level when the
 * first of them began. What is at half level for two hours is on for two and full for one (its watts count so).
 */
export function onTime(changes: LevelChange[], { from, to, before }: { from: Date; to: Date; before: number }): OnTime {
  let [on_seconds, full_seconds] = [0, 0]
  let [since, level] = [from.getTime(), before]
  const count = (until: number) => {
    const seconds = Math.max(0, until - since) / 1000
    if (level > 0) on_seconds += seconds
    full_seconds += (seconds * level) / 100
    since = Math.max(since, until)
  }
  for (const change of changes) {
    if (change.at.getTime() >= to.getTime()) break
    count(change.at.getTime())
    level = change.level
  }
  count(to.getTime())
  return { on_seconds, full_seconds }
}

/** Energy of a channel, kWh: W × h at full level / 1000. null when nobody knows what hangs on it. */
export const kwhOf = ({ full_seconds }: OnTime, watts: number | null) =>
  watts === null ? null : (watts * full_seconds) / 3_600_000
