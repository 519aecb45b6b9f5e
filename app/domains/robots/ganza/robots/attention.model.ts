import type { AlertSeverity } from '#domains/robots/device-alerts/rules/alert.kinds.ts'
import type { DeviceState } from '#domains/robots/devices/devices/device-status.model.ts'
import { isUnheard } from './reading-age.model.ts'

type Robot = {
  status: DeviceState
  alerts: { severity: AlertSeverity; seen_at: Date | null }[]
  outside: number
  name: string
}

/** The more, the sooner somebody should look: alerts that nobody saw, values outside their band. Of what is silent nobody knows. */
function urgencyOf({ status, alerts, outside }: Robot): number {
  if (isUnheard({ status })) return status === 'offline' ? -1 : -2
  const unseen = alerts.filter(({ seen_at }) => seen_at === null)
  if (unseen.some(({ severity }) => severity === 'critical')) return 5
  if (unseen.some(({ severity }) => severity === 'warning')) return 4
  if (status === 'atrasado') return 3
  if (outside > 0 && status === 'online') return 2
  return alerts.length ? 1 : 0
}

/** What needs attention first, then by name; last those that are not heard. */
export const byAttention = <T extends Robot>(robots: readonly T[]): T[] =>
  robots.toSorted((a, b) => urgencyOf(b) - urgencyOf(a) || a.name.localeCompare(b.name, 'pt-BR'))
