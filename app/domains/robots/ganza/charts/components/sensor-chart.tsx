import { useMemo, useState } from 'react'
import { termOf } from '#domains/garden/calculators/term.words.ts'
import type { DrawnChart } from '#domains/robots/telemetry/series/chart.view.ts'
import { chartRows, ms, type SeriesAsRead } from '#domains/robots/telemetry/series/chart-columns.model.ts'
import { gapInWords } from '#domains/robots/telemetry/series/gap.words.ts'
import { ReadingChart } from '#domains/robots/telemetry/ui.ts'
import { formatDayTime } from '#shared/dates.ts'
import { Help } from '#ui/components/help.tsx'
import { actInWords, whyInWords } from '../../robots/act.words.ts'
import { sensorLook, valueInWords } from '../../robots/reading.words.ts'
import type { ChartNotes } from '../charts.schemas.ts'
import { aimedAt } from '../light.model.ts'

type Props = {
  line: SeriesAsRead['lines'][number]
  series: SeriesAsRead
  notes: ChartNotes
  window: { from: number; to: number }
  /** The moment that is told of all charts; a finger on this one moves it. */
  at: number
  onAt: (at: number) => void
  onWindow: (window: { from: number; to: number }) => void
  onReset: () => void
}

/** One sensor over time; a tap on a mark says what was done, and why. */
export function SensorChart({ line, series, notes, window, at, onAt, onWindow, onReset }: Props) {
  const [mark, setMark] = useState<string | null>(null)
  const { key, name } = line
  const drawn = useMemo(() => drawnOf(key, series, notes, window), [key, series, notes, window])
  const rows = drawn.lines[0]?.rows ?? []
  const term = termOf(key)
  const label = `${name}: ${summary(rows, line)}.`
  return (
    <figure className="card flex-col gap-2 p-4">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="flex items-center gap-1">
          <h2 className={`text-lg ${sensorLook(key).text}`}>{name}</h2>
          {term && <Help term={term} />}
        </span>
        <span className="figures text-sm text-muted">{summary(rows, line)}</span>
      </figcaption>
      <ReadingChart
        drawn={drawn}
        label={label}
        held={at}
        onPoint={(moment) => moment !== null && onAt(moment)}
        onWindow={onWindow}
        onReset={onReset}
        onMark={setMark}
      />
      <output className="text-sm">{mark && markInWords(mark, notes)}</output>
    </figure>
  )
}

function drawnOf(key: string, series: SeriesAsRead, notes: ChartNotes, window: Props['window']): DrawnChart {
  const line = series.lines.find((one) => one.key === key)
  const runs = notes.modes.map((mode) => ({ from: ms(mode.from), to: ms(mode.to), program: mode.program }))
  return {
    ...window,
    unit: line?.unit ?? '',
    decimals: line?.decimals ?? 1,
    lines: [{ name: line?.name ?? '', colour: sensorLook(key).line, rows: chartRows(series, key) }],
    gaps: series.gaps.map(({ from, to, cause }) => ({
      from: ms(from),
      to: ms(to),
      words: gapInWords(cause),
    })),
    late: series.sent_later.map(({ from, to }) => ({ from: ms(from), to: ms(to) })),
    ...aimedAt(runs, key),
    marks: [
      ...notes.journal.map(({ id, at, label }) => ({ id: `j${id}`, at: ms(at), label, kind: 'journal' as const })),
      ...notes.acts.map(({ id, at, channel }) => ({ id: `a${id}`, at: ms(at), label: channel, kind: 'act' as const })),
    ],
    odd: series.flagged.filter(({ sensor }) => sensor === key).map(({ at, value }) => ({ at: ms(at), value })),
  }
}

/** 'de 18,2 °C a 27,9 °C'. */
function summary(rows: DrawnChart['lines'][number]['rows'], line: Props['line']) {
  const lows = rows.flatMap(({ low }) => low ?? [])
  const highs = rows.flatMap(({ high }) => high ?? [])
  if (!lows.length) return 'sem leituras neste período'
  const [low, high] = [Math.min(...lows), Math.max(...highs)]
  return low === high ? valueInWords(low, line) : `de ${valueInWords(low, line)} a ${valueInWords(high, line)}`
}

function markInWords(mark: string, notes: ChartNotes) {
  const noted = notes.journal.find(({ id }) => `j${id}` === mark)
  if (noted) return `${formatDayTime(noted.at)}: ${noted.label}, no diário.`
  const act = notes.acts.find(({ id }) => `a${id}` === mark)
  const channel = act && notes.channels.find(({ slug }) => slug === act.channel)
  if (!act || !channel) return ''
  const modeName = (slug: string) => notes.modes.find((one) => one.slug === slug)?.name ?? slug
  return `${formatDayTime(act.at)}: ${actInWords(act, channel)}. ${whyInWords(act, notes.sensors, modeName)}`
}
