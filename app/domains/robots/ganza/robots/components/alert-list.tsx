import { severityNames } from '#domains/robots/device-alerts/rules/alert.words.ts'
import { Icon } from '#ui/components/icon.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import { alertInWords } from '../alert.words.ts'
import type { RobotAlert } from '../robots.schemas.ts'

const looks: Record<RobotAlert['severity'], string> = {
  info: 'border-info/30 bg-info/8',
  warning: 'border-warning/60 bg-warning/15',
  critical: 'border-error/35 bg-error/8',
}

/** Alerts that are not over. */
export const AlertList = ({ alerts }: { alerts: RobotAlert[] }) => (
  <ul className="space-y-2">
    {alerts.map((alert) => (
      <li
        key={alert.id}
        className={`flex items-start gap-3 rounded-box border p-3 text-[0.9375rem] ${looks[alert.severity]}`}
      >
        <Icon name={alert.severity === 'info' ? 'bell' : 'triangle-alert'} size={20} className="mt-0.5" />
        <span className="min-w-0">
          <strong className="font-semibold">{severityNames[alert.severity]}:</strong> {alertInWords(alert)}
          <span className="text-muted">
            {alert.kind === 'silence' ? ' ' : ', '}
            <RelativeTime at={alert.began_at} />
            {alert.seen_at && ' · já visto'}
          </span>
        </span>
      </li>
    ))}
  </ul>
)
