import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

export type Crumb = { label: string; to?: string }

/** Breadcrumbs; the last one is the page itself and needs no `to`. On a phone only the parent is shown. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const back = crumbs.filter((crumb) => crumb.to).at(-1)
  return (
    <nav aria-label="Onde você está" className="text-sm">
      {back?.to && (
        <Link to={back.to} className="inline-flex min-h-8 items-center gap-1 font-medium text-muted sm:hidden">
          <Icon name="chevron-left" size={18} />
          {back.label}
        </Link>
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

function Step({ crumb }: { crumb: Crumb }) {
  if (!crumb.to) return <span aria-current="page">{crumb.label}</span>
  return (
    <Link to={crumb.to} className="py-1 font-medium hover:text-base-content hover:underline">
      {crumb.label}
    </Link>
  )
}
