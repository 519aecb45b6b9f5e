import type { ReactNode } from 'react'
import { asLeft } from '../navigation/kept-search.ts'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

export type Crumb = {
  label: string
  to?: string
  /** Full document navigation: the service worker answers it. */
  reload?: boolean
}

/** Breadcrumbs; the last one is the page itself and needs no `to`. On a phone only the parent is shown. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const back = crumbs.filter((crumb) => crumb.to).at(-1)
  return (
    <nav aria-label="Onde você está" className="text-sm">
      {back?.to && (
        <Step
          crumb={back}
          look="reach inline-flex min-h-8 items-center gap-1 font-medium text-muted sm:hidden"
          icon={<Icon name="chevron-left" size={18} />}
        />
      )}
      <ol className="hidden flex-wrap items-center gap-1.5 text-muted sm:flex">
        {crumbs.map((crumb, index) => (
          <li key={crumb.label} className="flex items-center gap-1.5">
            {index > 0 && <Icon name="chevron-right" size={14} />}
            <Step crumb={crumb} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

type StepProps = { crumb: Crumb; look?: string; icon?: ReactNode }

function Step({ crumb: { to, label, reload }, look, icon }: StepProps) {
  if (!to) return <span aria-current="page">{label}</span>
  const className = look ?? 'py-1 font-medium hover:text-base-content hover:underline'
  return reload ? (
    <a href={to} className={className}>
      {icon}
      {label}
    </a>
  ) : (
    <Link to={asLeft(to)} className={className}>
      {icon}
      {label}
    </Link>
  )
}
