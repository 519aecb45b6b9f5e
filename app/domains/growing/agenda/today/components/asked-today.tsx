import { Card } from '#ui/components/card.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import type { TodayAsk } from '../today.schemas.ts'

/** What others wait for in one's journal: done by the entry itself, wherever it is written. */
export const AskedToday = ({ asks }: { asks: TodayAsk[] }) => (
  <Card title="Pedem um registro seu">
    <ul className="-my-3.5 divide-y divide-base-300 wrap-anywhere">
      {asks.map(({ key, what, whose, to }) => (
        <li key={key} className="relative flex items-center gap-3 py-3.5">
          <Icon name="notebook-pen" size={20} className="shrink-0 text-muted" />
          <div className="min-w-0 flex-1">
            <p className="leading-snug font-semibold">
              <Link to={to} className="after:absolute after:inset-0 hover:underline">
                {what}
              </Link>
            </p>
            <p className="text-sm text-muted">Para {whose}</p>
          </div>
        </li>
      ))}
    </ul>
  </Card>
)
