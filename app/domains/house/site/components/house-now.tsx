import { Card } from '#ui/components/card.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import type { HouseLine } from './house-lines.view.ts'

/** The house at a glance: each room in one line. What is to be done is done there. */
export const HouseNow = ({ title = 'A casa hoje', lines }: { title?: string; lines: HouseLine[] }) => (
  <Card title={title}>
    <ul className="-my-3 divide-y divide-base-300">
      {lines.map(({ icon, title, text, to }) => (
        <li key={to} className="relative flex items-center gap-3 py-3">
          <span className="grid size-10 shrink-0 place-items-center rounded-full bg-primary/10 text-primary">
            <Icon name={icon} size={20} />
          </span>
          <div className="min-w-0 flex-1">
            <Link
              to={to}
              className="block truncate leading-snug font-semibold after:absolute after:inset-0 hover:underline"
            >
              {title}
            </Link>
            <p className="line-clamp-2 text-sm text-muted wrap-anywhere">{text}</p>
          </div>
          <Icon name="chevron-right" size={18} className="text-muted" />
        </li>
      ))}
    </ul>
  </Card>
)
