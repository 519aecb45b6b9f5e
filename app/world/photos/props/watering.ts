import { stain } from '../sheet.ts'
import { ellipse, n, path } from '../svg.ts'
import type { Prop } from './prop.ts'

export const wateringCan: Prop = ({ palette: { ink }, sheet }, x, y, size) => {
  const s = size / 100
  const body = sheet.linear(0, 0, 1, 0, [
    [0, ink(0.66, 0.07, 225)],
    [0.4, ink(0.72, 0.065, 220)],
    [1, ink(0.5, 0.07, 232)],
  ])
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(s * 10) / 10})">${stain(sheet, 0, 2, 62, 12, ink(0.2, 0.03, 200), 0.4)}${path('M30-50C62-84 70-8 34-12', { stroke: ink(0.5, 0.07, 232), width: 7 })}${path('M-34-22L-74-66', { stroke: ink(0.58, 0.07, 228), width: 9 })}${path('M-84-64L-68-78L-62-72L-78-58Z', { fill: ink(0.66, 0.07, 225) })}${path('M-38-56L-34-2Q0 8 34-2L38-56Q0-48-38-56Z', { fill: body })}${ellipse(0, -56, 38, 8, { fill: ink(0.4, 0.05, 235) })}${path('M-24-60C-20-96 20-96 24-60', { stroke: ink(0.58, 0.07, 228), width: 6 })}</g>`
}

export const sprayBottle: Prop = ({ palette: { ink }, sheet }, x, y, size) => {
  const s = size / 100
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${s.toFixed(2)})">${stain(sheet, 0, 1, 34, 7, ink(0.2, 0.03, 200), 0.4)}${path('M-20-2Q-22-48-8-62L-8-72L8-72L8-62Q22-48 20-2Q0 4-20-2Z', { fill: ink(0.8, 0.04, 165), opacity: 0.92 })}${path('M-20-2Q-21-26-18-36Q0-30 18-36Q21-26 20-2Q0 4-20-2Z', { fill: ink(0.68, 0.06, 205), opacity: 0.8 })}${path('M-10-74L10-74L10-82L-10-82ZM-22-96L14-96L18-82L-10-82L-12-88L-22-88Z', { fill: ink(0.55, 0.11, 45) })}${path('M-10-84Q-12-74-18-70', { stroke: ink(0.42, 0.06, 40), width: 4 })}</g>`
}
