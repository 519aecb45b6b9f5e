import { formatNumericDay } from '#shared/dates.ts'
import { DAY } from '#shared/durations.ts'
import { formatMoney } from '#shared/money.ts'
import { plural } from '#shared/numbers.ts'
import { Band } from '#ui/chart/band.tsx'
import { Chart } from '#ui/chart/chart.tsx'
import { niceDomain } from '#ui/chart/scale.ts'
import { Disclosure } from '#ui/components/disclosure.tsx'
import type { StoreDashboard } from '../dashboard.schemas.ts'

const noon = (day: string) => new Date(`${day}T12:00:00-03:00`)

/** Sales per day as bars, and the same as a table. */
export function SalesChart({ by_day }: Pick<StoreDashboard, 'by_day'>) {
  const [first, last] = [by_day[0], by_day.at(-1)]
  if (!first || !last) return null
  const sold = by_day.filter(({ orders }) => orders > 0)
  if (!sold.length)
    return <p className="card p-5 text-muted">Nenhuma venda no período. Quando houver, os dias aparecem aqui.</p>
  const best = Math.max(...by_day.map(({ amount }) => amount))
  const from = new Date(noon(first.day).getTime() - DAY / 2)
  const until = new Date(noon(last.day).getTime() + DAY / 2 - 1)
  return (
    <div className="space-y-2">
      <Chart
        title="Vendas por dia"
        description={`o melhor dia vendeu ${formatMoney(best)}.`}
        x={[from, until]}
        y={niceDomain([0, Math.max(best / 100, 10)])}
        unit="reais"
        className="h-40 text-primary sm:h-48"
      >
        {sold.map(({ day, amount }) => (
          <Band
            key={day}
            x={[new Date(noon(day).getTime() - DAY * 0.4), new Date(noon(day).getTime() + DAY * 0.4)]}
            y={[0, amount / 100]}
            opacity={0.85}
            radius={2}
          />
        ))}
      </Chart>
      <Disclosure title="Ver em tabela" icon="table-2">
        <div className="max-h-96 overflow-auto px-5 pb-5">
          <table className="table figures text-sm">
            <thead>
              <tr>
                <th>Dia</th>
                <th className="text-end">Pedidos</th>
                <th className="text-end">Vendas</th>
              </tr>
            </thead>
            <tbody>
              {sold.toReversed().map(({ day, amount, orders }) => (
                <tr key={day}>
                  <td>{formatNumericDay(day)}</td>
                  <td className="text-end">{plural(orders, 'pedido', 'pedidos')}</td>
                  <td className="text-end">{formatMoney(amount)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Disclosure>
    </div>
  )
}
