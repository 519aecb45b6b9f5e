import { MINUTE } from '#shared/durations.ts'

/** Whatever is reckoned when its minute is over for so long was not there when others judged that minute. */
const LATE = 3 * MINUTE
/** Minutes that are further apart are two times. */
const APART = 60

type Changed = { device_id: number; minute: number }

/** The times of robots, in milliseconds, whose changed minutes (since 1970) came late. */
export function lateTimes(changed: Changed[], now: number) {
  const late = changed
    .filter(({ minute }) => now - (minute + 1) * MINUTE > LATE)
    .sort((a, b) => a.device_id - b.device_id || a.minute - b.minute)
  const times: { device_id: number; from: number; to: number }[] = []
  for (const { device_id, minute } of late) {
    const last = times.at(-1)
    const [from, to] = [minute * MINUTE, (minute + 1) * MINUTE - 1]
    if (last?.device_id === device_id && from - last.to <= APART * MINUTE) last.to = to
    else times.push({ device_id, from, to })
  }
  return times
}
