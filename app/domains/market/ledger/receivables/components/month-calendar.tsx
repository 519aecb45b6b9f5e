import { useLocation } from 'react-router'
import { formatLongDay } from '#shared/dates.ts'
import { addMonths } from '#shared/days.ts'
import { formatMoney } from '#shared/money.ts'
import { plural } from '#shared/numbers.ts'
import { Card } from '#ui/components/card.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import { withParams } from '#ui/components/search-params.ts'
import { monthDays, monthName } from '../month.model.ts'
import type { ReceivableCalendar } from '../receivables.schemas.ts'

const weekdays = ['seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'dom']

/** What is expected on each day of a month; a day opens its receivables in the list below. */
export function MonthCalendar({ calendar, day: chosen }: { calendar: ReceivableCalendar; day?: string }) {
  const { search } = useLocation()
  const { month, total, held, days } = calendar
  const to = (name: string | null, day: string | null = null) =>
    `${withParams(search, { month: name, day, page: null })}#lista`
  const step = (months: number) => addMonths(`${month}-01`, months).slice(0, 7)
  const sums = new Map(days.map((one) => [one.day, one]))
  return (
    <Card title="Calendário de recebimentos">
      <nav aria-label="Meses" className="mb-4 flex items-center justify-between gap-2">
        <MonthStep to={to(step(-1))} icon="chevron-left" label={`Ver ${monthName(step(-1))}`} />
        <p className="text-center">
          <span className="font-semibold">{monthName(month)}</span>
          <span className="figures block text-sm text-muted">{formatMoney(total)} no mês</span>
        </p>
        <MonthStep to={to(step(1))} icon="chevron-right" label={`Ver ${monthName(step(1))}`} />
      </nav>
      <div className="month-heads" aria-hidden="true">
        {weekdays.map((name) => (
          <span key={name} className="pb-1 text-center text-sm text-muted">
            {name}
          </span>
        ))}
      </div>
      <ol className="month-days">
        {monthDays(month).map(({ day, column }) => {
          const sum = sums.get(day)
          return (
            <li
              key={day}
              style={column ? { gridColumnStart: column } : undefined}
              className={sum ? '' : 'max-sm:hidden'}
            >
              {sum ? (
                <Link
                  to={to(month, day)}
                  aria-current={day === chosen ? 'true' : undefined}
                  aria-label={`${formatLongDay(day)}: ${formatMoney(sum.amount)}, ${plural(sum.count, 'recebível', 'recebíveis')}`}
                  className={`month-day flex min-h-14 items-center justify-between gap-2 rounded-field border px-3 py-2 ${day === chosen ? 'border-primary bg-primary text-primary-content' : 'border-primary/35 bg-primary/8 hover:bg-primary/15'}`}
                >
                  <span className="figures text-sm">
                    {Number(day.slice(8))}
                    <span className="sm:hidden"> de {monthName(month).split(' ')[0]}</span>
                  </span>
                  <span className="figures text-sm font-semibold">{formatMoney(sum.amount)}</span>
                </Link>
              ) : (
                <span className="figures block min-h-14 rounded-field border border-base-300 px-2 py-2 text-sm text-muted">
                  {Number(day.slice(8))}
                </span>
              )}
            </li>
          )
        })}
      </ol>
      {days.length === 0 && <p className="mt-4 text-muted">Nada previsto para este mês.</p>}
      {held > 0 && (
        <p className="mt-4 text-sm text-muted">
          Mais {formatMoney(held)} esperam a entrega: a data aparece quando começam a contar os 7 dias.
        </p>
      )}
    </Card>
  )
}

const MonthStep = ({ to, icon, label }: { to: string; icon: 'chevron-left' | 'chevron-right'; label: string }) => (
  <Link
    to={to}
    preventScrollReset
    className="flex size-11 items-center justify-center rounded-field border border-edge hover:bg-base-200"
  >
    <Icon name={icon} label={label} />
  </Link>
)
