import { type Metric, metrics } from '#domains/garden/journal/activities/metric.kinds.ts'
import { heading, ink, keepTogether, MARGIN, type Sheet, widthOf } from '#platform/pdf/pdf-sheet.ts'
import { pdfText } from '#platform/pdf/pdf-text.ts'
import { formatNumericDay } from '#shared/dates.ts'
import { formatTyped } from '#shared/numbers.ts'
import type { GrowExport, GrowUpdate } from '../grow-export.schemas.ts'

const HEIGHT = 92
const LEFT = 44
const colors = ['#2f6b3c', '#b0562f', '#2f6f8f', '#8a5a9e', '#a17a12', '#4a4f57']

type Point = { at: number; value: number }
type Line = { name: string; points: Point[] }

/** A chart of every metric with at least two values, one line per plant. */
export function drawCharts(sheet: Sheet, { plants, space_updates }: GrowExport) {
  const sources = [{ name: 'Espaço', updates: space_updates }, ...plants]
  const charts = metrics.flatMap((metric) => {
    const lines = sources.flatMap(({ name, updates }): Line[] => {
      const points = pointsOf(updates, metric)
      return points.length > 1 ? [{ name, points }] : []
    })
    return lines.length ? [{ metric, lines: lines.slice(0, colors.length) }] : []
  })
  if (!charts.length) return
  heading(sheet, 'Medidas')
  for (const { metric, lines } of charts) drawChart(sheet, metric, lines)
}

const pointsOf = (updates: GrowUpdate[], { name }: Metric): Point[] =>
  updates.flatMap(({ measures, happened_at }) => {
    const value = measures[name]?.value
    return value === undefined ? [] : [{ at: happened_at.getTime(), value }]
  })

function drawChart(sheet: Sheet, { label, unit }: Metric, lines: Line[]) {
  keepTogether(sheet, HEIGHT + 46)
  sheet
    .font('Helvetica-Bold')
    .fontSize(10)
    .fillColor(ink.text)
    .text(pdfText(`${label} (${unit})`), MARGIN)
  if (lines.length > 1) drawLegend(sheet, lines)
  const all = lines.flatMap(({ points }) => points)
  const [from, to] = [Math.min(...all.map(({ at }) => at)), Math.max(...all.map(({ at }) => at))]
  const [low, high] = [Math.min(...all.map(({ value }) => value)), Math.max(...all.map(({ value }) => value))]
  const top = sheet.y + 6
  const wide = widthOf(sheet) - LEFT
  const x = (at: number) => MARGIN + LEFT + ((at - from) / (to - from || 1)) * wide
  // A constant line runs through the middle.
  const y = (value: number) => top + (high === low ? 0.5 : 1 - (value - low) / (high - low)) * HEIGHT
  sheet.font('Helvetica').fontSize(8).fillColor(ink.muted)
  for (const value of high === low ? [low] : [low, high]) {
    sheet
      .moveTo(MARGIN + LEFT, y(value))
      .lineTo(MARGIN + LEFT + wide, y(value))
      .lineWidth(0.5)
      .stroke(ink.line)
    sheet.text(formatTyped(value), MARGIN, y(value) - 4, {
      width: LEFT - 6,
      align: 'right',
      lineBreak: false,
    })
  }
  lines.forEach(({ points }, i) => {
    drawLine(
      sheet,
      points.map(({ at, value }) => [x(at), y(value)] as const),
      colors[i] as string,
    )
  })
  const below = top + HEIGHT + 5
  sheet.fillColor(ink.muted).text(formatNumericDay(from), MARGIN + LEFT, below, { lineBreak: false })
  sheet.text(formatNumericDay(to), MARGIN + LEFT, below, { width: wide, align: 'right', lineBreak: false })
  sheet.x = MARGIN
  sheet.y = below + 20
}

function drawLegend(sheet: Sheet, lines: Line[]) {
  sheet.font('Helvetica').fontSize(8)
  lines.forEach(({ name }, i) => {
    sheet.fillColor(colors[i] as string).text(pdfText(name), { continued: i < lines.length - 1 })
    if (i < lines.length - 1) sheet.text('   ', { continued: true })
  })
}

function drawLine(sheet: Sheet, points: (readonly [number, number])[], color: string) {
  const [[x, y] = [0, 0], ...rest] = points
  sheet.moveTo(x, y)
  for (const [x, y] of rest) sheet.lineTo(x, y)
  sheet.lineWidth(1.4).stroke(color)
  // Too many dots would look like one thick line.
  if (points.length <= 60) for (const [x, y] of points) sheet.circle(x, y, 1.8).fill(color)
}
