import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { formatNumericDay, formatTime, timeZone } from '#shared/dates.ts'
import { formatNumber } from '#shared/numbers.ts'
import type { SeriesPoint } from '../by-day.model.ts'
import { withGaps } from '../chart-gaps.model.ts'
import type { Climate, ClimateBand } from '../climate.schemas.ts'
import type { ClimateSeries } from '../climate-series.kinds.ts'
import type { DayMarks } from '../marks-by-day.model.ts'
import { spans } from '../spans.kinds.ts'
import { seriesWords } from './series.words.ts'

type Chart = {
  climate: Climate
  series: ClimateSeries
  points: SeriesPoint[]
  /** Each day's lowest to highest, where a point is less than a day. */
  days: SeriesPoint[]
  marks: DayMarks[]
  onPoint: (index: number | null) => void
}

/**
 * Draws one series into `frame`: the mean as a line, minimum to maximum as a shade, target bands behind between dashed
 * lines, and what was done as flags with names.
 */
export function drawChart(frame: HTMLElement, { climate, series, points, days, marks, onPoint }: Chart): uPlot {
  const { colour, digits } = seriesWords[series]
  const ink = inks(frame, colour)
  const least = 10 ** -digits
  const { daily } = spans[climate.span]
  const part = (of: 'avg' | 'min' | 'max') => points.map((point) => point[of])
  const { at, rows } = withGaps(
    {
      at: points.map((point) => seconds(point.at)),
      rows: [part('avg'), part('min'), part('max')],
    },
    daily ? 2 : 3,
  )
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
        y: { range: (_, low, high) => heightOf(low, high, { bands, days, least, lane: marks.length > 0 }) },
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
        drawClear: [(chart) => drawBands(chart, bands, ink), (chart) => drawDays(chart, days, ink.shade)],
        draw: [(chart) => drawMarks(chart, marks, ink)],
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

type Around = { bands: ClimateBand[]; days: SeriesPoint[]; least: number; lane: boolean }

/** The range includes the bands, with some margin, more around a single value; below a lane for the flags' names. */
function heightOf(low: number | null, high: number | null, { bands, days, least, lane }: Around): [number, number] {
  const ends = [...bands.flatMap((band) => [band.low, band.high]), ...days.flatMap(({ min, max }) => [min, max])]
  const values = [low, high, ...ends].filter((value) => value !== null)
  const [bottom, top] = [Math.min(...values), Math.max(...values)]
  const air = bottom === top ? Math.max(top * 0.05, least * 2) : (top - bottom) * 0.12
  return [bottom - air - (lane ? (top - bottom || air) * 0.16 : 0), top + air]
}

/** Draws inside the plot area alone. */
function within({ ctx, bbox }: uPlot, draw: () => void) {
  ctx.save()
  ctx.beginPath()
  ctx.rect(bbox.left, bbox.top, bbox.width, bbox.height)
  ctx.clip()
  draw()
  ctx.restore()
}

/** The stage's target: paler than the measured, between dashed lines. */
const drawBands = (chart: uPlot, bands: ClimateBand[], { muted, target }: Inks) =>
  within(chart, () => {
    const { ctx, bbox } = chart
    ctx.fillStyle = target
    ctx.strokeStyle = muted
    ctx.lineWidth = devicePixelRatio
    ctx.setLineDash([4 * devicePixelRatio, 4 * devicePixelRatio])
    for (const { from, to, low, high } of bands) {
      const [left, right] = [from, to].map((moment) => chart.valToPos(seconds(moment), 'x', true)) as [number, number]
      const top = high === null ? bbox.top : chart.valToPos(high, 'y', true)
      const bottom = low === null ? bbox.top + bbox.height : chart.valToPos(low, 'y', true)
      ctx.fillRect(left, top, right - left, bottom - top)
      ctx.beginPath()
      for (const edge of [high === null ? [] : [top], low === null ? [] : [bottom]].flat()) {
        ctx.moveTo(left, edge)
        ctx.lineTo(right, edge)
      }
      ctx.stroke()
    }
  })

/** Each day's lowest to highest. */
const drawDays = (chart: uPlot, days: SeriesPoint[], fill: string) =>
  within(chart, () => {
    const { ctx } = chart
    ctx.fillStyle = fill
    for (const { at, min, max } of days) {
      const noon = seconds(at)
      const [left, right] = [noon - HALF_DAY, noon + HALF_DAY].map((moment) => chart.valToPos(moment, 'x', true)) as [
        number,
        number,
      ]
      const [top, bottom] = [max, min].map((value) => chart.valToPos(value, 'y', true)) as [number, number]
      ctx.fillRect(left + 1, top, right - left - 2, Math.max(bottom - top, 2))
    }
  })

const HALF_DAY = 43_200

/** A small flag at the bottom for each day's acts, with names as far as there is room: the newest first. */
const drawMarks = (chart: uPlot, marks: DayMarks[], { muted, ink }: Inks) =>
  within(chart, () => {
    const { ctx, bbox } = chart
    const size = 4 * devicePixelRatio
    const foot = bbox.top + bbox.height
    ctx.font = `${11 * devicePixelRatio}px Inter Variable, sans-serif`
    ctx.textAlign = 'left'
    ctx.textBaseline = 'bottom'
    let free = bbox.left + bbox.width
    for (const flag of marks.flatMap((day) => flagsOf(chart, day))) {
      ctx.fillStyle = muted
      ctx.beginPath()
      ctx.moveTo(flag.x, foot - size * 2)
      ctx.lineTo(flag.x + size, foot)
      ctx.lineTo(flag.x - size, foot)
      ctx.fill()
      const wide = ctx.measureText(flag.name).width
      const left = Math.min(flag.x - wide / 2, free - wide)
      // A name stands above its flag, or not at all.
      if (left < bbox.left || left + wide < flag.x + size) continue
      ctx.fillStyle = ink
      ctx.fillText(flag.name, left, foot - size * 2 - devicePixelRatio)
      free = left - 6 * devicePixelRatio
    }
  })

/** On a chart of one day each act has its own flag, else a day has one: 'Rega', 'Rega +2'. */
function flagsOf(chart: uPlot, { acts }: DayMarks): { x: number; name: string }[] {
  const [from = 0, to = 0] = [chart.scales.x?.min ?? 0, chart.scales.x?.max ?? 0]
  const flag = (at: Date, name: string) => ({ x: chart.valToPos(seconds(at), 'x', true), name })
  if (to - from <= HALF_DAY * 2)
    return acts.toSorted((a, b) => b.at.getTime() - a.at.getTime()).map(({ at, label }) => flag(at, label))
  const [first] = acts
  return first ? [flag(first.at, acts.length > 1 ? `${first.label} +${acts.length - 1}` : first.label)] : []
}

type Inks = ReturnType<typeof inks>

/** The theme's current colours: a canvas cannot use CSS variables. */
function inks(frame: HTMLElement, colour: string) {
  const style = getComputedStyle(frame)
  const read = (name: string) => style.getPropertyValue(name).trim()
  const series = read(colour)
  return {
    series,
    shade: `color-mix(in oklch, ${series} 18%, transparent)`,
    target: `color-mix(in oklch, ${read('--color-muted')} 9%, transparent)`,
    ink: read('--color-base-content'),
    muted: read('--color-muted'),
    line: read('--color-base-300'),
  }
}
