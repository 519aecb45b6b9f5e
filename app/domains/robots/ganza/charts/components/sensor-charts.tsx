import { useMemo, useState } from 'react'
import type { SeriesAsRead } from '#domains/robots/telemetry/series/chart-columns.model.ts'
import { gapInWords } from '#domains/robots/telemetry/series/gap.words.ts'
import { formatDayTime } from '#shared/dates.ts'
import { ScrubBar } from '#ui/chart/scrub-bar.tsx'
import { sensorLook, valueInWords } from '../../robots/reading.words.ts'
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
}

/** All charts of a robot: one window, and one moment that a finger on any of them moves in all. Untouched, it is the newest. */
export function SensorCharts({ series, notes, window, onWindow, onReset }: Props) {
  const [pointed, setPointed] = useState<number | null>(null)
  const lines = useMemo(() => readLines(series), [series])
  const newest = Math.max(window.from, ...lines.map(({ rows }) => rows.at(-1)?.at ?? window.from))
  const at = Math.min(window.to, Math.max(window.from, pointed ?? newest))
  const { gap, readings } = readingsAt(lines, series, at)
  return (
    <>
      <ScrubBar
        {...window}
        {...{ at, onAt: setPointed, step: Math.max(1, series.bin_seconds) * 1000, said: formatDayTime(at) }}
        quiet={pointed === null}
      >
        <ul className={`grid gap-x-4 *:truncate sm:grid-cols-3 ${readings.length > 4 ? 'grid-cols-2' : ''}`}>
          {readings.map(({ line, row, exact }) => (
            <li key={line.key}>
              <span className={`font-semibold ${sensorLook(line.key).text}`}>{line.name}</span>{' '}
              {row ? `${readInWords(row, line)}${exact ? '' : `, ${formatDayTime(row.at)}`}` : 'sem dados'}
            </li>
          ))}
          {/* As tall without a gap as with one, also once another window is read: fingers lie on the charts below. */}
          <li className="min-h-5">{gap && gapInWords(gap)}</li>
        </ul>
      </ScrubBar>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {series.lines.map((line) => (
          <SensorChart key={line.key} {...{ line, series, notes, window, at, onWindow, onReset }} onAt={setPointed} />
        ))}
      </div>
    </>
  )
}

type Row = ReturnType<typeof readLines>[number]['rows'][number]

/** '24,3 °C (24,1 °C a 24,6 °C)'. */
function readInWords({ mean, low, high }: Row, line: SeriesAsRead['lines'][number]) {
  const range =
    low === high || low === null || high === null ? '' : ` (${valueInWords(low, line)} a ${valueInWords(high, line)})`
  return `${valueInWords(mean, line)}${range}`
}
