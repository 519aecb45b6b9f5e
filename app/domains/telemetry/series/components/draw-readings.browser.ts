import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { formatNumericDay, formatTime, timeZone } from '#shared/dates.ts'
import { formatNumber } from '#shared/numbers.ts'
import type { ChartHands, DrawnChart } from '../chart.view.ts'

const DAY = 86_400
const LEAST_SECONDS = 60
/** How near a tap must be to a mark, px. */
const NEAR = 16

/** Draws readings into `frame`: means as lines, least to most as shades, targets, nights and gaps behind, marks below. */
export function drawReadings(frame: HTMLElement, drawn: DrawnChart, hands: ChartHands) {
  const ink = inks(frame)
  const lines = drawn.lines.map((line) => ({ ...line, stroke: ink.read(line.colour) }))
  const tables = lines.map(
    ({ rows }): uPlot.AlignedData => [
      rows.map(({ at }) => at / 1000),
      rows.map(({ mean }) => mean),
      rows.map(({ low }) => low),
      rows.map(({ high }) => high),
    ],
  )
  const nothing: uPlot.AlignedData = [
    [drawn.from / 1000, drawn.to / 1000],
    [null, null],
    [null, null],
    [null, null],
  ]
  // Lines of several robots have moments of their own: joined, what one did not measure then is no break of it.
  const data = tables.length > 1 ? uPlot.join(tables) : (tables[0] ?? nothing)
  const seconds = (drawn.to - drawn.from) / 1000
  const axis = {
    stroke: ink.muted,
    grid: { stroke: ink.line, width: 1 },
    ticks: { show: false },
    font: '12px Inter Variable, sans-serif',
  }
  const shades = lines.length === 1
  const chart = new uPlot(
    {
      width: frame.clientWidth,
      height: frame.clientHeight,
      tzDate: (moment) => uPlot.tzDate(new Date(moment * 1000), timeZone),
      padding: [8, 18, 0, 0],
      legend: { show: false },
      cursor: { y: false, drag: { x: true, y: false, setScale: false }, sync: { key: 'leituras' } },
      scales: {
        x: { time: true, range: [drawn.from / 1000, drawn.to / 1000] },
        y: { range: (_, low, high) => heightOf(low, high, drawn) },
      },
      axes: [
        {
          ...axis,
          size: 26,
          space: 60,
          // Of several days whole ones are named, each once.
          incrs: seconds > 2 * DAY ? [1, 2, 5, 7, 14, 30, 90, 365].map((days) => days * DAY) : undefined,
          values: (_, moments) =>
            moments.map((moment) =>
              seconds <= 2 * DAY ? formatTime(moment * 1000) : formatNumericDay(moment * 1000).slice(0, 5),
            ),
        },
        { ...axis, size: 46, values: (_, values) => values.map((value) => formatNumber(value, drawn.decimals)) },
      ],
      series: [
        {},
        ...lines.flatMap(({ stroke, dash, rows }): uPlot.Series[] => [
          { stroke, dash, width: 2, spanGaps: false, points: { show: rows.length < 80, size: 4, fill: stroke } },
          { stroke: 'transparent', spanGaps: false, points: { show: false } },
          { stroke: 'transparent', spanGaps: false, points: { show: false } },
        ]),
      ],
      bands: shades
        ? [{ series: [3, 2], fill: `color-mix(in oklch, ${lines[0]?.stroke} 22%, transparent)` }]
        : undefined,
      hooks: {
        drawClear: [(self) => drawBehind(self, drawn, ink)],
        draw: [(self) => drawOver(self, drawn, ink, lines[0]?.stroke ?? ink.muted)],
        setCursor: [
          ({ cursor, posToVal }) =>
            hands.onPoint(
              cursor.left === undefined || cursor.left < 0 ? null : posToVal.call(chart, cursor.left, 'x') * 1000,
            ),
        ],
        setSelect: [
          (self) => {
            const { left, width } = self.select
            if (width < 8) return
            self.setSelect({ left: 0, top: 0, width: 0, height: 0 }, false)
            hands.onWindow({ from: self.posToVal(left, 'x') * 1000, to: self.posToVal(left + width, 'x') * 1000 })
          },
        ],
      },
    },
    data,
    frame,
  )
  const letGo = takeHands(chart, drawn, hands)
  return {
    setSize: (size: { width: number; height: number }) => chart.setSize(size),
    destroy() {
      letGo()
      chart.destroy()
    },
  }
}

/** Wheel, pinch, drag with a finger, double tap and taps on marks. Up and down still scrolls the page. */
function takeHands(chart: uPlot, drawn: DrawnChart, { onWindow, onReset, onMark }: ChartHands) {
  const over = chart.over
  over.style.touchAction = 'pan-y'
  const ends = new AbortController()
  const { signal } = ends
  const place = (x: number) => chart.posToVal(x - over.getBoundingClientRect().left, 'x') * 1000
  const zoom = (around: number, factor: number) => {
    const [from, to] = [around - (around - drawn.from) * factor, around + (drawn.to - around) * factor]
    if (to - from >= LEAST_SECONDS * 1000) onWindow({ from, to })
  }
  over.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault()
      zoom(place(event.clientX), event.deltaY > 0 ? 1.25 : 0.8)
    },
    { passive: false, signal },
  )
  over.addEventListener('dblclick', onReset, { signal })
  let begun: { xs: number[]; moved: boolean } | null = null
  let tapped = 0
  const xsOf = (event: TouchEvent) => [...event.touches].map(({ clientX }) => clientX).sort((a, b) => a - b)
  over.addEventListener('touchstart', (event) => (begun = { xs: xsOf(event), moved: false }), { passive: true, signal })
  let now: number[] = []
  over.addEventListener(
    'touchmove',
    (event) => {
      now = xsOf(event)
      if (begun && Math.abs((now[0] ?? 0) - (begun.xs[0] ?? 0)) > 6) begun.moved = true
    },
    { passive: true, signal },
  )
  over.addEventListener(
    'touchend',
    (event) => {
      const was = begun
      if (event.touches.length || !was) return
      begun = null
      if (!was.moved) {
        if (event.timeStamp - tapped < 350) onReset()
        tapped = event.timeStamp
        return
      }
      const [a = 0, b] = was.xs
      const [c = 0, d] = now
      if (b !== undefined && d !== undefined)
        return zoom(place((a + b) / 2), Math.min(8, Math.max(0.1, Math.max(20, b - a) / Math.max(20, d - c))))
      const by = place(a) - place(c)
      onWindow({ from: drawn.from + by, to: drawn.to + by })
    },
    { signal },
  )
  over.addEventListener(
    'click',
    (event) => {
      const x = event.clientX - over.getBoundingClientRect().left
      const near = drawn.marks
        .map(({ id, at }) => ({ id, far: Math.abs(chart.valToPos(at / 1000, 'x') - x) }))
        .sort((one, other) => one.far - other.far)[0]
      if (near && near.far <= NEAR) onMark(near.id)
    },
    { signal },
  )
  return () => ends.abort()
}

/** With the targets, impossible values and some air around; below a lane for the marks. */
function heightOf(
  low: number | null,
  high: number | null,
  { bands, odd, decimals, marks }: DrawnChart,
): [number, number] {
  const ends = [low, high, ...bands.flatMap((band) => [band.low, band.high]), ...odd.map(({ value }) => value)]
  const values = ends.filter((value): value is number => value !== null && Number.isFinite(value))
  if (!values.length) return [0, 1]
  const [bottom, top] = [Math.min(...values), Math.max(...values)]
  const air = bottom === top ? Math.max(Math.abs(top) * 0.05, 2 * 10 ** -decimals) : (top - bottom) * 0.1
  return [bottom - air - (marks.length ? (top - bottom || air) * 0.12 : 0), top + air]
}

function within({ ctx, bbox }: uPlot, draw: () => void) {
  ctx.save()
  ctx.beginPath()
  ctx.rect(bbox.left, bbox.top, bbox.width, bbox.height)
  ctx.clip()
  draw()
  ctx.restore()
}

function drawBehind(chart: uPlot, { nights, bands, gaps }: DrawnChart, ink: Inks) {
  const { ctx, bbox } = chart
  const x = (at: number) => chart.valToPos(at / 1000, 'x', true)
  const foot = bbox.top + bbox.height
  within(chart, () => {
    ctx.fillStyle = ink.night
    for (const { from, to } of nights) ctx.fillRect(x(from), bbox.top, x(to) - x(from), bbox.height)
    for (const { from, to, low, high } of bands) {
      const [top, bottom] = [
        high === null ? bbox.top : chart.valToPos(high, 'y', true),
        low === null ? foot : chart.valToPos(low, 'y', true),
      ]
      ctx.fillStyle = ink.target
      ctx.fillRect(x(from), top, x(to) - x(from), bottom - top)
      ctx.fillStyle = ink.edge
      for (const [limit, y] of [
        [high, top],
        [low, bottom],
      ] as const)
        if (limit !== null) ctx.fillRect(x(from), y - devicePixelRatio / 2, x(to) - x(from), devicePixelRatio)
    }
    ctx.font = `${11 * devicePixelRatio}px Inter Variable, sans-serif`
    ctx.textAlign = 'center'
    ctx.textBaseline = 'top'
    for (const { from, to, words } of gaps) {
      const [left, right] = [Math.max(x(from), bbox.left), Math.min(x(to), bbox.left + bbox.width)]
      ctx.fillStyle = ink.gap
      ctx.fillRect(left, bbox.top, Math.max(right - left, devicePixelRatio), bbox.height)
      const text = [words, 'sem dados'].find((one) => ctx.measureText(one).width < right - left - 8)
      ctx.fillStyle = ink.muted
      if (text) ctx.fillText(text, (left + right) / 2, bbox.top + 4 * devicePixelRatio)
    }
  })
}

function drawOver(chart: uPlot, { odd, marks }: DrawnChart, ink: Inks, stroke: string) {
  const { ctx, bbox } = chart
  const foot = bbox.top + bbox.height
  const size = 4 * devicePixelRatio
  within(chart, () => {
    ctx.lineWidth = 1.5 * devicePixelRatio
    ctx.strokeStyle = stroke
    for (const { at, value } of odd) {
      ctx.beginPath()
      ctx.arc(chart.valToPos(at / 1000, 'x', true), chart.valToPos(value, 'y', true), size, 0, 2 * Math.PI)
      ctx.stroke()
    }
    for (const { at, kind } of marks) {
      const x = chart.valToPos(at / 1000, 'x', true)
      ctx.fillStyle = kind === 'act' ? ink.act : ink.ink
      if (kind === 'act') ctx.fillRect(x - devicePixelRatio / 2, foot - size * 1.5, devicePixelRatio, size * 1.5)
      else {
        ctx.beginPath()
        ctx.moveTo(x, foot - size * 2)
        ctx.lineTo(x + size, foot)
        ctx.lineTo(x - size, foot)
        ctx.fill()
      }
    }
  })
}

type Inks = ReturnType<typeof inks>

/** The theme's colours as they are now: a canvas knows no CSS variables. */
function inks(frame: HTMLElement) {
  const style = getComputedStyle(frame)
  const read = (name: string) => style.getPropertyValue(name).trim()
  const mix = (name: string, share: number) => `color-mix(in oklch, ${read(name)} ${share}%, transparent)`
  return {
    read,
    muted: read('--color-muted'),
    ink: read('--color-base-content'),
    line: read('--color-base-300'),
    act: read('--color-primary'),
    night: mix('--color-base-content', 5),
    target: mix('--color-primary', 10),
    edge: mix('--color-primary', 45),
    gap: mix('--color-muted', 18),
  }
}
