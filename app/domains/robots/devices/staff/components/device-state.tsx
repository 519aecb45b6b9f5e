import { Badge } from '#ui/components/badge.tsx'
import type { DeviceState } from '../../devices/device-status.model.ts'
import { deviceStateNames } from '../../devices/device-status.words.ts'
import { stateLooks } from '../staff-device.view.ts'

/** How a robot is heard of; a blocked one is said to be so. */
export function DeviceStateBadge({ state, blocked }: { state: DeviceState; blocked: boolean }) {
  if (blocked)
    return (
      <Badge tone="danger" icon="ban">
        Bloqueado
      </Badge>
    )
  return <Badge {...stateLooks[state]}>{deviceStateNames[state]}</Badge>
}
