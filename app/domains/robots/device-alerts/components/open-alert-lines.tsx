import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import type { OpenAlert } from '../episodes/alert-episodes.schemas.ts'
import { episodeWords } from '../episodes/episode.words.ts'

/** Lines of what robots say now: what, which robot, since when; each leads to its alerts. */
export const OpenAlertLines = ({ alerts }: { alerts: OpenAlert[] }) =>
  alerts.map((alert) => (
    <li key={`alert ${alert.id}`} className="relative flex items-start gap-3 py-3">
      <Icon name={alert.severity === 'critical' ? 'circle-alert' : 'triangle-alert'} size={20} className="mt-0.5" />
      <div className="min-w-0">
        <p className="leading-snug">
          <Link
            to={`/ganza/${alert.device.serial}/avisos`}
            className="font-semibold after:absolute after:inset-0 hover:underline"
          >
            {episodeWords(alert)}
          </Link>
        </p>
        <p className="text-sm text-muted">
          {alert.device.name}, começou <RelativeTime at={alert.began_at} />
        </p>
      </div>
    </li>
  ))
