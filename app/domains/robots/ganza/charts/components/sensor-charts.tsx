import { useMemo, useState } from 'react'
import { binInWords } from '#domains/robots/telemetry/series/bin.words.ts'
import { isByDay, type SeriesAsRead } from '#domains/robots/telemetry/series/chart-columns.model.ts'
import { gapInWords } from '#domains/robots/telemetry/series/gap.words.ts'
import { formatDayTime } from '#shared/dates.ts'
import { ScrubBar } from '#ui/chart/scrub-bar.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { valueInWords } from '../../robots/reading.words.ts'
import { sensorLook } from '../../robots/sensor-look.view.ts'
import type { ChartNotes } from '../charts.schemas.ts'
import { readingsAt, readLines } from '../readings-at.model.ts'
import { SensorChart } from './sensor-chart.tsx'

type Window = { from: number; to: number }
type Props = {
  series: SeriesAsRead
  notes: ChartNotes
  window: Window
  onWindow: (window: Window) => void
  onReset: () => void
  /** The moment that is told of until a finger chooses another; without one the newest. */
  begin?: number | undefined
}

/** All charts of a robot: one window, and one moment that a finger on any of them moves in all. */
export function SensorCharts({ series, notes, window, onWindow, onReset, begin }: Props) {
  const [pointed, setPointed] = useState<number | null>(begin ?? null)
  const lines = useMemo(() => readLines(series), [series])
  const newest = Math.max(window.from, ...lines.map(({ rows }) => rows.at(-1)?.at ?? window.from))
  const at = Math.min(window.to, Math.max(window.from, pointed ?? newest))
  const { gap, readings } = readingsAt(lines, series, at)
  return (
    <>
      <div className="in-aria-busy:invisible">
        <ScrubBar
          {...window}
          {...{ at, onAt: setPointed, step: Math.max(1, series.bin_seconds) * 1000 }}
          said={isByDay(series) ? binInWords(series, at) : formatDayTime(at)}
          quiet={pointed === null}
          still
        >
          {/* As tall in a gap as with readings, also once another window is read: fingers lie on the charts below. */}
          <ul
            className="grid grid-cols-3 gap-x-3 *:truncate"
            style={{ minHeight: `${Math.ceil(readings.length / 3) * 1.25}rem` }}
          >
            {gap ? (
              <li className="col-span-full">{gapInWords(gap)}</li>
            ) : (
              readings.map(({ line, row, exact }) => (
                <li key={line.key}>
                  <Icon
                    name={sensorLook(line.key).icon}
                    size={16}
                    className={`mr-1 inline ${sensorLook(line.key).text}`}
                  />
                  <span className="font-semibold max-sm:sr-only">{line.name}</span>{' '}
                  {row ? <Read {...row} line={line} /> : 'sem dados'}
                  {row && !exact && `, ${formatDayTime(row.at)}`}
                </li>
              ))
            )}
          </ul>
        </ScrubBar>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {series.lines.map((line) => (
          <SensorChart
            key={line.key}
            {...{ line, series, notes, window, at, onWindow, onReset }}
            isPointed={pointed !== null}
            onAt={setPointed}
          />
        ))}
      </div>
    </>
  )
}

type Read = ReturnType<typeof readLines>[number]['rows'][number] & { line: SeriesAsRead['lines'][number] }

/** '24,3 °C (24,1 °C a 24,6 °C)'; on a phone the value alone. */
const Read = ({ mean, low, high, line }: Read) => (
  <>
    {valueInWords(mean, line)}
    {low !== null && high !== null && low !== high && (
      <span className="max-sm:hidden">{` (${valueInWords(low, line)} a ${valueInWords(high, line)})`}</span>
    )}
  </>
)
