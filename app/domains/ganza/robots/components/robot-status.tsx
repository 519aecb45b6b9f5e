import type { DeviceState } from '#domains/devices/devices/device-status.model.ts'
import { deviceState } from '#domains/devices/devices/device-status.model.ts'
import { DeviceStatusBadge } from '#domains/devices/ui.ts'
import { LastReading, useSeconds } from './last-reading.tsx'
import type { LiveReading } from './use-live-reading.ts'

type Props = {
  /** As the server said it. */
  status: DeviceState
  last_seen_at: Date | string | null
  interval_seconds: number
  reading: LiveReading | null
}

/** How a robot is, and when its newest reading was taken: both go on while the page is open. */
export function RobotStatus({ status, last_seen_at, interval_seconds, reading }: Props) {
  const present = useSeconds()
  const heard = [last_seen_at, reading?.received_at].flatMap((at) => (at ? new Date(at).getTime() : []))
  const seen = heard.length ? new Date(Math.max(...heard)) : null
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <DeviceStatusBadge status={present ? deviceState({ last_seen_at: seen, interval_seconds }, present) : status} />
      <span>
        {reading ? (
          <>
            última leitura <LastReading at={reading.at} />
          </>
        ) : seen ? (
          <>
            falou com a gente <LastReading at={seen} />
          </>
        ) : (
          'nenhuma leitura ainda'
        )}
      </span>
    </p>
  )
}
