/** `never`: it has not called since its owner has it. */
export const deviceStates = ['never', 'online', 'atrasado', 'offline'] as const
export type DeviceState = (typeof deviceStates)[number]

const SECOND = 1000
const MISSED = 3
const OFFLINE_AFTER = 10 * 60 * SECOND

/** Three readings missed: late. Ten minutes without contact, and at least those three: offline. */
export function deviceState(
  { last_seen_at, interval_seconds }: { last_seen_at: Date | null; interval_seconds: number },
  now: Date,
): DeviceState {
  if (!last_seen_at) return 'never'
  const silent = now.getTime() - last_seen_at.getTime()
  const late = MISSED * interval_seconds * SECOND
  if (silent < late) return 'online'
  return silent < Math.max(late, OFFLINE_AFTER) ? 'atrasado' : 'offline'
}

/** What happened before somebody's own link is not told to them. */
export const sinceLink = (at: Date | null, since: Date | null) => (at && since && at < since ? null : at)
