import type { Stage } from './stage.ts'
import { ellipse, n, path } from './svg.ts'

/** Trimming scissors lying open. */
export function scissors({ palette: { ink }, random, sheet }: Stage, x: number, y: number): string {
  const [c, hue] = random.pick([
    [0.12, 40],
    [0.08, 235],
    [0.09, 150],
  ] as const)
  const steel = sheet.linear(0, 0, 1, 0, [
    [0, ink(0.92, 0.008, 220)],
    [1, ink(0.68, 0.012, 230)],
  ])
  const ring = (cx: number, turn: number, width: number, color: string) =>
    ellipse(cx, 118, 40, 62, { stroke: color, width, more: `transform="rotate(${turn} ${cx} 118)"` })
  const blades =
    path('M-4 0L26-230Q40-120 16 6ZM4 0L-26-230Q-40-120-16 6Z', { fill: steel }) +
    path('M-26-230L4 0M26-230L-4 0', { stroke: ink(0.55, 0.012, 230), width: 3 })
  const drawn =
    blades +
    path('M-10 0L-44 66M10 0L44 66', { stroke: ink(0.5, c, hue), width: 26 }) +
    ring(-58, 18, 24, ink(0.5, c, hue)) +
    ring(58, -18, 24, ink(0.5, c, hue)) +
    ring(-60, 18, 7, ink(0.62, c, hue)) +
    ring(56, -18, 7, ink(0.62, c, hue)) +
    ellipse(0, 2, 13, 13, { fill: ink(0.5, 0.01, 230) })
  const ghost = path('M-4 0L26-230Q40-120 16 6ZM4 0L-26-230Q-40-120-16 6Z', {
    fill: ink(0.3, 0.03, 60),
    opacity: 0.28,
    more: 'transform="translate(12 16)"',
  })
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(-58) scale(1.25)">${ghost}${drawn}</g>`
}
