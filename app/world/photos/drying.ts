import { drawFlower } from './flower.ts'
import type { Genetics } from './genetics.ts'
import { clamp, mix } from './geometry.ts'
import { hygrometer } from './props/instruments.ts'
import { randomOf } from './random.ts'
import type { Stage } from './stage.ts'
import type { Subject } from './subject.ts'
import { n, path, rect } from './svg.ts'

/** Branches upside down on a line; they shrink and turn to straw and olive as the days go by. */
export const drying: Subject = (stage, genes, day) => {
  const {
    width: w,
    height: h,
    palette: { ink },
  } = stage
  const dry = clamp(day / 12)
  const lines = [h * 0.2, h * 0.27]
  const cord = (y: number) =>
    path(`M0 ${n(y - 26)}Q${n(w / 2)} ${n(y + 44)} ${n(w)} ${n(y - 26)}`, { stroke: ink(0.4, 0.04, 70), width: 9 }) +
    path(`M0 ${n(y - 28)}Q${n(w / 2)} ${n(y + 42)} ${n(w)} ${n(y - 28)}`, { stroke: ink(0.76, 0.05, 78), width: 4 })
  const row = (index: number) => rowOf(stage, genes, dry, lines[index] ?? 0, index)
  return (
    shade(stage) +
    cord(lines[0] ?? 0) +
    row(0) +
    cord(lines[1] ?? 0) +
    row(1) +
    hygrometer(stage, w * 0.86, h * 0.9, 170)
  )
}

const shade = ({ width: w, height: h, palette: { ink } }: Stage): string =>
  rect(0, 0, w, h, { fill: ink(0.32, 0.03, 60), opacity: 0.12 })

function rowOf(stage: Stage, genes: Genetics, dry: number, y: number, row: number): string {
  const count = row ? 4 : 5
  let svg = ''
  for (let index = 0; index < count; index++) {
    const random = randomOf(genes.seed, 'varal', row, index)
    const u = (index + (row ? 0.8 : 0.5)) / (count + (row ? 0.6 : 0)) + random.between(-0.025, 0.025)
    const sag = 70 * u * (1 - u) * 2 - 26
    svg += hanging(stage, genes, dry, {
      x: u * stage.width,
      y: y + sag,
      size: (row ? 1 : 0.8) * random.between(0.86, 1.1),
      sway: random.between(-0.06, 0.06),
      key: `${row}/${index}`,
    })
  }
  return svg
}

type Hook = { x: number; y: number; size: number; sway: number; key: string }

function hanging({ palette, sheet }: Stage, genes: Genetics, dry: number, { x, y, size, sway, key }: Hook): string {
  const { ink } = palette
  const s = size * mix(1, 0.9, dry)
  const long = 960 * s
  const stemTone = (l: number) => ink(mix(l, l - 0.03, dry), mix(0.08, 0.045, dry), mix(118, 82, dry))
  const flower = (part: string, fx: number, fy: number, angle: number, length: number, radius: number) =>
    drawFlower(
      {
        foot: { x: fx, y: fy },
        angle,
        length: length * s,
        radius: radius * s * mix(1, 0.82, dry),
        ripe: 1,
        dry,
        trimmed: false,
        key: `${key}/${part}`,
      },
      genes,
      palette,
    )
  const twig = (fy: number, side: number) =>
    path(`M0 ${n(fy)}q${n(side * 44 * s)} ${n(-16 * s)} ${n(side * 66 * s)} ${n(44 * s)}`, {
      stroke: stemTone(0.54),
      width: 9 * s,
    })
  const sides = [
    [-1, 0.2],
    [1, 0.3],
    [-1, 0.42],
  ] as const
  const twigs = sides
    .map(
      ([side, share]) =>
        twig(long * share, side) +
        flower(`${share}`, side * 62 * s, long * share + 36 * s, Math.PI - side * 0.16, 250, 56),
    )
    .join('')
  const wood = sheet.linear(0, 0, 1, 0, [
    [0, ink(0.8, 0.06, 75)],
    [1, ink(0.64, 0.06, 68)],
  ])
  const pin =
    rect(-17, -50, 14, 96, { fill: wood }, 4) +
    rect(3, -50, 14, 96, { fill: wood }, 4) +
    path('M-19-8H19', { stroke: ink(0.55, 0.01, 220), width: 8 })
  const cast = path(`M30 20V${n(long * 0.95)}`, { stroke: ink(0.2, 0.03, 100), width: 110 * s, opacity: 0.1 })
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n((sway * 180) / Math.PI)})">${cast}${path(`M0 0V${n(long * 0.6)}`, { stroke: stemTone(0.48), width: 15 * s })}${path(`M-3 0V${n(long * 0.6)}`, { stroke: stemTone(0.62), width: 5 * s })}${twigs}${flower('ponta', 0, long * 0.48, Math.PI, 560, 100)}${pin}</g>`
}
