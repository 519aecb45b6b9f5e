import { useMemo, useState } from 'react'
import { sensorLook } from '#domains/robots/ganza/robots/sensor-look.view.ts'
import { ReadingChart } from '#domains/robots/telemetry/ui.ts'
import { formatDay } from '#shared/dates.ts'
import { Help } from '#ui/components/help.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { byDay, type SeriesPoint } from '../by-day.model.ts'
import type { Climate } from '../climate.schemas.ts'
import type { ClimateSeries } from '../climate-series.kinds.ts'
import { drawnClimate } from '../drawn-climate.model.ts'
import { actsOn, marksByDay } from '../marks-by-day.model.ts'
import { drawnPoints } from '../moment.model.ts'
import type { Window } from '../span-window.model.ts'
import { readingInWords, readingNumber, seriesWords } from './series.words.ts'

type Props = {
  climate: Climate
  series: ClimateSeries
  /** What is looked at of the span, in all charts of the page. */
  window: Window
  /** The moment that is told of all charts; a finger on this one moves it. */
  at: number
  onAt: (at: number) => void
  onWindow: (window: Window) => void
  onReset: () => void
}

/**
 * One series over time: the mean as a line, each day's lowest to highest as a band; over a month or a year a point is a
 * day. The table below has the same data.
 */
export function ClimateChart({ climate, series, window, at, onAt, onWindow, onReset }: Props) {
  const [marked, setMarked] = useState<string[]>([])
  const { points, days, marks } = useMemo(() => {
    return {
      points: drawnPoints(climate, series),
      // Within a day the band would be one block.
      days: climate.span === 'semana' ? byDay(climate.points, series) : [],
      marks: marksByDay(climate.marks),
    }
  }, [climate, series])
  const drawn = useMemo(
    () => drawnClimate({ climate, series, points, days, marks, window }),
    [climate, series, points, days, marks, window],
  )
  if (!points.length) return null
  const { title, term } = seriesWords[series]
  const done = [...new Set(marked)].map(
    (day) => `${formatDay(new Date(`${day}T12:00:00-03:00`))}: ${actsOn(marks, day)}.`,
  )
  return (
    <figure className="card flex-col gap-2 p-4">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="flex items-center gap-1">
          <Icon name={sensorLook(series).icon} className={sensorLook(series).text} />
          <h2 className="text-lg">{title}</h2>
          {term && <Help term={term} />}
        </span>
        <span className="figures text-sm text-muted">{summary(points, series)}</span>
      </figcaption>
      <ReadingChart
        drawn={drawn}
        label={`${title}: ${summary(points, series)}.`}
        held={at}
        onPoint={(moment) => moment !== null && onAt(moment)}
        onWindow={onWindow}
        onReset={onReset}
        onMark={setMarked}
      />
      <output className="text-sm">{done.join(' ')}</output>
    </figure>
  )
}

/** 'de 18,2 a 27,9 °C em 56 leituras'. */
function summary(points: SeriesPoint[], series: ClimateSeries) {
  const low = Math.min(...points.map(({ min }) => min))
  const high = Math.max(...points.map(({ max }) => max))
  const samples = points.reduce((sum, point) => sum + point.samples, 0)
  const range = low === high ? '' : `de ${readingNumber(series, low)} a `
  return `${range}${readingInWords(series, high)} em ${samples} ${samples === 1 ? 'leitura' : 'leituras'}`
}
