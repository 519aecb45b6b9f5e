import { drawPot } from './pot.ts'
import { geneticsOf } from './genetics.ts'
import { glowing } from './palette.ts'
import { stain } from './sheet.ts'
import type { Stage } from './stage.ts'
import { circle, curve, ellipse, n, path, rect } from './svg.ts'

/** Things that stand around; `x`, `y` is the middle of the foot, `size` the height, in pixels. */
export type Prop = (stage: Stage, x: number, y: number, size: number) => string

export const wateringCan: Prop = ({ palette: { ink }, sheet }, x, y, size) => {
  const s = size / 100
  const body = sheet.linear(0, 0, 1, 0, [[0, ink(0.66, 0.07, 225)], [0.4, ink(0.72, 0.065, 220)], [1, ink(0.5, 0.07, 232)]])
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(s * 10) / 10})">${stain(sheet, 0, 2, 62, 12, ink(0.2, 0.03, 200), 0.4)}${path('M30-50C62-84 70-8 34-12', { stroke: ink(0.5, 0.07, 232), width: 7 })}${path('M-34-22L-74-66', { stroke: ink(0.58, 0.07, 228), width: 9 })}${path('M-84-64L-68-78L-62-72L-78-58Z', { fill: ink(0.66, 0.07, 225) })}${path('M-38-56L-34-2Q0 8 34-2L38-56Q0-48-38-56Z', { fill: body })}${ellipse(0, -56, 38, 8, { fill: ink(0.4, 0.05, 235) })}${path('M-24-60C-20-96 20-96 24-60', { stroke: ink(0.58, 0.07, 228), width: 6 })}</g>`
}

export const sprayBottle: Prop = ({ palette: { ink }, sheet }, x, y, size) => {
  const s = size / 100
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${s.toFixed(2)})">${stain(sheet, 0, 1, 34, 7, ink(0.2, 0.03, 200), 0.4)}${path('M-20-2Q-22-48-8-62L-8-72L8-72L8-62Q22-48 20-2Q0 4-20-2Z', { fill: ink(0.8, 0.04, 165), opacity: 0.92 })}${path('M-20-2Q-21-26-18-36Q0-30 18-36Q21-26 20-2Q0 4-20-2Z', { fill: ink(0.68, 0.06, 205), opacity: 0.8 })}${path('M-10-74L10-74L10-82L-10-82ZM-22-96L14-96L18-82L-10-82L-12-88L-22-88Z', { fill: ink(0.55, 0.11, 45) })}${path('M-10-84Q-12-74-18-70', { stroke: ink(0.42, 0.06, 40), width: 4 })}</g>`
}

export const snakePlant: Prop = (stage, x, y, size) => {
  const { palette: { ink }, random, sheet } = stage
  const pot = { x, top: y - size * 0.3, width: size * 0.34, height: size * 0.29 }
  const genes = { ...geneticsOf(random.int(1, 999)), pot: { kind: 'barro' as const, tone: random.int(0, 3) } }
  let leaves = ''
  for (let blade = -3; blade <= 3; blade++) {
    const [lean, tall, wide] = [blade * size * 0.055, size * random.between(0.5, 0.72) - Math.abs(blade) * size * 0.03, size * 0.042]
    const foot = pot.top + size * 0.02
    const shape = `M${n(x + lean * 0.5 - wide)} ${n(foot)}Q${n(x + lean * 0.8 - wide * 1.3)} ${n(foot - tall * 0.6)} ${n(x + lean * 1.6)} ${n(foot - tall)}Q${n(x + lean * 0.8 + wide * 1.3)} ${n(foot - tall * 0.6)} ${n(x + lean * 0.5 + wide)} ${n(foot)}Z`
    leaves += path(shape, { fill: ink(0.48 + random.between(-0.03, 0.03), 0.07, 158), stroke: ink(0.76, 0.09, 108), width: size * 0.008 })
  }
  return stain(sheet, x, y, size * 0.3, size * 0.05, ink(0.2, 0.03, 150), 0.45) + drawPot(pot, genes, stage.palette, sheet) + ellipse(x, pot.top, pot.width * 0.45, pot.width * 0.12, { fill: ink(0.3, 0.03, 60) }) + leaves
}

export const herbPot: Prop = (stage, x, y, size) => {
  const { palette: { ink }, random, sheet } = stage
  const pot = { x, top: y - size * 0.42, width: size * 0.5, height: size * 0.4 }
  const genes = { ...geneticsOf(random.int(1, 999)), pot: { kind: random.pick(['barro', 'plastico'] as const), tone: random.int(0, 3) } }
  const hue = random.between(128, 150)
  let leaves = ''
  for (let leaf = 0; leaf < 34; leaf++) {
    const [u, v] = [random.between(-1, 1), random.next()]
    const [cx, cy] = [x + u * size * 0.36 * (0.4 + v * 0.7), pot.top - v * size * 0.5 * (1 - Math.abs(u) * 0.4)]
    leaves += `<g transform="translate(${n(cx)} ${n(cy)}) rotate(${n(u * 70 + random.between(-30, 30))})">${path(`M0 0Q${n(size * 0.06)} ${n(-size * 0.06)} 0 ${n(-size * 0.14)}Q${n(-size * 0.06)} ${n(-size * 0.06)} 0 0Z`, { fill: ink(0.46 + v * 0.14 + random.between(-0.03, 0.03), 0.09, hue) })}</g>`
  }
  return stain(sheet, x, y, size * 0.36, size * 0.07, ink(0.2, 0.03, 150), 0.4) + drawPot(pot, genes, stage.palette, sheet) + ellipse(x, pot.top, pot.width * 0.45, pot.width * 0.12, { fill: ink(0.3, 0.03, 60) }) + leaves
}

/** A small oscillating fan on a clip or foot. */
export const fan: Prop = ({ palette: { ink }, random }, x, y, size) => {
  const r = size * 0.36
  const cy = y - size * 0.62
  const turn = random.between(0, 120)
  let blades = ''
  for (let blade = 0; blade < 3; blade++) blades += `<g transform="translate(${n(x)} ${n(cy)}) rotate(${n(turn + blade * 120)})">${path(`M0 0C${n(r * 0.6)} ${n(-r * 0.2)} ${n(r * 0.7)} ${n(-r * 0.8)} ${n(r * 0.1)} ${n(-r * 0.85)}C${n(-r * 0.15)} ${n(-r * 0.6)} ${n(-r * 0.1)} ${n(-r * 0.2)} 0 0Z`, { fill: ink(0.62, 0.03, 200) })}</g>`
  const cage = [0.55, 0.8, 1].map((share) => circle(x, cy, r * share, { stroke: ink(0.34, 0.015, 180), width: share === 1 ? size * 0.025 : size * 0.008 })).join('')
  return path(`M${n(x)} ${n(cy)}L${n(x)} ${n(y)}M${n(x - size * 0.2)} ${n(y)}L${n(x + size * 0.2)} ${n(y)}`, { stroke: ink(0.32, 0.015, 180), width: size * 0.05 }) + circle(x, cy, r, { fill: ink(0.78, 0.012, 190), opacity: 0.45 }) + blades + cage + circle(x, cy, r * 0.18, { fill: ink(0.4, 0.02, 180) })
}

/** Thermo-hygrometer with two rows of digits as strokes. */
export const hygrometer: Prop = ({ palette: { ink } }, x, y, size) => {
  const [w, h] = [size * 0.8, size]
  const digits = (row: number) => `M${n(x - w * 0.22)} ${n(y - h * row)}v${n(h * 0.16)}M${n(x - w * 0.04)} ${n(y - h * row)}h${n(w * 0.12)}v${n(h * 0.08)}h${n(-w * 0.12)}v${n(h * 0.08)}h${n(w * 0.12)}`
  return rect(x - w / 2, y - h, w, h, { fill: ink(0.95, 0.008, 95) }, size * 0.12) + rect(x - w * 0.38, y - h * 0.86, w * 0.76, h * 0.62, { fill: ink(0.76, 0.03, 140) }, size * 0.05) + path(digits(0.8) + digits(0.48), { stroke: ink(0.28, 0.02, 160), width: size * 0.045 })
}

export const books: Prop = ({ palette: { ink }, random }, x, y, size) => {
  let [svg, left] = ['', x - size * 0.6]
  for (let book = 0; book < 6; book++) {
    const [wide, tall] = [size * random.between(0.12, 0.22), size * random.between(0.72, 1)]
    const hue = random.pick([45, 75, 150, 205, 250, 25])
    svg += rect(left, y - tall, wide, tall, { fill: ink(random.between(0.48, 0.74), 0.06, hue) }, 3) + rect(left + wide * 0.2, y - tall * 0.8, wide * 0.6, tall * 0.08, { fill: ink(0.88, 0.03, 85) })
    left += wide + 2
  }
  return svg
}

/** A sleeping cat, curled. */
export const cat: Prop = ({ palette: { ink }, random, sheet }, x, y, size) => {
  const [l, c, h] = random.pick([[0.66, 0.1, 62], [0.32, 0.01, 60], [0.74, 0.03, 75], [0.55, 0.015, 250]] as const)
  const s = (size / 100).toFixed(2)
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${s})">${stain(sheet, 0, 0, 92, 14, ink(0.2, 0.03, 100), 0.45)}${path('M-70 0C-88-52-30-78 18-66C66-56 82-22 72 0Z', { fill: ink(l, c, h) })}${path('M-70 0C-74-30-40-46-12-38C-4-20-20 0-40 0Z', { fill: ink(l + 0.05, c, h) })}${path('M-66-30L-70-56L-52-44Q-42-48-32-44L-16-58L-18-30C-18-14-66-14-66-30Z', { fill: ink(l + 0.03, c, h) })}${path('M-58-28q5 5 10 0M-36-28q5 5 10 0M-43-22l2 2l2-2', { stroke: ink(0.25, 0.02, 60), width: 2 })}${path('M70-4C96-8 92-40 74-36', { stroke: ink(l - 0.04, c, h), width: 12 })}${path('M20-60l6 20M38-54l4 18M2-64l4 16', { stroke: ink(l - 0.09, c, h), width: 5, opacity: 0.7 })}</g>`
}

/** A lamp panel hanging on two cords from above; lit unless it is night. */
export const ledPanel = (stage: Stage, x: number, y: number, width: number): string => {
  const { palette: { ink, light }, sheet } = stage
  const lit = light !== 'noite'
  const half = width / 2
  const cords = path(`M${n(x - half * 0.72)} ${n(y)}L${n(x - half * 0.3)} ${n(y - 420)}M${n(x + half * 0.72)} ${n(y)}L${n(x + half * 0.3)} ${n(y - 420)}`, { stroke: ink(0.3, 0.01, 150), width: 4 })
  const board = path(`M${n(x - half)} ${n(y)}L${n(x + half)} ${n(y)}L${n(x + half * 0.9)} ${n(y - 26)}L${n(x - half * 0.9)} ${n(y - 26)}Z`, { fill: ink(0.36, 0.012, 200) }) + rect(x - half, y, width, 18, { fill: ink(0.28, 0.012, 200) }, 4)
  const strip = rect(x - half * 0.95, y + 12, width * 0.95, 16, { fill: lit ? glowing(0.98, 0.045, 92) : ink(0.6, 0.02, 95) }, 4)
  const fins = Array.from({ length: 13 }, (_, fin) => `M${n(x - half * 0.8 + (fin * width * 0.8) / 12)} ${n(y - 24)}v20`).join('')
  if (!lit) return cords + board + strip
  const beam = sheet.linear(0, 0, 0, 1, [[0, '#fff3cf', 0.42], [0.5, '#fff3cf', 0.14], [1, '#fff3cf', 0]])
  const cone = path(`M${n(x - half * 0.95)} ${n(y + 24)}L${n(x + half * 0.95)} ${n(y + 24)}L${n(x + half * 2.1)} ${n(y + 1150)}L${n(x - half * 2.1)} ${n(y + 1150)}Z`, { fill: beam })
  return cords + cone + stain(sheet, x, y + 30, width * 0.9, 240, '#fff0c4', 0.55) + board + path(fins, { stroke: ink(0.24, 0.01, 200), width: 5 }) + strip
}

/** Round ventilation duct along points. */
export const duct = ({ palette: { ink } }: Stage, points: { x: number; y: number }[], width: number): string =>
  path(curve(points), { stroke: ink(0.62, 0.008, 220), width, cap: 'butt' }) + path(curve(points), { stroke: ink(0.76, 0.008, 220), width: width * 0.72, cap: 'butt', more: 'stroke-dasharray="14 9"' })
