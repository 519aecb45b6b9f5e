import { formatNumber } from '#shared/numbers.ts'
import type { BadgeTone } from '#ui/components/badge.tsx'
import type { IconName } from '#ui/components/icon-names.ts'
import type { DeviceState } from '../devices/device-status.model.ts'

export const stateLooks: Record<DeviceState, { tone: BadgeTone; icon: IconName }> = {
  never: { tone: 'neutral', icon: 'circle' },
  online: { tone: 'primary', icon: 'wifi' },
  atrasado: { tone: 'amber', icon: 'clock' },
  offline: { tone: 'danger', icon: 'wifi-off' },
}

/** '−58 dBm'. */
export const signalText = (rssi: number | null) => (rssi === null ? 'Sem dado' : `${formatNumber(rssi)}\u00a0dBm`)

/** What a label's QR holds: the page that links the robot, opened filled. */
export const linkAddress = (site: string, serial: string, claim_code: string) =>
  `${site}/ganza/vincular-ganza/${serial}/vinculo-qrcode?codigo=${claim_code}`
