import type { AlertSeverity } from '#domains/robots/device-alerts/rules/alert.kinds.ts'
import type { DeviceState } from '#domains/robots/devices/devices/device-status.model.ts'
import { DAY } from '#shared/durations.ts'

type Robot = {
  status: DeviceState
  last_seen_at: Date | null
  alerts: { severity: AlertSeverity; seen_at: Date | null }[]
  outside: number
  name: string
}

/** Of what is silent for longer, whoever cares for it knows. */
const NEWS_DAYS = 1

/** The more, the sooner somebody should look: alerts that nobody saw, a silence that is news, values outside their band. */
function urgencyOf({ status, last_seen_at, alerts, outside }: Robot, now: Date): number {
  if (status === 'never') return -2
  if (status === 'offline' && now.getTime() - (last_seen_at?.getTime() ?? 0) > NEWS_DAYS * DAY) return -1
  const unseen = alerts.filter(({ seen_at }) => seen_at === null)
  if (unseen.some(({ severity }) => severity === 'critical')) return 6
  if (status === 'offline') return 5
  if (unseen.some(({ severity }) => severity === 'warning')) return 4
  if (status === 'atrasado') return 3
  if (outside > 0 && status === 'online') return 2
  return alerts.length ? 1 : 0
}

/** What needs attention first, then by name; last those that are silent for long. */
export const byAttention = <T extends Robot>(robots: readonly T[], now: Date): T[] =>
  robots.toSorted((a, b) => urgencyOf(b, now) - urgencyOf(a, now) || a.name.localeCompare(b.name, 'pt-BR'))
