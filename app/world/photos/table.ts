import type { Stage } from './stage.ts'
import { n, path, rect } from './svg.ts'

/** A table top in front of the place, from `top` down: what lies on it is seen from above. */
export function drawTable(stage: Stage, top: number): string {
  const {
    width: w,
    height: h,
    palette: { ink },
    sheet,
    random,
  } = stage
  const [l, c, hue] = random.pick([
    [0.68, 0.065, 64],
    [0.58, 0.06, 52],
    [0.78, 0.045, 75],
    [0.5, 0.05, 48],
  ] as const)
  const fill = sheet.linear(0, 0, 0.2, 1, [
    [0, ink(l - 0.06, c, hue)],
    [0.5, ink(l + 0.02, c, hue)],
    [1, ink(l - 0.03, c, hue)],
  ])
  let [grain, joints] = ['', '']
  for (let board = 1; board < 4; board++) joints += `M0 ${n(top + ((h - top) * board ** 1.25) / 4.6)}H${w}`
  for (let line = 0; line < 44; line++) {
    const [x, y] = [random.between(-100, w), random.between(top + 20, h)]
    grain += `M${n(x)} ${n(y)}q${n(random.between(80, 200))} ${n(random.between(-9, 9))} ${n(random.between(200, 460))} ${n(random.between(-5, 5))}`
  }
  const edge = rect(0, top - 6, w, 12, { fill: ink(l + 0.12, c, hue) })
  return (
    rect(0, top, w, h - top, { fill }) +
    path(grain, { stroke: ink(l - 0.1, c, hue), width: 3, opacity: 0.4 }) +
    path(joints, { stroke: ink(l - 0.2, c, hue), width: 5, opacity: 0.6 }) +
    edge
  )
}
