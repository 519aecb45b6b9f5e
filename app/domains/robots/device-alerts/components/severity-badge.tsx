import { Badge, type BadgeTone } from '#ui/components/badge.tsx'
import type { IconName } from '#ui/components/icon-names.ts'
import type { AlertSeverity } from '../rules/alert.kinds.ts'
import { severityNames } from '../rules/alert.words.ts'

const looks: Record<AlertSeverity, { tone: BadgeTone; icon: IconName }> = {
  info: { tone: 'info', icon: 'info' },
  warning: { tone: 'amber', icon: 'triangle-alert' },
  critical: { tone: 'danger', icon: 'circle-alert' },
}

export const SeverityBadge = ({ severity }: { severity: AlertSeverity }) => (
  <Badge {...looks[severity]}>{severityNames[severity]}</Badge>
)
