import { useLocation } from 'react-router'
import { formatNumber } from '#shared/numbers.ts'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import { withParams } from './search-params.ts'

type Props = { current_page: number; last_page: number; total?: number; label?: string; param?: string }

/** Pagination links; the page number is in the URL (`page`). Renders nothing when there is one page. */
export function Pager({ current_page, last_page, total, label = 'Páginas', param = 'page' }: Props) {
  const { search } = useLocation()
  if (last_page <= 1) return null
  const to = (page: number) => withParams(search, { [param]: page === 1 ? null : String(page) })
  return (
    <nav aria-label={label} className="mt-6 flex items-center justify-center gap-1">
      <Step to={to(current_page - 1)} enabled={current_page > 1} label="Página anterior" icon="chevron-left" />
      <ol className="hidden items-center gap-1 sm:flex">
        {pagesAround(current_page, last_page).map((page, index) =>
          page === null ? (
            <li key={`gap-${index < 3 ? 'before' : 'after'}`} className="px-1 text-muted" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={page}>
              <PageLink to={to(page)} page={page} current={page === current_page} />
            </li>
          ),
        )}
      </ol>
      <span className="figures px-3 text-sm text-muted sm:hidden">
        {formatNumber(current_page)} de {formatNumber(last_page)}
      </span>
      <Step to={to(current_page + 1)} enabled={current_page < last_page} label="Próxima página" icon="chevron-right" />
      {total !== undefined && <span className="sr-only">{formatNumber(total)} ao todo</span>}
    </nav>
  )
}

const box = 'figures flex h-11 min-w-11 items-center justify-center rounded-field px-2 text-[0.9375rem] font-medium'

function PageLink({ to, page, current }: { to: string; page: number; current: boolean }) {
  return (
    <Link
      to={to}
      aria-current={current ? 'page' : undefined}
      className={`${box} ${current ? 'bg-primary text-primary-content' : 'hover:bg-base-200'}`}
    >
      <span className="sr-only">Página </span>
      {formatNumber(page)}
    </Link>
  )
}

type StepProps = { to: string; enabled: boolean; label: string; icon: 'chevron-left' | 'chevron-right' }

function Step({ to, enabled, label, icon }: StepProps) {
  if (!enabled)
    return (
      <span className={`${box} opacity-35`}>
        <Icon name={icon} />
      </span>
    )
  return (
    <Link to={to} className={`${box} hover:bg-base-200`} prefetch="intent">
      <Icon name={icon} label={label} />
    </Link>
  )
}

/** First, last, and two on each side of the current page; null is a gap. */
export function pagesAround(current: number, last: number): (number | null)[] {
  const wanted = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last)
  const pages = [...new Set(wanted)].sort((a, b) => a - b)
  return pages.flatMap((page, index) => {
    const previous = pages[index - 1] ?? 0
    if (page - previous === 2) return [page - 1, page]
    return page - previous > 2 ? [null, page] : [page]
  })
}
