import { formatNumber, formatPercent } from '#shared/numbers.ts'
import type { StoreDashboard } from '../dashboard.schemas.ts'

/**
 * From looking to buying: each step with its share of the one before, where that one counts as many. Visits are counted
 * only of who allowed it: fewer of them than carts tell nothing, and are left out.
 */
export function Funnel({ conversion: { views, carts, orders } }: Pick<StoreDashboard, 'conversion'>) {
  const most = Math.max(views, carts, orders, 1)
  const visits = { label: 'Visitas aos produtos', note: 'só de quem deixou contar', count: views, share: null }
  const steps = [
    ...(views < carts ? [] : [visits]),
    { label: 'Foram para o carrinho', note: null, count: carts, share: shareOf(carts, views) },
    { label: 'Viraram pedidos pagos', note: null, count: orders, share: shareOf(orders, carts) },
  ]
  return (
    <ol className="space-y-3">
      {steps.map(({ label, note, count, share }) => (
        <li key={label} className="space-y-1">
          <p className="flex items-baseline justify-between gap-3 text-[0.9375rem]">
            <span>
              {label}
              {note && <span className="block text-sm text-muted">{note}</span>}
            </span>
            <span className="figures">
              <strong>{formatNumber(count)}</strong>
              {share !== null && <span className="text-muted"> ({formatPercent(share)})</span>}
            </span>
          </p>
          <progress className="progress w-full" value={count} max={most} aria-hidden="true" />
        </li>
      ))}
    </ol>
  )
}

const shareOf = (count: number, before: number) => (before > 0 && count <= before ? count / before : null)
