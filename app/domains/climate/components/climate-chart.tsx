import { useEffect, useRef, useState } from 'react'
import { formatDayTime } from '#shared/dates.ts'
import type { Climate, ClimatePoint } from '../climate.schemas.ts'
import type { ClimateSeries } from '../climate-series.kinds.ts'
import { readingInWords, readingNumber, seriesWords } from './series.words.ts'

type Props = { climate: Climate; series: ClimateSeries }

/** One series over time. The chart loads after the page into reserved space; the table below has the same data. */
export function ClimateChart({ climate, series }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const [pointed, setPointed] = useState<number | null>(null)
  const points = climate.points.filter((point) => point[series])
  useEffect(() => {
    const box = frame.current
    if (!box || !points.length) return
    let chart: { destroy: () => void; setSize: (size: { width: number; height: number }) => void } | undefined
    let gone = false
    const draw = async () => {
      const { drawChart } = await import('./draw-chart.browser.ts')
      chart?.destroy()
      if (!gone) chart = drawChart(box, { climate, series, onPoint: setPointed })
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
  }, [climate, series, points.length])
  if (!points.length) return null
  const { title, text } = seriesWords[series]
  return (
    <figure className="card flex-col gap-2 p-4">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className={`text-lg ${text}`}>{title}</h2>
        <span className="figures text-sm text-muted">
          {pointed === null ? summary(points, series) : pointInWords(points[pointed], series)}
        </span>
      </figcaption>
      <div ref={frame} className="h-52 w-full" role="img" aria-label={`${title}: ${summary(points, series)}`} />
    </figure>
  )
}

/** 'de 18,2 a 27,9 °C em 56 leituras'. */
function summary(points: ClimatePoint[], series: ClimateSeries) {
  const low = Math.min(...points.map((point) => point[series]?.min ?? Number.POSITIVE_INFINITY))
  const high = Math.max(...points.map((point) => point[series]?.max ?? Number.NEGATIVE_INFINITY))
  const samples = points.reduce((sum, point) => sum + point.samples, 0)
  const range = low === high ? '' : `de ${readingNumber(series, low)} a `
  return `${range}${readingInWords(series, high)} em ${samples} ${samples === 1 ? 'leitura' : 'leituras'}`
}

function pointInWords(point: ClimatePoint | undefined, series: ClimateSeries) {
  const spread = point?.[series]
  if (!point || !spread) return ''
  const value = readingInWords(series, spread.avg, point)
  const range =
    spread.min === spread.max ? '' : ` (${readingNumber(series, spread.min)} a ${readingNumber(series, spread.max)})`
  return `${formatDayTime(point.at)}: ${value}${range}`
}
