import { useMemo, useState } from 'react'
import { Pointed, ReadingChart } from '#domains/robots/telemetry/ui.ts'
import { dayKey, formatDay, formatDayTime } from '#shared/dates.ts'
import { byDay, pointsOf, type SeriesPoint } from '../by-day.model.ts'
import type { Climate } from '../climate.schemas.ts'
import type { ClimateSeries } from '../climate-series.kinds.ts'
import { drawnClimate } from '../drawn-climate.model.ts'
import { actsOn, marksByDay, namesOn } from '../marks-by-day.model.ts'
import type { Window } from '../span-window.model.ts'
import { spans } from '../spans.kinds.ts'
import { readingInWords, readingNumber, seriesWords } from './series.words.ts'

type Props = {
  climate: Climate
  series: ClimateSeries
  /** What is looked at of the span, in all charts of the page. */
  window: Window
  onWindow: (window: Window) => void
  onReset: () => void
}

/**
 * One series over time: the mean as a line, each day's lowest to highest as a band; over a month or a year a point is a
 * day. The table below has the same data.
 */
export function ClimateChart({ climate, series, window, onWindow, onReset }: Props) {
  const [pointed, setPointed] = useState<number | null>(null)
  const [marked, setMarked] = useState<string | null>(null)
  const { daily } = spans[climate.span]
  const { points, days, marks } = useMemo(() => {
    const byDays = byDay(climate.points, series)
    const { span } = climate
    return {
      points: spans[span].daily ? byDays : pointsOf(climate.points, series),
      // Within a day the band would be one block.
      days: span === 'semana' ? byDays : [],
      marks: marksByDay(climate.marks),
    }
  }, [climate, series])
  const drawn = useMemo(
    () => drawnClimate({ climate, series, points, days, marks, window }),
    [climate, series, points, days, marks, window],
  )
  if (!points.length) return null
  const { title, text } = seriesWords[series]
  const near = pointed === null ? undefined : nearest(points, pointed)
  const done = marked && actsOn(marks, marked)
  return (
    <figure className="card flex-col gap-2 p-4">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className={`text-lg ${text}`}>{title}</h2>
        <Pointed>
          {near ? pointInWords(near, series, daily) : summary(points, series)}
          {near && <Done names={namesOn(marks, dayKey(near.at))} />}
        </Pointed>
      </figcaption>
      <ReadingChart
        drawn={drawn}
        label={`${title}: ${summary(points, series)}.`}
        onPoint={setPointed}
        onWindow={onWindow}
        onReset={onReset}
        onMark={setMarked}
      />
      <output className="text-sm">{done && `${formatDay(new Date(`${marked}T12:00:00-03:00`))}: ${done}.`}</output>
    </figure>
  )
}

const nearest = (points: SeriesPoint[], at: number) =>
  points.reduce((best, point) => (Math.abs(point.at.getTime() - at) < Math.abs(best.at.getTime() - at) ? point : best))

/** 'de 18,2 a 27,9 °C em 56 leituras'. */
function summary(points: SeriesPoint[], series: ClimateSeries) {
  const low = Math.min(...points.map(({ min }) => min))
  const high = Math.max(...points.map(({ max }) => max))
  const samples = points.reduce((sum, point) => sum + point.samples, 0)
  const range = low === high ? '' : `de ${readingNumber(series, low)} a `
  return `${range}${readingInWords(series, high)} em ${samples} ${samples === 1 ? 'leitura' : 'leituras'}`
}

function pointInWords(point: SeriesPoint, series: ClimateSeries, daily: boolean) {
  const { at, avg, min, max } = point
  const range = min === max ? '' : ` (${readingNumber(series, min)} a ${readingNumber(series, max)})`
  return `${daily ? formatDay(at) : formatDayTime(at)}: ${readingInWords(series, avg, point)}${range}`
}

/** What was done on the day pointed at. */
const Done = ({ names }: { names: string }) => names && <span className="text-base-content"> · {names}</span>
