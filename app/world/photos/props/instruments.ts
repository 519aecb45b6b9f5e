import { circle, n, path, rect } from '../svg.ts'
import type { Prop } from './prop.ts'

/** A small oscillating fan on a clip or foot. */
export const fan: Prop = ({ palette: { ink }, random }, x, y, size) => {
  const r = size * 0.36
  const cy = y - size * 0.62
  const turn = random.between(0, 120)
  let blades = ''
  for (let blade = 0; blade < 3; blade++)
    blades += `<g transform="translate(${n(x)} ${n(cy)}) rotate(${n(turn + blade * 120)})">${path(`M0 0C${n(r * 0.6)} ${n(-r * 0.2)} ${n(r * 0.7)} ${n(-r * 0.8)} ${n(r * 0.1)} ${n(-r * 0.85)}C${n(-r * 0.15)} ${n(-r * 0.6)} ${n(-r * 0.1)} ${n(-r * 0.2)} 0 0Z`, { fill: ink(0.62, 0.03, 200) })}</g>`
  const cage = [0.55, 0.8, 1]
    .map((share) =>
      circle(x, cy, r * share, { stroke: ink(0.34, 0.015, 180), width: share === 1 ? size * 0.025 : size * 0.008 }),
    )
    .join('')
  return (
    path(`M${n(x)} ${n(cy)}L${n(x)} ${n(y)}M${n(x - size * 0.2)} ${n(y)}L${n(x + size * 0.2)} ${n(y)}`, {
      stroke: ink(0.32, 0.015, 180),
      width: size * 0.05,
    }) +
    circle(x, cy, r, { fill: ink(0.78, 0.012, 190), opacity: 0.45 }) +
    blades +
    cage +
    circle(x, cy, r * 0.18, { fill: ink(0.4, 0.02, 180) })
  )
}

/** Thermo-hygrometer with two rows of digits as strokes. */
export const hygrometer: Prop = ({ palette: { ink } }, x, y, size) => {
  const [w, h] = [size * 0.8, size]
  const digits = (row: number) =>
    `M${n(x - w * 0.22)} ${n(y - h * row)}v${n(h * 0.16)}M${n(x - w * 0.04)} ${n(y - h * row)}h${n(w * 0.12)}v${n(h * 0.08)}h${n(-w * 0.12)}v${n(h * 0.08)}h${n(w * 0.12)}`
  return (
    rect(x - w / 2, y - h, w, h, { fill: ink(0.95, 0.008, 95) }, size * 0.12) +
    rect(x - w * 0.38, y - h * 0.86, w * 0.76, h * 0.62, { fill: ink(0.76, 0.03, 140) }, size * 0.05) +
    path(digits(0.8) + digits(0.48), { stroke: ink(0.28, 0.02, 160), width: size * 0.045 })
  )
}
