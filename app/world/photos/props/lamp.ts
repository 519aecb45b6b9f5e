import type { Light } from '../palette.ts'
import { glowing } from '../palette.ts'
import { stain } from '../sheet.ts'
import type { Stage } from '../stage.ts'
import { curve, n, path, rect } from '../svg.ts'

/** Colour of the lamp's light; white by day too. */
type Glow = { strip: [lightness: number, chroma: number, hue: number]; beam: string }
const GLOWS: Partial<Record<Light, Glow>> = {
  roxo: { strip: [0.86, 0.13, 325], beam: '#f0a8ff' },
  sodio: { strip: [0.93, 0.13, 78], beam: '#ffcf7a' },
}
const WHITE: Glow = { strip: [0.97, 0.075, 90], beam: '#fff3cf' }

/** A lamp panel hanging on two cords from above; lit unless it is night. */
export const ledPanel = (stage: Stage, x: number, y: number, width: number): string => {
  const {
    palette: { ink, light },
    sheet,
  } = stage
  const lit = light !== 'noite'
  const { strip: shine, beam: air } = GLOWS[light] ?? WHITE
  const half = width / 2
  const cords = path(
    `M${n(x - half * 0.72)} ${n(y)}L${n(x - half * 0.3)} ${n(y - 420)}M${n(x + half * 0.72)} ${n(y)}L${n(x + half * 0.3)} ${n(y - 420)}`,
    { stroke: ink(0.3, 0.01, 150), width: 4 },
  )
  const board =
    path(
      `M${n(x - half)} ${n(y)}L${n(x + half)} ${n(y)}L${n(x + half * 0.9)} ${n(y - 26)}L${n(x - half * 0.9)} ${n(y - 26)}Z`,
      { fill: ink(0.36, 0.012, 200) },
    ) + rect(x - half, y, width, 18, { fill: ink(0.28, 0.012, 200) }, 4)
  const strip = rect(
    x - half * 0.95,
    y + 12,
    width * 0.95,
    16,
    { fill: lit ? glowing(...shine) : ink(0.6, 0.02, 95) },
    4,
  )
  const fins = Array.from(
    { length: 13 },
    (_, fin) => `M${n(x - half * 0.8 + (fin * width * 0.8) / 12)} ${n(y - 24)}v20`,
  ).join('')
  if (!lit) return cords + board + strip
  const beam = sheet.linear(0, 0, 0, 1, [
    [0, air, 0.6],
    [0.5, air, 0.2],
    [1, air, 0],
  ])
  const cone = path(
    `M${n(x - half * 0.95)} ${n(y + 24)}L${n(x + half * 0.95)} ${n(y + 24)}L${n(x + half * 2.1)} ${n(y + 1150)}L${n(x - half * 2.1)} ${n(y + 1150)}Z`,
    { fill: beam },
  )
  return (
    cords +
    cone +
    stain(sheet, x, y + 30, width * 0.85, 260, air, 0.8) +
    board +
    path(fins, { stroke: ink(0.24, 0.01, 200), width: 5 }) +
    strip
  )
}

/** Round ventilation duct along points. */
export const duct = ({ palette: { ink } }: Stage, points: { x: number; y: number }[], width: number): string =>
  path(curve(points), { stroke: ink(0.62, 0.008, 220), width, cap: 'butt' }) +
  path(curve(points), {
    stroke: ink(0.76, 0.008, 220),
    width: width * 0.72,
    cap: 'butt',
    more: 'stroke-dasharray="14 9"',
  })
