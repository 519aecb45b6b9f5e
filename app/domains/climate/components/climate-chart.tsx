import { useEffect, useMemo, useRef, useState } from 'react'
import { dayKey, formatDay, formatDayTime } from '#shared/dates.ts'
import { byDay, pointsOf, type SeriesPoint } from '../by-day.model.ts'
import type { Climate } from '../climate.schemas.ts'
import type { ClimateSeries } from '../climate-series.kinds.ts'
import { marksByDay, namesOn } from '../marks-by-day.model.ts'

import { spans } from '../spans.kinds.ts'
import { readingInWords, readingNumber, seriesWords } from './series.words.ts'

type Props = { climate: Climate; series: ClimateSeries }

/**
 * One series over time: the mean as a line, each day's lowest to highest as a band; over a month or a year a point is a
 * day. The chart loads after the page into reserved space; the table below has the same data.
 */
export function ClimateChart({ climate, series }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const [pointed, setPointed] = useState<number | null>(null)
  const { span } = climate
  const { daily } = spans[span]
  const { points, days, marks } = useMemo(() => {
    const byDays = byDay(climate.points, series)
    return {
      points: daily ? byDays : pointsOf(climate.points, series),
      // Within a day the band would be one block.
      days: span === 'semana' ? byDays : [],
      marks: marksByDay(climate.marks),
    }
  }, [climate, series, span, daily])
  useEffect(() => {
    const box = frame.current
    if (!box || !points.length) return
    let chart: { destroy: () => void; setSize: (size: { width: number; height: number }) => void } | undefined
    let gone = false
    const draw = async () => {
      const { drawChart } = await import('./draw-chart.browser.ts')
      chart?.destroy()
      if (!gone) chart = drawChart(box, { climate, series, points, days, marks, onPoint: setPointed })
    }
    void draw()
    const resized = new ResizeObserver(() => chart?.setSize({ width: box.clientWidth, height: box.clientHeight }))
    resized.observe(box)
    const themed = new MutationObserver(() => void draw())
    themed.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    const dark = matchMedia('(prefers-color-scheme: dark)')
    const redraw = () => void draw()
    dark.addEventListener('change', redraw)
    return () => {
      gone = true
      chart?.destroy()
      resized.disconnect()
      themed.disconnect()
      dark.removeEventListener('change', redraw)
    }
  }, [climate, series, points, days, marks])
  if (!points.length) return null
  const { title, text } = seriesWords[series]
  return (
    <figure className="card flex-col gap-2 p-4">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className={`text-lg ${text}`}>{title}</h2>
        <span className="figures text-sm text-muted">
          {pointed === null ? summary(points, series) : pointInWords(points[pointed], series, daily)}
          {pointed !== null && points[pointed] && <Done names={namesOn(marks, dayKey(points[pointed].at))} />}
        </span>
      </figcaption>
      {/* Until it is drawn anew in a narrower frame, the chart would widen the page. */}
      <div
        ref={frame}
        className="h-52 w-full overflow-hidden"
        role="img"
        aria-label={`${title}: ${summary(points, series)}`}
      />
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

function pointInWords(point: SeriesPoint | undefined, series: ClimateSeries, daily: boolean) {
  if (!point) return ''
  const { at, avg, min, max } = point
  const range = min === max ? '' : ` (${readingNumber(series, min)} a ${readingNumber(series, max)})`
  return `${daily ? formatDay(at) : formatDayTime(at)}: ${readingInWords(series, avg, point)}${range}`
}

/** What was done on the day pointed at. */
const Done = ({ names }: { names: string }) => names && <span className="text-base-content"> · {names}</span>
