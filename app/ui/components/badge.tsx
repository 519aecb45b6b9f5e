import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import { Link } from './link.tsx'

export type BadgeTone = 'neutral' | 'primary' | 'clay' | 'amber' | 'info' | 'danger'

type Props = { tone?: BadgeTone; icon?: IconName; to?: string; children: ReactNode }

/** A status label; never colour alone. */
export function Badge({ tone = 'neutral', icon, to, children }: Props) {
  // At most as wide as its container: there the text wraps.
  const look = tone === 'neutral' ? 'tag' : `tag tag-${tone}`
  const inside = (
    <>
      {icon && <Icon name={icon} size={15} />}
      {children}
    </>
  )
  if (!to) return <span className={look}>{inside}</span>
  return (
    <Link to={to} className={look}>
      {inside}
    </Link>
  )
}

type ChipProps = { to: string; active?: boolean; icon?: IconName; count?: number; children: ReactNode }

/** A filter or a tag as a link; `active` marks the chosen one. */
export function Chip({ to, active, icon, count, children }: ChipProps) {
  return (
    <Link to={to} aria-current={active ? 'true' : undefined} preventScrollReset className="chip">
      {icon && <Icon name={icon} size={16} />}
      {children}
      {count !== undefined && <span className="figures opacity-90">{count}</span>}
    </Link>
  )
}
