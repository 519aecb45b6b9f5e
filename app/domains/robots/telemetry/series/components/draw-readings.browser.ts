import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { formatNumericDay, formatTime, timeZone } from '#shared/dates.ts'
import { formatNumber } from '#shared/numbers.ts'
import type { ChartHands, DrawnChart } from '../chart.view.ts'
import { inks } from './chart-inks.browser.ts'
import { drawBehind, drawOver, journalBundles, MARK_ROW, MARK_WIDTH } from './chart-layers.browser.ts'

const DAY = 86_400
const LEAST_SECONDS = 60
/** How near a tap must be to a mark, px. */
const NEAR = 16

/** Grid steps in units of the last decimal; the smallest avoids repeated labels after rounding. */
const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000]

/** Draws readings into `frame`: means as lines, least to most as shades, targets, nights and gaps behind, the journal on a row below. */
export function drawReadings(frame: HTMLElement, drawn: DrawnChart, hands: ChartHands) {
  const ink = inks(frame)
  const lines = drawn.lines.map((line) => ({ ...line, rows: overOf(line.rows), stroke: ink.read(line.colour) }))
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
  const isBelowZero = drawn.lines.some(({ rows }) => rows.some(({ low }) => (low ?? 0) < 0))
  const seconds = (drawn.to - drawn.from) / 1000
  const axis = {
    stroke: ink.muted,
    grid: { stroke: ink.line, width: 1 },
    ticks: { show: false },
    font: '12px Inter Variable, sans-serif',
  }
  const shades = lines.length === 1
  const dotsOf = (rows: DrawnChart['lines'][number]['rows'], fill: string) => {
    const read = rows.filter(({ mean }) => mean !== null)
    const across = ((read.at(-1)?.at ?? 0) - (read[0]?.at ?? 0)) / (drawn.to - drawn.from)
    const isRoomy = across * frame.clientWidth > read.length * 6
    return { show: read.length < 120, size: read.length === 1 ? 9 : isRoomy ? 5 : 3, fill }
  }
  const chart = new uPlot(
    {
      width: frame.clientWidth,
      height: frame.clientHeight,
      tzDate: (moment) => uPlot.tzDate(new Date(moment * 1000), timeZone),
      padding: [8, 18, 0, 0],
      legend: { show: false },
      cursor: {
        y: false,
        drag: { x: true, y: false, setScale: false },
        // What is held stays where the pointer left it, and comes to the other charts by `point`.
        ...(hands.scrubs ? { bind: { mouseleave: () => null } } : { sync: { key: 'leituras' } }),
      },
      scales: {
        x: { time: true, range: [drawn.from / 1000, drawn.to / 1000] },
        y: { range: (_, low, high) => heightOf(low, high, drawn) },
      },
      axes: [
        {
          ...axis,
          size: 26 + (drawn.marks.some(({ kind }) => kind === 'journal') ? MARK_ROW : 0),
          space: 60,
          // Of several days whole ones are named, each once.
          incrs: seconds > 2 * DAY ? [1, 2, 5, 7, 14, 30, 90, 365].map((days) => days * DAY) : undefined,
          values: (_, moments) =>
            moments.map((moment) =>
              seconds <= 2 * DAY ? formatTime(moment * 1000) : formatNumericDay(moment * 1000).slice(0, 5),
            ),
        },
        {
          ...axis,
          size: 46,
          incrs: steps.map((step) => step * 10 ** -drawn.decimals),
          // Below what was measured is air: there 0 is the end of what cannot be less.
          values: (_, values) =>
            values.map((value) => (value < 0 && !isBelowZero ? '' : formatNumber(value, drawn.decimals))),
        },
      ],
      series: [
        {},
        ...lines.flatMap(({ stroke, dash, rows }): uPlot.Series[] => [
          { stroke, dash, width: 2, spanGaps: false, points: dotsOf(rows, stroke) },
          { stroke: 'transparent', spanGaps: false, points: { show: false } },
          { stroke: 'transparent', spanGaps: false, points: { show: false } },
        ]),
      ],
      bands: shades
        ? [{ series: [3, 2], fill: `color-mix(in oklch, ${lines[0]?.stroke} 22%, transparent)` }]
        : undefined,
      hooks: {
        drawClear: [(self) => drawBehind(self, drawn, ink, lines[0]?.stroke ?? ink.muted)],
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
    /** Shows a moment, without telling of it; a new chart has its scales a microtask later. */
    point: (at: number) =>
      queueMicrotask(() => chart.setCursor({ left: chart.valToPos(at / 1000, 'x'), top: 0 }, false)),
    destroy() {
      letGo()
      chart.destroy()
    },
  }
}

/**
 * Wheel with Ctrl, pinch, drag with a finger (where charts tell of one moment: with two), double tap and taps on marks. Up
 * and down still scrolls the page.
 */
function takeHands(chart: uPlot, drawn: DrawnChart, { scrubs, onPoint, onWindow, onReset, onMark }: ChartHands) {
  const over = chart.over
  over.style.touchAction = 'pan-y'
  const ends = new AbortController()
  const { signal } = ends
  const place = (x: number) => chart.posToVal(x - over.getBoundingClientRect().left, 'x') * 1000
  const zoom = (around: number, factor: number, by = 0) => {
    const [from, to] = [around - (around - drawn.from) * factor + by, around + (drawn.to - around) * factor + by]
    if (to - from >= LEAST_SECONDS * 1000) onWindow({ from, to })
  }
  over.addEventListener(
    'wheel',
    (event) => {
      // The wheel alone scrolls the page, as everywhere; a pinch on a trackpad comes as one with Ctrl.
      if (!event.ctrlKey && !event.metaKey) return
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
      if (scrubs && begun?.moved && begun.xs.length === 1 && now.length === 1)
        onPoint(Math.min(drawn.to, Math.max(drawn.from, place(now[0] ?? 0))))
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
        return zoom(
          place((a + b) / 2),
          Math.min(8, Math.max(0.1, Math.max(20, b - a) / Math.max(20, d - c))),
          scrubs ? place((a + b) / 2) - place((c + d) / 2) : 0,
        )
      if (scrubs) return
      const by = place(a) - place(c)
      onWindow({ from: drawn.from + by, to: drawn.to + by })
    },
    { signal },
  )
  chart.root.addEventListener(
    'click',
    (event) => {
      const { left, bottom } = over.getBoundingClientRect()
      const x = event.clientX - left
      if (event.clientY > bottom) {
        const bundle = journalBundles(chart, drawn.marks).find((one) => Math.abs(one.x - x) <= MARK_WIDTH / 2)
        if (bundle) onMark(bundle.marks.map(({ id }) => id))
        return
      }
      const near = drawn.marks
        .filter(({ kind }) => kind === 'act')
        .map(({ id, at }) => ({ id, far: Math.abs(chart.valToPos(at / 1000, 'x') - x) }))
        .sort((one, other) => one.far - other.far)[0]
      if (near && near.far <= NEAR) onMark([near.id])
    },
    { signal },
  )
  return () => ends.abort()
}

/** Without the day that is not over, unless there is no other. */
function overOf(rows: DrawnChart['lines'][number]['rows']) {
  const over = rows.filter(({ going }) => !going)
  return over.some(({ mean }) => mean !== null) ? over : rows
}

/** With the targets, impossible values and some air around. */
function heightOf(
  low: number | null,
  high: number | null,
  { bands, blocks = [], odd, decimals }: DrawnChart,
): [number, number] {
  const ends = [
    low,
    high,
    ...[...bands, ...blocks].flatMap((one) => [one.low, one.high]),
    ...odd.map(({ value }) => value),
  ]
  const values = ends.filter((value): value is number => value !== null && Number.isFinite(value))
  if (!values.length) return [0, 1]
  const [bottom, top] = [Math.min(...values), Math.max(...values)]
  const air = bottom === top ? Math.max(Math.abs(top) * 0.05, 2 * 10 ** -decimals) : (top - bottom) * 0.1
  return [bottom - air, top + air]
}
