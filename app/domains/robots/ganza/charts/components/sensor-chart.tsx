import { useMemo, useState } from 'react'
import { termOf } from '#domains/garden/calculators/term.words.ts'
import { binInWords } from '#domains/robots/telemetry/series/bin.words.ts'
import type { DrawnChart } from '#domains/robots/telemetry/series/chart.view.ts'
import {
  chartRows,
  dayBlocks,
  isByDay,
  ms,
  type SeriesAsRead,
} from '#domains/robots/telemetry/series/chart-columns.model.ts'
import { gapInWords } from '#domains/robots/telemetry/series/gap.words.ts'
import { ReadingChart } from '#domains/robots/telemetry/ui.ts'
import { formatDay, formatDayTime } from '#shared/dates.ts'
import { nearest } from '#shared/nearest.ts'
import { Help } from '#ui/components/help.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { actInWords, whyInWords } from '../../robots/act.words.ts'
import { valueInWords } from '../../robots/reading.words.ts'
import { sensorLook } from '../../robots/sensor-look.view.ts'
import type { ChartNotes } from '../charts.schemas.ts'
import { aimedAt } from '../light.model.ts'

type Props = {
  line: SeriesAsRead['lines'][number]
  series: SeriesAsRead
  notes: ChartNotes
  window: { from: number; to: number }
  /** The moment that is told of all charts; a finger on this one moves it. */
  at: number
  /** A finger chose it. */
  isPointed: boolean
  onAt: (at: number) => void
  onWindow: (window: { from: number; to: number }) => void
  onReset: () => void
}

/** One sensor over time; a tap on a mark says what was done, and why. */
export function SensorChart({ line, series, notes, window, at, isPointed, onAt, onWindow, onReset }: Props) {
  const [marked, setMarked] = useState<string[]>([])
  const { key, name } = line
  const drawn = useMemo(() => drawnOf(key, series, notes, window), [key, series, notes, window])
  const rows = useMemo(() => chartRows(series, key), [series, key])
  const term = termOf(key)
  const label = `${name}: ${summary(rows, line)}.`
  return (
    <figure className="card flex-col gap-2 p-4">
      {/* A line for each, whatever it says: the chart stays under the finger. */}
      <figcaption>
        <span className="flex items-center gap-1">
          <Icon name={sensorLook(key).icon} className={sensorLook(key).text} />
          <h2 className="text-lg">{name}</h2>
          {term && <Help term={term} />}
        </span>
        <span className="figures block truncate text-sm text-muted in-aria-busy:invisible">
          {isPointed ? toldAt(rows, line, series, at) : summary(rows, line)}
        </span>
      </figcaption>
      <ReadingChart
        drawn={drawn}
        label={label}
        held={at}
        onPoint={(moment) => moment !== null && onAt(moment)}
        onWindow={onWindow}
        onReset={onReset}
        onMark={setMarked}
      />
      <output className="text-sm">{marksInWords(marked, notes)}</output>
    </figure>
  )
}

function drawnOf(key: string, series: SeriesAsRead, notes: ChartNotes, window: Props['window']): DrawnChart {
  const line = series.lines.find((one) => one.key === key)
  const rows = chartRows(series, key)
  const blocks = dayBlocks(series, key)
  const runs = notes.modes.map((mode) => ({ from: ms(mode.from), to: ms(mode.to), program: mode.program }))
  return {
    from: window.from,
    // The last day is drawn whole.
    to: Math.max(window.to, ...blocks.slice(-1).map(({ to }) => to)),
    unit: line?.unit ?? '',
    decimals: line?.decimals ?? 1,
    lines: [{ name: line?.name ?? '', colour: sensorLook(key).line, rows: blocks.length ? meansOf(rows) : rows }],
    blocks,
    gaps: series.gaps.map(({ from, to, cause }) => ({
      from: ms(from),
      to: ms(to),
      words: gapInWords(cause),
    })),
    late: series.sent_later.map(({ from, to }) => ({ from: ms(from), to: ms(to) })),
    ...aimedAt(runs, key, isByDay(series)),
    marks: [
      ...notes.journal.map(({ id, at, label }) => ({ id: `j${id}`, at: ms(at), label, kind: 'journal' as const })),
      ...notes.acts.map(({ id, at, channel }) => ({ id: `a${id}`, at: ms(at), label: channel, kind: 'act' as const })),
    ],
    odd: series.flagged.filter(({ sensor }) => sensor === key).map(({ at, value }) => ({ at: ms(at), value })),
  }
}

/** Its days are blocks: no shade between them. */
const meansOf = (rows: DrawnChart['lines'][number]['rows']) =>
  rows.map((row) => ({ ...row, low: row.mean, high: row.mean }))

/** '24,3 °C, 14:05'; of a day its lowest, mean and highest. */
function toldAt(rows: DrawnChart['lines'][number]['rows'], line: Props['line'], series: SeriesAsRead, at: number) {
  const row = nearest(rows, at, (one) => one.at)
  if (!row || row.mean === null || row.low === null || row.high === null) return 'sem dados'
  if (!isByDay(series)) return `${valueInWords(row.mean, line)}, ${formatDayTime(row.at)}`
  const spread = `${valueInWords(row.low, line)} a ${valueInWords(row.high, line)}`
  return `${binInWords(series, row.at)}: ${spread}, média ${valueInWords(row.mean, line)}`
}

/** 'de 18,2 °C a 27,9 °C'. */
function summary(rows: DrawnChart['lines'][number]['rows'], line: Props['line']) {
  const lows = rows.flatMap(({ low }) => low ?? [])
  const highs = rows.flatMap(({ high }) => high ?? [])
  if (!lows.length) return 'sem leituras neste período'
  const [low, high] = [Math.min(...lows), Math.max(...highs)]
  return low === high ? valueInWords(low, line) : `de ${valueInWords(low, line)} a ${valueInWords(high, line)}`
}

function marksInWords(marks: string[], notes: ChartNotes) {
  const noted = notes.journal.filter(({ id }) => marks.includes(`j${id}`)).toSorted((a, b) => ms(a.at) - ms(b.at))
  const [first, last] = [noted[0], noted.at(-1)]
  if (first && last) {
    const labels = [...Map.groupBy(noted, ({ label }) => label)]
    const said = labels.map(([label, its]) => (its.length > 1 ? `${its.length} × ${label}` : label)).join(', ')
    const [begin, end] = [formatDay(first.at), formatDay(last.at)]
    const when = noted.length === 1 ? formatDayTime(first.at) : begin === end ? begin : `${begin} a ${end}`
    return `${when}: ${said}, no diário.`
  }
  const act = notes.acts.find(({ id }) => marks.includes(`a${id}`))
  const channel = act && notes.channels.find(({ slug }) => slug === act.channel)
  if (!act || !channel) return ''
  const modeName = (slug: string) => notes.modes.find((one) => one.slug === slug)?.name ?? slug
  return `${formatDayTime(act.at)}: ${actInWords(act, channel)}. ${whyInWords(act, notes.sensors, modeName)}`
}
