import { binInWords } from '#domains/robots/telemetry/series/bin.words.ts'
import { isByDay, type SeriesAsRead } from '#domains/robots/telemetry/series/chart-columns.model.ts'
import { flagWords } from '#domains/robots/telemetry/series/gap.words.ts'
import { GapList } from '#domains/robots/telemetry/ui.ts'
import { formatDayTime } from '#shared/dates.ts'
import { formatNumber } from '#shared/numbers.ts'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { valueInWords } from '../../robots/reading.words.ts'

/** A table of thousands of rows helps nobody: the newest; the file has all. */
const MOST_ROWS = 200

/** The data of the charts, newest first; missing values are a dash, never 0. */
export function ReadingsTable({ series, open }: { series: SeriesAsRead; open?: boolean }) {
  const { lines, at, gaps, sent_later, flagged } = series
  const order = at.map((_, i) => i).reverse()
  return (
    <Disclosure title="Em números" icon="table-2" open={open}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section className="max-h-96 space-y-4 overflow-auto px-5 pb-5" tabIndex={0} aria-label="Leituras em números">
        <table className="figures w-full text-sm">
          <thead>
            <tr className="text-left text-muted">
              <th className="py-1.5 pr-4 font-medium">Quando</th>
              {lines.map(({ key, name, unit }) => (
                <th key={key} className="py-1.5 pr-4 text-right font-medium whitespace-nowrap">
                  {name} ({unit})
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {order.slice(0, MOST_ROWS).map((i) => (
              <tr key={String(at[i])} className="border-t border-base-300">
                <td className="py-1.5 pr-4 whitespace-nowrap">
                  {isByDay(series) ? binInWords(series, at[i] as Date) : formatDayTime(at[i] as Date)}
                </td>
                {lines.map(({ key, means, decimals }) => (
                  <td key={key} className="py-1.5 pr-4 text-right">
                    {means[i] === null || means[i] === undefined ? '–' : formatNumber(means[i], decimals, decimals)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {at.length > MOST_ROWS && (
          <p className="text-sm text-muted">Aqui estão as {MOST_ROWS} mais novas. O arquivo CSV tem todas.</p>
        )}
        <GapList gaps={gaps} />
        {sent_later.length > 0 && (
          <div>
            <h3 className="text-base">Medido sem rede, enviado depois</h3>
            <ul className="figures text-sm">
              {sent_later.toReversed().map(({ from, to }) => (
                <li key={String(from)}>
                  {formatDayTime(from)} até {formatDayTime(to)}
                </li>
              ))}
            </ul>
          </div>
        )}
        {flagged.length > 0 && (
          <div>
            <h3 className="text-base">Valores marcados, fora das médias</h3>
            <ul className="figures text-sm">
              {flagged.toReversed().map(({ at: moment, sensor, value, flag }) => {
                const line = lines.find(({ key }) => key === sensor)
                return (
                  <li key={`${moment}${sensor}`}>
                    {formatDayTime(moment)}: {line ? `${line.name} ${valueInWords(value, line)}` : value},{' '}
                    {flagWords[flag]}
                  </li>
                )
              })}
            </ul>
          </div>
        )}
      </section>
    </Disclosure>
  )
}
