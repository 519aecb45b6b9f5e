import { SECOND } from '#shared/durations.ts'

/** `never`: it has not called since its owner has it. */
export const deviceStates = ['never', 'online', 'atrasado', 'offline'] as const
export type DeviceState = (typeof deviceStates)[number]

/** Of MQTT: it stands; it ended, and the robot was not heard since; there is none, as of robots that call by HTTPS. */
export const deviceSessions = ['up', 'lost', 'none'] as const
export type DeviceSession = (typeof deviceSessions)[number]

/** For the way of a message that was due. */
const WAY = 30 * SECOND
const OFFLINE_AFTER = 10 * 60 * SECOND

/** When the next message of a robot must be here after its last one. */
export const dueAfter = (interval_seconds: number) => interval_seconds * SECOND + WAY

type Heard = { last_seen_at: Date | null; interval_seconds: number; session: DeviceSession }

/**
 * Online: its session is up, or it called within its interval. Ten minutes without any contact, and at least that interval:
 * offline, whatever was said of the session, as a broker may have gone without a word. Else late.
 */
export function deviceState({ last_seen_at, interval_seconds, session }: Heard, now: Date): DeviceState {
  if (!last_seen_at) return 'never'
  const silent = now.getTime() - last_seen_at.getTime()
  const due = dueAfter(interval_seconds)
  if (silent >= Math.max(due, OFFLINE_AFTER)) return 'offline'
  return session === 'up' || (session === 'none' && silent < due) ? 'online' : 'atrasado'
}

/** What happened before somebody's own link is not told to them. */
export const sinceLink = (at: Date | null, since: Date | null) => (at && since && at < since ? null : at)
