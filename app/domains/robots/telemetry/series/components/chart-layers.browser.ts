import type uPlot from 'uplot'
import type { DrawnChart, DrawnMark } from '../chart.view.ts'
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
    ctx.fillStyle = `color-mix(in oklch, ${stroke} 10%, transparent)`
    for (const { from, to, low, high } of drawn.blocks ?? [])
      ctx.fillRect(x(from) + 1, y(high), x(to) - x(from) - 2, Math.max(y(low) - y(high), 2))
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
    drawMarks(chart, marks, ink)
  })
}

/** A stroke for each act of the robot; a small flag for the journal, with its name where there is room: the newest first. */
function drawMarks(chart: uPlot, marks: DrawnMark[], ink: Inks) {
  const { ctx, bbox } = chart
  const foot = bbox.top + bbox.height
  const size = 4 * devicePixelRatio
  write(ctx, 'left', 'bottom')
  let free = bbox.left + bbox.width
  for (const { at, kind, label } of marks.toSorted((one, other) => other.at - one.at)) {
    const x = chart.valToPos(at / 1000, 'x', true)
    if (kind === 'act') {
      ctx.fillStyle = ink.act
      ctx.fillRect(x - devicePixelRatio / 2, foot - size * 1.5, devicePixelRatio, size * 1.5)
      continue
    }
    ctx.fillStyle = ink.muted
    ctx.beginPath()
    ctx.moveTo(x, foot - size * 2)
    ctx.lineTo(x + size, foot)
    ctx.lineTo(x - size, foot)
    ctx.fill()
    const wide = ctx.measureText(label).width
    const left = Math.min(x - wide / 2, free - wide)
    // A name stands above its flag, or not at all.
    if (left < bbox.left || left + wide < x + size) continue
    ctx.fillStyle = ink.ink
    ctx.fillText(label, left, foot - size * 2 - devicePixelRatio)
    free = left - 6 * devicePixelRatio
  }
}
