import { GapList } from '#domains/robots/telemetry/ui.ts'
import { formatDayTime } from '#shared/dates.ts'
import { Disclosure } from '#ui/components/disclosure.tsx'
import type { Climate } from '../climate.schemas.ts'
import { climateSeries } from '../climate-series.kinds.ts'
import { readingNumber, seriesWords } from './series.words.ts'

/** The data of the charts, newest first: missing values are a dash, never 0. */
export function ClimateTable({ climate: { points, gaps } }: { climate: Climate }) {
  const shown = climateSeries.filter((series) => points.some((point) => point[series]))
  return (
    <Disclosure title="Em números" icon="table-2">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section className="max-h-96 space-y-4 overflow-auto px-5 pb-5" tabIndex={0} aria-label="Leituras em números">
        <table className="figures w-full text-sm">
          <thead>
            <tr className="text-left text-muted">
              <th className="py-1.5 pr-4 font-medium">Quando</th>
              {shown.map((series) => (
                <th key={series} className="py-1.5 pr-4 text-right font-medium whitespace-nowrap">
                  {seriesWords[series].title} ({seriesWords[series].unit})
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.toReversed().map((point) => (
              <tr key={String(point.at)} className="border-t border-base-300">
                <td className="py-1.5 pr-4 whitespace-nowrap">{formatDayTime(point.at)}</td>
                {shown.map((series) => (
                  <td key={series} className="py-1.5 pr-4 text-right">
                    {point[series] ? readingNumber(series, point[series].avg, point) : '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <GapList gaps={gaps} />
      </section>
    </Disclosure>
  )
}
