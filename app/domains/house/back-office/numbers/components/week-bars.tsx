import { formatNumericDay } from '#shared/dates.ts'
import { formatPercent } from '#shared/numbers.ts'
import { Card } from '#ui/components/card.tsx'
import { Link } from '#ui/components/link.tsx'
import type { Measure, Numbers } from '../numbers.schemas.ts'
import { amountWords, listSince, measureWords, questions } from '../numbers.words.ts'

type Props = { numbers: Numbers; canOpen: boolean }

/** A card for each question that the viewer's numbers answer. */
export const WeekBars = ({ numbers, canOpen }: Props) => (
  <div className="grid items-start gap-6 lg:grid-cols-2">
    {questions
      .map((question) => ({ ...question, measures: question.measures.filter((one) => numbers.series[one]) }))
      .filter(({ measures }) => measures.length > 0)
      .map(({ ask, measures, to }) => (
        <Card
          key={ask}
          title={ask}
          level={3}
          actions={
            to &&
            canOpen && (
              <Link to={to.path} className="link inline-flex min-h-11 items-center">
                {to.label}
              </Link>
            )
          }
        >
          <div className="space-y-5">
            {measures.map((measure) => (
              <Bars key={measure} {...{ measure, numbers, canOpen }} />
            ))}
          </div>
        </Card>
      ))}
  </div>
)

function Bars({ measure, numbers: { weeks, series, sums }, canOpen }: Props & { measure: Measure }) {
  const to = canOpen ? listSince(measure, weeks[0]) : undefined
  const values = series[measure] ?? []
  const { now, before } = sums[measure] ?? { now: 0, before: 0 }
  const most = Math.max(1, ...values.map((value) => value ?? 0))
  return (
    <figure className="space-y-2">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">{measureWords[measure]}</span>
        <span className="figures text-sm text-muted">
          {to ? (
            <Link to={to} className="link reach inline-flex min-h-6 items-center">
              {amountWords(measure, now)} agora
            </Link>
          ) : (
            `${amountWords(measure, now)} agora`
          )}
          , {amountWords(measure, before)} antes{changed(now, before)}
        </span>
      </figcaption>
      <div aria-hidden="true" className="flex h-14 items-end gap-1 border-b border-base-300">
        {weeks.map((week, at) => (
          <span
            key={week}
            className={`min-h-px flex-1 rounded-t-sm ${values[at] === null ? 'bg-base-300' : 'bg-primary'}`}
            style={{ height: `${(100 * (values[at] ?? 0)) / most}%` }}
          />
        ))}
      </div>
      <details className="text-sm">
        <summary className="flex min-h-11 w-fit cursor-pointer items-center text-muted">Ver em tabela</summary>
        <table className="mt-2 w-full">
          <caption className="sr-only">{measureWords[measure]} por semana</caption>
          <thead>
            <tr>
              <th scope="col" className="text-start font-medium">
                Semana de
              </th>
              <th scope="col" className="text-end font-medium">
                {measureWords[measure]}
              </th>
            </tr>
          </thead>
          <tbody>
            {weeks.map((week, at) => (
              <tr key={week} className="border-t border-base-300">
                <th scope="row" className="figures text-start font-normal">
                  {formatNumericDay(week)}
                </th>
                <td className="figures text-end">{told(measure, values[at] ?? null)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

const told = (measure: Measure, value: number | null) =>
  value === null ? 'cedo para saber' : amountWords(measure, value)

/** ', +12 %' of the weeks before; nothing where there is nothing to compare with. */
const changed = (now: number, before: number) => {
  if (before === 0) return ''
  const share = now / before - 1
  return ` (${share > 0 ? '+' : ''}${formatPercent(share)})`
}
