import { formatCount } from '#shared/numbers.ts'
import type { ModerationMonth } from '../transparency.schemas.ts'

const columns: { key: Exclude<keyof ModerationMonth, 'month'>; label: string }[] = [
  { key: 'reports', label: 'Recebidas' },
  { key: 'manter', label: 'Mantidas' },
  { key: 'esconder', label: 'Escondidas' },
  { key: 'remover', label: 'Removidas' },
  { key: 'avisar', label: 'Com aviso' },
  { key: 'suspender', label: 'Suspensas' },
  { key: 'appeals', label: 'Recursos' },
  { key: 'reverted', label: 'Aceitos' },
]

const monthYear = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const monthName = (month: string) => monthYear.format(new Date(`${month}-15T00:00:00Z`))

/** A table on desktop; on a phone each month is a card. */
export const MonthsTable = ({ months }: { months: ModerationMonth[] }) => (
  <div className="overflow-x-auto rounded-box border border-base-300 bg-surface max-md:border-0 max-md:bg-transparent">
    <table className="table stacks text-[0.9375rem]">
      <caption className="sr-only">A moderação por mês</caption>
      <thead className="text-muted">
        <tr>
          <th scope="col">Mês</th>
          {columns.map(({ key, label }) => (
            <th key={key} scope="col" className="md:text-end">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map((month) => (
          <tr key={month.month}>
            <td data-label="Mês" className="font-semibold whitespace-nowrap">
              {monthName(month.month)}
            </td>
            {columns.map(({ key, label }) => (
              <td key={key} data-label={label} className="figures md:text-end">
                {formatCount(month[key])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
