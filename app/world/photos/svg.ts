import type { Point } from './geometry.ts'

export const n = (value: number): number => Math.round(value * 10) / 10

export const at = ({ x, y }: Point): string => `${n(x)} ${n(y)}`

export type Paint = {
  fill?: string
  stroke?: string
  width?: number
  opacity?: number
  cap?: 'round' | 'butt'
  more?: string
}

/**
 * `fill-opacity`, not `opacity`: for the latter librsvg renders each shape to a layer of its own, many times slower.
 */
function paintOf({ fill = 'none', stroke, width = 1, opacity, cap = 'round', more = '' }: Paint): string {
  const line = stroke
    ? ` stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="${cap}" stroke-linejoin="round"`
    : ''
  const veil =
    opacity === undefined
      ? ''
      : ` ${stroke && fill === 'none' ? 'stroke' : 'fill'}-opacity="${Math.round(opacity * 100) / 100}"`
  return ` fill="${fill}"${line}${veil}${more ? ` ${more}` : ''}`
}

export const path = (d: string, paint: Paint): string => `<path d="${d}"${paintOf(paint)}/>`

export const rect = (x: number, y: number, width: number, height: number, paint: Paint, radius = 0): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${radius ? ` rx="${n(radius)}"` : ''}${paintOf(paint)}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, paint: Paint): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}"${paintOf(paint)}/>`

export const circle = (x: number, y: number, radius: number, paint: Paint): string =>
  ellipse(x, y, radius, radius, paint)

export const line = (from: Point, to: Point, paint: Paint): string => path(`M${at(from)}L${at(to)}`, paint)

export const polygon = (points: Point[]): string => `M${points.map(at).join('L')}Z`

export const group = (transform: string, inner: string): string => `<g transform="${transform}">${inner}</g>`

/** A soft line through all points (Catmull–Rom as cubic Béziers). */
export function curve(points: Point[], closed = false): string {
  const count = points.length
  const point = (index: number) =>
    (closed ? points[(index + count) % count] : points[Math.min(count - 1, Math.max(0, index))]) as Point
  let d = `M${at(point(0))}`
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [point(index - 1), point(index), point(index + 1), point(index + 2)]
    const leave = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 }
    const arrive = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 }
    d += `C${at(leave)} ${at(arrive)} ${at(to)}`
  }
  return closed ? `${d}Z` : d
}
