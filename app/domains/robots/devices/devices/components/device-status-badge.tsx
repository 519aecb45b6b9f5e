import { Badge, type BadgeTone } from '#ui/components/badge.tsx'
import type { IconName } from '#ui/components/icon-names.ts'
import type { DeviceState } from '../device-status.model.ts'
import { deviceStateNames } from '../device-status.words.ts'

const looks: Record<DeviceState, { tone: BadgeTone; icon: IconName }> = {
  never: { tone: 'neutral', icon: 'plug' },
  online: { tone: 'primary', icon: 'wifi' },
  atrasado: { tone: 'amber', icon: 'hourglass' },
  offline: { tone: 'danger', icon: 'wifi-off' },
}

export const DeviceStatusBadge = ({ status }: { status: DeviceState }) => (
  <Badge {...looks[status]}>{deviceStateNames[status]}</Badge>
)
