import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import { Link } from './link.tsx'

export type BadgeTone = 'neutral' | 'primary' | 'clay' | 'amber' | 'info' | 'danger'

const tones: Record<BadgeTone, string> = {
  neutral: 'border-base-300 bg-base-200 text-base-content',
  primary: 'border-primary/25 bg-primary/10 text-base-content [&_svg]:text-primary',
  clay: 'border-secondary/35 bg-secondary/12 text-base-content [&_svg]:text-secondary',
  amber: 'border-accent/50 bg-accent/20 text-base-content',
  info: 'border-info/25 bg-info/10 text-base-content [&_svg]:text-info',
  danger: 'border-error/30 bg-error/10 text-base-content [&_svg]:text-error',
}

type Props = { tone?: BadgeTone; icon?: IconName; to?: string; children: ReactNode }

/** A status label; never colour alone. */
export function Badge({ tone = 'neutral', icon, to, children }: Props) {
  // At most as wide as its container: there the text wraps.
  const look = `badge h-auto min-h-6.5 max-w-full gap-1 px-2.5 text-[0.8125rem] font-medium ${tones[tone]}`
  const inside = (
    <>
      {icon && <Icon name={icon} size={15} />}
      {children}
    </>
  )
  if (!to) return <span className={look}>{inside}</span>
  return (
    <Link to={to} className={`${look} link`}>
      {inside}
    </Link>
  )
}

type ChipProps = { to: string; active?: boolean; icon?: IconName; count?: number; children: ReactNode }

/** A filter or a tag as a link; `active` marks the chosen one. */
export function Chip({ to, active, icon, count, children }: ChipProps) {
  const look = active
    ? 'border-primary bg-primary text-primary-content'
    : 'border-edge bg-surface text-base-content hover:bg-base-200'
  return (
    <Link
      to={to}
      aria-current={active ? 'true' : undefined}
      preventScrollReset
      className={`inline-flex h-10 shrink-0 items-center gap-1.5 rounded-full border px-4 text-sm font-medium whitespace-nowrap ${look}`}
    >
      {icon && <Icon name={icon} size={16} />}
      {children}
      {count !== undefined && <span className="figures opacity-90">{count}</span>}
    </Link>
  )
}
