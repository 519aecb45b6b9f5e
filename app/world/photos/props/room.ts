import { stain } from '../sheet.ts'
import { n, path, rect } from '../svg.ts'
import type { Prop } from './prop.ts'

export const books: Prop = ({ palette: { ink }, random }, x, y, size) => {
  let [svg, left] = ['', x - size * 0.6]
  for (let book = 0; book < 6; book++) {
    const [wide, tall] = [size * random.between(0.12, 0.22), size * random.between(0.72, 1)]
    const hue = random.pick([45, 75, 150, 205, 250, 25])
    svg +=
      rect(left, y - tall, wide, tall, { fill: ink(random.between(0.48, 0.74), 0.06, hue) }, 3) +
      rect(left + wide * 0.2, y - tall * 0.8, wide * 0.6, tall * 0.08, { fill: ink(0.88, 0.03, 85) })
    left += wide + 2
  }
  return svg
}

/** A sleeping cat, curled. */
export const cat: Prop = ({ palette: { ink }, random, sheet }, x, y, size) => {
  const [l, c, h] = random.pick([
    [0.66, 0.1, 62],
    [0.32, 0.01, 60],
    [0.74, 0.03, 75],
    [0.55, 0.015, 250],
  ] as const)
  const s = (size / 100).toFixed(2)
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${s})">${stain(sheet, 0, 0, 92, 14, ink(0.2, 0.03, 100), 0.45)}${path('M-70 0C-88-52-30-78 18-66C66-56 82-22 72 0Z', { fill: ink(l, c, h) })}${path('M-70 0C-74-30-40-46-12-38C-4-20-20 0-40 0Z', { fill: ink(l + 0.05, c, h) })}${path('M-66-30L-70-56L-52-44Q-42-48-32-44L-16-58L-18-30C-18-14-66-14-66-30Z', { fill: ink(l + 0.03, c, h) })}${path('M-58-28q5 5 10 0M-36-28q5 5 10 0M-43-22l2 2l2-2', { stroke: ink(0.25, 0.02, 60), width: 2 })}${path('M70-4C96-8 92-40 74-36', { stroke: ink(l - 0.04, c, h), width: 12 })}${path('M20-60l6 20M38-54l4 18M2-64l4 16', { stroke: ink(l - 0.09, c, h), width: 5, opacity: 0.7 })}</g>`
}
