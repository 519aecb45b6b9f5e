import {
  type DeviceSession,
  type DeviceState,
  deviceState,
} from '#domains/robots/devices/devices/device-status.model.ts'
import { shownSignal } from '#domains/robots/devices/devices/signal.words.ts'
import { DeviceAge, DeviceStatusBadge, useSeconds } from '#domains/robots/devices/ui.ts'
import type { LiveReading } from './use-live-reading.ts'

type Props = {
  /** As the server said it. */
  status: DeviceState
  session: DeviceSession
  last_seen_at: Date | string | null
  interval_seconds: number
  rssi?: number | null
  reading: LiveReading | null
}

/** How a robot is, and when its newest reading was taken: both go on while the page is open. */
export function RobotStatus({ status, session, last_seen_at, interval_seconds, rssi = null, reading }: Props) {
  const present = useSeconds()
  const known = last_seen_at ? new Date(last_seen_at).getTime() : 0
  const seen = Math.max(known, reading ? new Date(reading.received_at).getTime() : 0)
  // Heard after its session was lost: it is there again, one way or another.
  const heard = {
    last_seen_at: seen ? new Date(seen) : null,
    session: seen > known && session === 'lost' ? 'none' : session,
  } as const
  const state = present ? deviceState({ ...heard, interval_seconds }, present) : status
  const signal = shownSignal(state, rssi)
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
      <DeviceStatusBadge status={state} />
      <span>
        {signal && `${signal.toLowerCase()} · `}
        <DeviceAge read_at={reading?.at ?? null} last_seen_at={heard.last_seen_at} />
      </span>
    </p>
  )
}
