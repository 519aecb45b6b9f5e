import { drawPot } from './pot.ts'
import { sprayBottle } from './props/watering.ts'
import { stain } from './sheet.ts'
import type { Stage } from './stage.ts'
import type { Subject } from './subject.ts'
import { circle, curve, ellipse, n, path } from './svg.ts'
import { drawTable } from './table.ts'

/** Seeds on a moist paper towel in a plate; a root shows from day 2 on. */
export const seeds: Subject = (stage, genes, day) => {
  const { width: w, height: h } = stage
  const [x, y] = [w / 2, h * 0.735]
  const small = { x: w * 0.86, top: h * 0.5, width: 210, height: 180 }
  return (
    drawTable(stage, h * 0.56) +
    sprayBottle(stage, w * 0.17, h * 0.6, 430) +
    drawPot(small, genes, stage.palette, stage.sheet) +
    plate(stage, x, y) +
    towel(stage, x, y) +
    scatter(stage, x, y, day)
  )
}

function plate({ palette: { ink }, sheet }: Stage, x: number, y: number): string {
  const glaze = sheet.linear(0, 0, 1, 1, [
    [0, ink(0.97, 0.01, 90)],
    [1, ink(0.84, 0.02, 75)],
  ])
  return (
    stain(sheet, x + 30, y + 60, 700, 360, ink(0.2, 0.03, 60), 0.55) +
    ellipse(x, y, 620, 318, { fill: glaze }) +
    ellipse(x, y, 600, 302, { stroke: ink(0.56, 0.08, 235), width: 9, opacity: 0.7 }) +
    ellipse(x, y + 8, 500, 244, { fill: ink(0.88, 0.014, 80) })
  )
}

function towel({ palette: { ink }, sheet, random }: Stage, x: number, y: number): string {
  const edge = [-1, -0.5, 0, 0.5, 1]
  const jolt = () => random.between(-12, 12)
  const points = [
    ...edge.map((u) => ({ x: x + u * 430, y: y - 178 + jolt() })),
    ...edge.map((u) => ({ x: x + 445 + jolt(), y: y + u * 150 })),
    ...edge.map((u) => ({ x: x - u * 430, y: y + 192 + jolt() })),
    ...edge.map((u) => ({ x: x - 445 + jolt(), y: y - u * 150 })),
  ]
  let dots = ''
  for (let row = -7; row <= 7; row++)
    for (let column = -17; column <= 17; column++)
      dots += `M${n(x + column * 24 + (row % 2) * 12)} ${n(y + 6 + row * 21)}h.1`
  const damp = stain(sheet, x - 60, y + 20, 420, 190, ink(0.72, 0.035, 215), 0.45)
  return (
    path(curve(points, true), { fill: ink(0.64, 0.03, 75), opacity: 0.4, more: 'transform="translate(8 14)"' }) +
    path(curve(points, true), { fill: ink(0.955, 0.01, 88) }) +
    damp +
    path(dots, { stroke: ink(0.85, 0.014, 80), width: 6 })
  )
}

function scatter(stage: Stage, x: number, y: number, day: number): string {
  const { random } = stage
  const count = random.int(4, 7)
  let svg = ''
  for (let index = 0; index < count; index++) {
    const turn = (index / count) * Math.PI * 2 + random.between(-0.25, 0.25)
    const [sx, sy] = [x + Math.cos(turn) * random.between(180, 290), y + 6 + Math.sin(turn) * random.between(70, 118)]
    svg += drawSeed(stage, sx, sy, random.between(0, 360), Math.max(0, day - random.between(0.6, 2.6)))
  }
  return svg
}

function drawSeed(stage: Stage, x: number, y: number, turn: number, sprouted: number): string {
  const {
    palette: { ink },
    random,
    sheet,
  } = stage
  const hull = sheet.linear(0, 0, 1, 0.4, [
    [0, ink(0.66, 0.05, 70)],
    [0.5, ink(0.52, 0.05, 62)],
    [1, ink(0.36, 0.04, 55)],
  ])
  const long = Math.min(90, sprouted * 26)
  const bend = random.between(-50, 50)
  const root =
    long > 3
      ? path(
          `M0 38C${n(bend * 0.3)} ${n(44 + long * 0.4)} ${n(bend)} ${n(44 + long * 0.6)} ${n(bend * 0.8)} ${n(42 + long)}`,
          { stroke: ink(0.86, 0.03, 95), width: 15 },
        ) +
        path(
          `M-3 40C${n(bend * 0.3 - 4)} ${n(44 + long * 0.4)} ${n(bend - 4)} ${n(44 + long * 0.6)} ${n(bend * 0.8 - 3)} ${n(36 + long)}`,
          { stroke: ink(0.97, 0.012, 95), width: 6 },
        )
      : ''
  const marks = `M-14 -22q8 10 2 26M10 -30q-6 14 4 24M-4 8q8 8 4 22M16 2q-8 6 -4 20M-22 4q6 6 4 16`
  return `<g transform="translate(${n(x)} ${n(y)}) scale(1.6) rotate(${n(turn)})">${path('M-30 6Q-34 44 4 48Q40 44 36 6Z', { fill: ink(0.3, 0.03, 70), opacity: 0.32 })}${root}${path('M0-48C34-34 40 30 0 42C-40 30-34-34 0-48Z', { fill: hull })}${path(marks, { stroke: ink(0.3, 0.035, 52), width: 4, opacity: 0.75 })}${path('M-16-24C-26-6-26 14-16 28', { stroke: ink(0.84, 0.03, 80), width: 5, opacity: 0.7 })}${sprouted > 0 ? path('M0 42L-7 20L6 8', { stroke: ink(0.9, 0.03, 92), width: 4 }) : ''}${circle(0, -44, 4, { fill: ink(0.3, 0.03, 55) })}</g>`
}
