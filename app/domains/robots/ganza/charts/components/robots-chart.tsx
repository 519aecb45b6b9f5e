import { useMemo, useState } from 'react'
import { termOf } from '#domains/garden/calculators/term.words.ts'
import type { DrawnChart } from '#domains/robots/telemetry/series/chart.view.ts'
import { chartRows, gapAt, ms } from '#domains/robots/telemetry/series/chart-columns.model.ts'
import { gapInWords } from '#domains/robots/telemetry/series/gap.words.ts'
import { spaceGaps } from '#domains/robots/telemetry/series/space-gaps.model.ts'
import { GapList, ReadingChart } from '#domains/robots/telemetry/ui.ts'
import { formatDayTime } from '#shared/dates.ts'
import { nearest } from '#shared/nearest.ts'
import { formatNumber } from '#shared/numbers.ts'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Help } from '#ui/components/help.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { DashboardTabs } from '../../robots/components/dashboard-tabs.tsx'
import { valueInWords } from '../../robots/reading.words.ts'
import type { RobotsSeries } from '../charts.schemas.ts'
import { RangeChips } from './range-chips.tsx'
import { useGoing } from './use-going.ts'
import { type LiveRobot, useLiveRobots } from './use-live-robots.ts'

type Props = RobotsSeries & {
  title: string
  range: string
  base: string
  window: { from: Date | string; to: Date | string }
}

const colours = ['--color-sensor-vpd', '--color-sensor-humidity', '--color-sensor-temperature', '--color-primary']
const dashes = [undefined, [8, 4], [2, 4]]
const MOST_ROWS = 100

/** One quantity, a line for each robot: told apart by colour and stroke, and by name in the table. */
export function RobotsChart({ robots: first, title, range, base, window }: Props) {
  const robots = useLiveRobots(first)
  const [asked, setAsked] = useState<{ of: RobotsSeries['robots']; from: number; to: number } | null>(null)
  // Another range is another chart.
  const zoomed = asked?.of === first ? asked : null
  const [pointed, setPointed] = useState<number | null>(null)
  const isGoing = useGoing() !== null
  const term = termOf(base.slice(base.lastIndexOf('/') + 1))
  const drawn = useMemo(
    (): DrawnChart => ({
      from: zoomed?.from ?? ms(window.from),
      to: zoomed?.to ?? Math.max(ms(window.to), ...robots.map(({ series }) => ms(series.to))),
      unit: robots[0]?.series.lines[0]?.unit ?? '',
      decimals: robots[0]?.series.lines[0]?.decimals ?? 1,
      lines: robots.map(({ name, series }, i) => ({
        name,
        colour: colours[i % colours.length] ?? '--color-primary',
        dash: dashes[Math.floor(i / colours.length) % dashes.length],
        rows: chartRows(series, series.lines[0]?.key ?? ''),
      })),
      // One robot's gap is not another's: there its line alone breaks, and what is pointed at says why.
      gaps: silentTimes(robots).map(({ from, to, cause }) => ({ from, to, words: gapInWords(cause) })),
      nights: [],
      bands: [],
      marks: [],
      odd: [],
    }),
    [robots, zoomed, window],
  )
  const hasData = drawn.lines.some(({ rows }) => rows.some(({ mean }) => mean !== null))
  return (
    <>
      <PageHeader
        title={title}
        text={
          <span className="flex items-center gap-1">
            A mesma medida em todos os seus robôs.
            {term && <Help term={term} />}
          </span>
        }
      />
      <DashboardTabs />
      <div className="mb-5">
        <RangeChips chosen={range} addressOf={(name) => `${base}?faixa=${name}`} />
      </div>
      {hasData ? (
        <div className="space-y-4" aria-busy={isGoing}>
          <figure className="card flex-col gap-3 p-4">
            <figcaption>
              <ul className="grid gap-x-5 gap-y-2 text-sm sm:grid-cols-2 desk:grid-cols-3">
                {robots.map(({ name, serial, series }, i) => {
                  const line = drawn.lines[i]
                  // Nothing pointed at is now.
                  const gap = gapAt(series, pointed ?? ms(series.to) - 1)
                  const at = pointed === null ? null : valueAt(line?.rows ?? [], pointed)
                  const last = at ?? line?.rows.findLast(({ mean }) => mean !== null)?.mean
                  return (
                    <li key={serial} className="flex min-w-0 flex-wrap items-center gap-x-2">
                      <svg width="28" height="8" aria-hidden="true">
                        <line
                          x1="0"
                          x2="28"
                          y1="4"
                          y2="4"
                          stroke={`var(${line?.colour})`}
                          strokeWidth="3"
                          strokeDasharray={line?.dash?.join(' ')}
                        />
                      </svg>
                      <Link to={`/ganza/${serial}`} className="link reach">
                        {name}
                      </Link>
                      {/* As tall as what may stand here: the chart below stays where it is. */}
                      <span
                        className={`figures line-clamp-2 basis-full text-muted ${series.gaps.length ? 'h-10' : 'h-5'}`}
                      >
                        {gap && pointed !== null
                          ? gapInWords(gap.cause)
                          : [
                              typeof last === 'number' && series.lines[0] && valueInWords(last, series.lines[0]),
                              gap && silentInWords(series, gap),
                            ]
                              .filter(Boolean)
                              .join(', ')}
                      </span>
                    </li>
                  )
                })}
              </ul>
              <p className="figures mt-1 text-sm text-muted">{pointed === null ? '\u00a0' : formatDayTime(pointed)}</p>
            </figcaption>
            <ReadingChart
              drawn={drawn}
              label={`${title}: uma linha por robô.`}
              onPoint={setPointed}
              onWindow={(wanted) => setAsked({ of: first, ...wanted })}
              onReset={() => setAsked(null)}
              onMark={() => undefined}
            />
          </figure>
          <RobotsTable robots={robots} />
        </div>
      ) : (
        <EmptyState icon="chart-line" text="Nenhum robô mandou essa medida neste período." />
      )}
    </>
  )
}

const gapsOf = ({ gaps }: LiveRobot['series']) =>
  gaps.map(({ from, to, cause }) => ({ from: ms(from), to: ms(to), cause }))

/** When none of the robots was heard. */
const silentTimes = (robots: LiveRobot[]) =>
  spaceGaps(robots.map(({ series }) => ({ from: ms(series.from), to: ms(series.to), gaps: gapsOf(series) })))

/** 'sem dados desde sex, 20 de nov, 10:00'; what began before the window did so at the last reading before it. */
function silentInWords({ from, lines }: LiveRobot['series'], gap: { from: Date | string }) {
  const began = ms(gap.from) > ms(from) ? gap.from : lines[0]?.before?.at
  return began ? `sem dados desde ${formatDayTime(began)}` : 'sem dados'
}

const valueAt = (rows: DrawnChart['lines'][number]['rows'], at: number) => nearest(rows, at, (row) => row.at)?.mean

const RobotsTable = ({ robots }: { robots: LiveRobot[] }) => (
  <Disclosure title="Em números" icon="table-2">
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
    <section className="max-h-96 space-y-4 overflow-auto px-5 pb-5" tabIndex={0} aria-label="Leituras em números">
      {robots.map(({ name, serial, series }) => (
        <div key={serial} className="space-y-2">
          <table className="figures w-full text-sm">
            <caption className="py-2 text-left font-semibold">{name}</caption>
            <thead>
              <tr className="text-left text-muted">
                <th className="py-1.5 pr-4 font-medium">Quando</th>
                <th className="py-1.5 text-right font-medium">
                  {series.lines[0]?.name} ({series.lines[0]?.unit})
                </th>
              </tr>
            </thead>
            <tbody>
              {series.at
                .map((at, i) => ({ at, mean: series.lines[0]?.means[i] ?? null }))
                .slice(-MOST_ROWS)
                .reverse()
                .map(({ at, mean }) => (
                  <tr key={String(at)} className="border-t border-base-300">
                    <td className="py-1.5 pr-4">{formatDayTime(at)}</td>
                    <td className="py-1.5 text-right">
                      {mean === null ? '–' : formatNumber(mean, series.lines[0]?.decimals, series.lines[0]?.decimals)}
                    </td>
                  </tr>
                ))}
            </tbody>
          </table>
          <GapList gaps={series.gaps} />
        </div>
      ))}
    </section>
  </Disclosure>
)
