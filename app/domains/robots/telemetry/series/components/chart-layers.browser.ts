import type uPlot from 'uplot'
import type { DrawnChart, DrawnMark } from '../chart.view.ts'
import { bundled } from '../mark-bundles.model.ts'
import type { Inks } from './chart-inks.browser.ts'

/** Draws inside the plot area alone. */
function within({ ctx, bbox }: uPlot, draw: () => void) {
  ctx.save()
  ctx.beginPath()
  ctx.rect(bbox.left, bbox.top, bbox.width, bbox.height)
  ctx.clip()
  draw()
  ctx.restore()
}

const write = (ctx: CanvasRenderingContext2D, align: CanvasTextAlign, baseline: CanvasTextBaseline) => {
  ctx.font = `${11 * devicePixelRatio}px Inter Variable, sans-serif`
  ctx.textAlign = align
  ctx.textBaseline = baseline
}

/** Nights, targets, blocks, the targets' dashed edges above these, and gaps with their cause as far as there is room. */
export function drawBehind(chart: uPlot, drawn: DrawnChart, ink: Inks, stroke: string) {
  const { ctx, bbox } = chart
  const x = (at: number) => chart.valToPos(at / 1000, 'x', true)
  const foot = bbox.top + bbox.height
  within(chart, () => {
    ctx.fillStyle = ink.night
    for (const { from, to } of drawn.nights) ctx.fillRect(x(from), bbox.top, x(to) - x(from), bbox.height)
    const y = (value: number) => chart.valToPos(value, 'y', true)
    ctx.fillStyle = ink.target
    for (const { from, to, low, high } of drawn.bands) {
      const top = high === null ? bbox.top : y(high)
      ctx.fillRect(x(from), top, x(to) - x(from), (low === null ? foot : y(low)) - top)
    }
    // Opaque: the target shows between the days, and its edges above them.
    ctx.fillStyle = `color-mix(in oklab, ${stroke} 30%, ${ink.paper})`
    for (const { from, to, low, high, going } of drawn.blocks ?? []) {
      // Days of a year are too narrow for any.
      const air = x(to) - x(from) < 6 * devicePixelRatio ? 0 : (x(to) - x(from)) * 0.15
      const box = [x(from) + air, y(high), x(to) - x(from) - 2 * air, Math.max(y(low) - y(high), 2)] as const
      if (!going) ctx.fillRect(...box)
      else drawHollow(ctx, box, stroke)
    }
    ctx.strokeStyle = ink.edge
    ctx.lineWidth = devicePixelRatio
    ctx.setLineDash([4 * devicePixelRatio, 4 * devicePixelRatio])
    ctx.beginPath()
    for (const { from, to, low, high } of drawn.bands)
      for (const edge of [low, high]) {
        if (edge === null) continue
        ctx.moveTo(x(from), y(edge))
        ctx.lineTo(x(to), y(edge))
      }
    ctx.stroke()
    ctx.setLineDash([])
    write(ctx, 'center', 'top')
    for (const { from, to, words } of drawn.gaps) {
      if (to <= drawn.from || from >= drawn.to) continue
      const [left, right] = [Math.max(x(from), bbox.left), Math.min(x(to), bbox.left + bbox.width)]
      ctx.fillStyle = ink.gap
      ctx.fillRect(left, bbox.top, Math.max(right - left, devicePixelRatio), bbox.height)
      const text = [words, 'sem dados'].find((one) => ctx.measureText(one).width < right - left - 8)
      ctx.fillStyle = ink.muted
      if (text) ctx.fillText(text, (left + right) / 2, bbox.top + 4 * devicePixelRatio)
    }
  })
}

/** A day that is not over. */
function drawHollow(ctx: CanvasRenderingContext2D, box: readonly [number, number, number, number], stroke: string) {
  ctx.strokeStyle = stroke
  ctx.lineWidth = 1.5 * devicePixelRatio
  ctx.setLineDash([3 * devicePixelRatio, 3 * devicePixelRatio])
  ctx.strokeRect(...box)
}

/** A line at the top for what came later, impossible values as empty circles, and what was done. */
export function drawOver(chart: uPlot, { odd, marks, late = [] }: DrawnChart, ink: Inks, stroke: string) {
  const { ctx, bbox } = chart
  within(chart, () => {
    ctx.fillStyle = ink.muted
    for (const { from, to } of late) {
      const left = chart.valToPos(from / 1000, 'x', true)
      const wide = Math.max(chart.valToPos(to / 1000, 'x', true) - left, devicePixelRatio)
      ctx.fillRect(left, bbox.top, wide, 2 * devicePixelRatio)
    }
    ctx.lineWidth = 1.5 * devicePixelRatio
    ctx.strokeStyle = stroke
    for (const { at, value } of odd) {
      ctx.beginPath()
      ctx.arc(
        chart.valToPos(at / 1000, 'x', true),
        chart.valToPos(value, 'y', true),
        4 * devicePixelRatio,
        0,
        2 * Math.PI,
      )
      ctx.stroke()
    }
    drawActs(chart, marks, ink)
  })
  drawRow(chart, marks, ink)
}

/** Below the axis: how tall the row of the journal is, and of how much of it one mark is. CSS pixels. */
export const MARK_ROW = 24
const AXIS = 26
export const MARK_WIDTH = 24
const ACTS_SECONDS = 2 * 86_400

/** A stroke for each act of the robot, of two days at most: beyond they would be a line. */
function drawActs(chart: uPlot, marks: DrawnMark[], ink: Inks) {
  const { ctx, bbox } = chart
  const { min, max } = chart.scales.x ?? {}
  if ((max ?? 0) - (min ?? 0) > ACTS_SECONDS) return
  const tall = 6 * devicePixelRatio
  let last = Number.NEGATIVE_INFINITY
  ctx.fillStyle = ink.act
  for (const { at, kind } of marks.toSorted((one, other) => one.at - other.at)) {
    const x = chart.valToPos(at / 1000, 'x', true)
    if (kind !== 'act' || x - last < 3 * devicePixelRatio) continue
    ctx.fillRect(x - devicePixelRatio / 2, bbox.top + bbox.height - tall, devicePixelRatio, tall)
    last = x
  }
}

/** The journal's marks on their row: a dot with its name where there is room for it, or how many lie there. */
function drawRow(chart: uPlot, marks: DrawnMark[], ink: Inks) {
  const { ctx, bbox } = chart
  const px = devicePixelRatio
  const middle = bbox.top + bbox.height + (AXIS + MARK_ROW / 2) * px
  const bundles = journalBundles(chart, marks)
  write(ctx, 'center', 'middle')
  for (const [n, { x, marks: its }] of bundles.entries()) {
    const at = bbox.left + x * px
    const many = its.length > 1
    ctx.fillStyle = ink.muted
    ctx.beginPath()
    ctx.arc(at, middle, (many ? 9 : 4) * px, 0, 2 * Math.PI)
    ctx.fill()
    if (many) {
      ctx.fillStyle = ink.paper
      ctx.fillText(String(its.length), at, middle + px / 2)
      continue
    }
    const { label = '' } = its[0] ?? {}
    const end = bbox.left + (bundles[n + 1]?.x ?? bbox.width / px) * px
    if (at + ctx.measureText(label).width + 22 * px > end) continue
    ctx.fillStyle = ink.ink
    ctx.textAlign = 'left'
    ctx.fillText(label, at + 8 * px, middle)
    ctx.textAlign = 'center'
  }
}

/** Of what the window shows. */
export function journalBundles(chart: uPlot, marks: DrawnMark[]) {
  const { min = 0, max = 0 } = chart.scales.x ?? {}
  const shown = marks.filter(({ kind, at }) => kind === 'journal' && at >= (min ?? 0) * 1000 && at <= (max ?? 0) * 1000)
  return bundled(shown, (at) => chart.valToPos(at / 1000, 'x'), MARK_WIDTH)
}
