import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { formatNumericDay, formatTime, timeZone } from '#shared/dates.ts'
import { formatNumber } from '#shared/numbers.ts'
import { withGaps } from '../chart-gaps.model.ts'
import type { Climate, ClimateBand } from '../climate.schemas.ts'
import type { ClimateSeries } from '../climate-series.kinds.ts'
import { seriesWords } from './series.words.ts'

type Chart = { climate: Climate; series: ClimateSeries; onPoint: (index: number | null) => void }

/**
 * Draws one series into `frame`: the mean as a line, minimum to maximum as a shade, target bands behind, activities as
 * marks.
 */
export function drawChart(frame: HTMLElement, { climate, series, onPoint }: Chart): uPlot {
  const { colour, digits } = seriesWords[series]
  const ink = inks(frame, colour)
  const least = 10 ** -digits
  const points = climate.points.filter((point) => point[series])
  const part = (of: 'avg' | 'min' | 'max') => points.map((point) => point[series]?.[of] ?? null)
  const { at, rows } = withGaps({
    at: points.map((point) => seconds(point.at)),
    rows: [part('avg'), part('min'), part('max')],
  })
  const indexAt = new Map(points.map((point, i) => [seconds(point.at), i]))
  const bands = climate.bands[series] ?? []
  const across = ((at.at(-1) ?? 0) - (at[0] ?? 0)) / (seconds(climate.to) - seconds(climate.from))
  const roomy = across * frame.clientWidth > at.length * 6
  const axis = {
    stroke: ink.muted,
    grid: { stroke: ink.line, width: 1 },
    ticks: { show: false },
    font: '12px Inter Variable, sans-serif',
  }
  return new uPlot(
    {
      width: frame.clientWidth,
      height: frame.clientHeight,
      tzDate: (moment) => uPlot.tzDate(new Date(moment * 1000), timeZone),
      // Padding for half of the last day's label.
      padding: [8, 18, 0, 0],
      legend: { show: false },
      cursor: { sync: { key: 'clima' }, y: false, drag: { x: false, y: false } },
      scales: {
        x: { range: [seconds(climate.from), seconds(climate.to)] },
        y: { range: (_, low, high) => heightOf(low, high, bands, least) },
      },
      axes: [
        {
          ...axis,
          size: 26,
          space: 56,
          values: (_, moments) => moments.map((moment) => tick(moment * 1000, climate.span)),
        },
        {
          ...axis,
          size: 40,
          incrs: steps.map((step) => step * least),
          values: (_, values) => values.map((value) => formatNumber(value, digits)),
        },
      ],
      series: [
        {},
        {
          stroke: ink.series,
          width: 2,
          points: { show: at.length < 120, size: at.length === 1 ? 9 : roomy ? 5 : 3, fill: ink.series },
          spanGaps: false,
        },
        { stroke: 'transparent', spanGaps: false, points: { show: false } },
        { stroke: 'transparent', spanGaps: false, points: { show: false } },
      ],
      bands: [{ series: [3, 2], fill: ink.shade }],
      hooks: {
        drawClear: [(chart) => drawBands(chart, bands, ink.shade)],
        draw: [(chart) => drawMarks(chart, climate.marks, ink.muted)],
        setCursor: [({ cursor }) => onPoint(cursor.idx == null ? null : (indexAt.get(at[cursor.idx] ?? -1) ?? null))],
      },
    },
    [at, ...rows] as uPlot.AlignedData,
    frame,
  )
}

const seconds = (moment: Date) => Math.round(new Date(moment).getTime() / 1000)

const tick = (moment: number, span: Climate['span']) =>
  span === 'dia' ? formatTime(moment) : formatNumericDay(moment).slice(0, 5)

/** Grid steps; the smallest avoids repeated labels after rounding. */
const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000]

/** The range includes the bands, with some margin, more around a single value. */
function heightOf(low: number | null, high: number | null, bands: ClimateBand[], least: number): [number, number] {
  const values = [low, high, ...bands.flatMap((band) => [band.low, band.high])].filter((value) => value !== null)
  const [bottom, top] = [Math.min(...values), Math.max(...values)]
  const air = bottom === top ? Math.max(top * 0.05, least * 2) : (top - bottom) * 0.12
  return [bottom - air, top + air]
}

function drawBands(chart: uPlot, bands: ClimateBand[], fill: string) {
  const { ctx, bbox } = chart
  ctx.save()
  ctx.beginPath()
  ctx.rect(bbox.left, bbox.top, bbox.width, bbox.height)
  ctx.clip()
  ctx.fillStyle = fill
  for (const { from, to, low, high } of bands) {
    const [left, right] = [from, to].map((moment) => chart.valToPos(seconds(moment), 'x', true)) as [number, number]
    const top = high === null ? bbox.top : chart.valToPos(high, 'y', true)
    const bottom = low === null ? bbox.top + bbox.height : chart.valToPos(low, 'y', true)
    ctx.fillRect(left, top, right - left, bottom - top)
  }
  ctx.restore()
}

/** A small flag at the bottom for each activity. */
function drawMarks(chart: uPlot, marks: Climate['marks'], stroke: string) {
  const { ctx, bbox } = chart
  const size = 5 * devicePixelRatio
  ctx.save()
  ctx.fillStyle = stroke
  let last = Number.NEGATIVE_INFINITY
  for (const x of marks.map(({ at }) => chart.valToPos(seconds(at), 'x', true)).sort((a, b) => a - b)) {
    // Activities close in time share a flag.
    if (x - last < size) continue
    last = x
    const foot = bbox.top + bbox.height
    ctx.beginPath()
    ctx.moveTo(x, foot - size * 2)
    ctx.lineTo(x + size, foot)
    ctx.lineTo(x - size, foot)
    ctx.fill()
  }
  ctx.restore()
}

/** The theme's current colours: a canvas cannot use CSS variables. */
function inks(frame: HTMLElement, colour: string) {
  const style = getComputedStyle(frame)
  const read = (name: string) => style.getPropertyValue(name).trim()
  const series = read(colour)
  return {
    series,
    shade: `color-mix(in oklch, ${series} 18%, transparent)`,
    muted: read('--color-muted'),
    line: read('--color-base-300'),
  }
}
