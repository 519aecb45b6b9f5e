import type { DeviceState } from '#domains/robots/devices/devices/device-status.model.ts'
import { MINUTE } from '#shared/durations.ts'

type Read = { at: Date | string; ats: Record<string, Date | string> }

/** Of when a sensor's value is, where it is not of the newest message. */
export function ownMoment({ at, ats }: Read, key: string): Date | null {
  const own = ats[key]
  return own !== undefined && new Date(own).getTime() !== new Date(at).getTime() ? new Date(own) : null
}

/** A value that the robot left behind for so long that it says nothing about now, while others went on. */
export function isLeftBehind(read: Read, key: string, interval_seconds: number): boolean {
  const own = ownMoment(read, key)
  return (
    own !== null && new Date(read.at).getTime() - own.getTime() >= Math.max(10 * MINUTE, 3 * interval_seconds * 1000)
  )
}

/** How its channels are now is not known: what it said last may be over. */
export const isUnheard = ({ status }: { status: DeviceState }) => status === 'offline' || status === 'never'
