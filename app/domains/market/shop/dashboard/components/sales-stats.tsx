import { formatMoney } from '#shared/money.ts'
import { formatNumber, formatPercent } from '#shared/numbers.ts'
import { Stat, Stats } from '#ui/components/stat.tsx'
import type { StoreDashboard } from '../dashboard.schemas.ts'

type Props = Pick<StoreDashboard, 'sales' | 'before' | 'days'>

/** What was sold, how often, and for how much at a time; each beside the days before. */
export function SalesStats({ sales, before, days }: Props) {
  return (
    <Stats>
      <Stat
        label="Vendas"
        icon="banknote"
        value={formatMoney(sales.amount)}
        hint={compared(sales.amount, before.amount, days)}
      />
      <Stat
        label="Pedidos pagos"
        icon="package"
        value={formatNumber(sales.orders)}
        hint={compared(sales.orders, before.orders, days)}
      />
      <Stat
        label="Tíquete médio"
        icon="receipt"
        value={formatMoney(averageOf(sales))}
        hint={compared(averageOf(sales), averageOf(before), days)}
      />
      <Stat
        label="Unidades"
        icon="boxes"
        value={formatNumber(sales.units)}
        hint={compared(sales.units, before.units, days)}
      />
    </Stats>
  )
}

const averageOf = ({ amount, orders }: StoreDashboard['sales']) => (orders ? Math.round(amount / orders) : 0)

function compared(now: number, before: number, days: number): string {
  if (!before) return now ? `nada nos ${days} dias antes` : 'nada ainda'
  const change = now / before - 1
  if (Math.abs(change) < 0.005) return `igual aos ${days} dias antes`
  return `${formatPercent(Math.abs(change))} ${change > 0 ? 'a mais' : 'a menos'} que nos ${days} dias antes`
}
