import { formatNumber, formatPercent } from '#shared/numbers.ts'
import type { StoreDashboard } from '../dashboard.schemas.ts'

/** From looking to buying: each step with its share of the one before. */
export function Funnel({ conversion: { views, carts, orders } }: Pick<StoreDashboard, 'conversion'>) {
  const most = Math.max(views, carts, orders, 1)
  const steps = [
    { label: 'Visitas aos produtos', count: views, share: null },
    { label: 'Foram para o carrinho', count: carts, share: views ? carts / views : null },
    { label: 'Viraram pedidos pagos', count: orders, share: carts ? orders / carts : null },
  ]
  return (
    <ol className="space-y-3">
      {steps.map(({ label, count, share }) => (
        <li key={label} className="space-y-1">
          <p className="flex items-baseline justify-between gap-3 text-[0.9375rem]">
            <span>{label}</span>
            <span className="figures">
              <strong>{formatNumber(count)}</strong>
              {share !== null && <span className="text-muted"> ({formatPercent(Math.min(1, share))})</span>}
            </span>
          </p>
          <progress className="progress w-full" value={count} max={most} aria-hidden="true" />
        </li>
      ))}
    </ol>
  )
}
