import { drawFlower } from './flower.ts'
import type { Genetics } from './genetics.ts'
import { randomOf } from './random.ts'
import { stain } from './sheet.ts'
import type { Stage } from './stage.ts'
import type { Subject } from './subject.ts'
import { ellipse, n, path, rect } from './svg.ts'
import { drawTable } from './table.ts'

/** Glass jars of buds on a table; every third day one stands open to breathe. */
export const curing: Subject = (stage, genes, day) => {
  const { width: w, height: h } = stage
  const open = day % 3 === 0
  const back = [
    jar(stage, genes, { x: w * 0.24, foot: h * 0.755, size: 0.82, key: 'a', open: false }),
    jar(stage, genes, { x: w * 0.77, foot: h * 0.75, size: 0.78, key: 'b', open: false }),
  ]
  const front = jar(stage, genes, { x: w * 0.52, foot: h * 0.89, size: 1.14, key: 'c', open })
  return drawTable(stage, h * 0.6) + back.join('') + front + loose(stage, genes)
}

type Jar = { x: number; foot: number; size: number; key: string; open: boolean }

function jar(stage: Stage, genes: Genetics, { x, foot, size: s, key, open }: Jar): string {
  const {
    palette: { ink },
    sheet,
  } = stage
  const glass =
    'M-210-40V-470C-210-530-170-540-165-580V-610H165V-580C170-540 210-530 210-470V-40Q205 0 150 8Q0 30-150 8Q-205 0-210-40Z'
  const tint = sheet.linear(0, 0, 1, 0, [
    [0, ink(0.97, 0.01, 190), 0.55],
    [0.16, ink(0.9, 0.02, 190), 0.16],
    [0.8, ink(0.86, 0.02, 190), 0.1],
    [1, ink(0.6, 0.03, 190), 0.42],
  ])
  const shine =
    path('M-178-460V-80M-150-440V-300', { stroke: '#ffffff', width: 15, opacity: 0.5 }) +
    path('M176-440V-120', { stroke: '#ffffff', width: 8, opacity: 0.35 })
  const inside = path(glass, { fill: ink(0.5, 0.03, 150), opacity: 0.34 })
  return `<g transform="translate(${n(x)} ${n(foot)}) scale(${s})">${stain(sheet, 30, 10, 320, 70, ink(0.18, 0.03, 70), 0.6)}${inside}${heap(stage, genes, key)}${path(glass, { fill: tint, stroke: ink(0.9, 0.02, 190), width: 6 })}${label(stage, key)}${shine}${lid(stage, open)}</g>`
}

function heap({ palette }: Stage, genes: Genetics, key: string): string {
  const random = randomOf(genes.seed, 'pote', key)
  let svg = ''
  for (let row = 0; row < 5; row++)
    for (let column = 0; column < 3; column++)
      svg += drawFlower(
        {
          foot: {
            x: (column - 1) * 124 + (row % 2 ? 28 : -26) * (column === 1 ? 1 : 0.4) + random.between(-14, 14),
            y: -300 + row * 72 + random.between(-10, 10),
          },
          angle: random.between(-0.9, 0.9),
          length: random.between(130, 165),
          radius: 56,
          ripe: 1,
          dry: 0.7,
          trimmed: true,
          key: `pote/${key}/${row}/${column}`,
        },
        genes,
        palette,
      )
  return svg
}

function label({ palette: { ink } }: Stage, key: string): string {
  const rule = 'M-62-196H62M-62-164H40M-62-132H52'
  const sprout = 'M0-236V-252M0-246Q-20-246-24-264Q-4-264 0-246Q4-264 24-264Q20-246 0-246'
  return (
    rect(-94, -284, 188, 178, { fill: ink(0.95, 0.02, key === 'b' ? 75 : 88) }, 10) +
    path(sprout, { stroke: ink(0.48, 0.1, 150), width: 5, fill: ink(0.62, 0.09, 148) }) +
    path(rule, { stroke: ink(0.6, 0.02, 200), width: 6 })
  )
}

function lid({ palette: { ink }, sheet }: Stage, open: boolean): string {
  const metal = sheet.linear(0, 0, 1, 0, [
    [0, ink(0.78, 0.05, 78)],
    [0.3, ink(0.9, 0.04, 85)],
    [1, ink(0.58, 0.055, 70)],
  ])
  const cap =
    rect(-182, -660, 364, 74, { fill: metal }, 14) +
    path('M-178-616H178', { stroke: ink(0.55, 0.05, 70), width: 5, opacity: 0.6 }) +
    ellipse(0, -660, 178, 22, { fill: ink(0.84, 0.045, 82) })
  if (!open) return cap
  return (
    ellipse(0, -610, 165, 20, { fill: ink(0.36, 0.03, 120), opacity: 0.6 }) +
    ellipse(0, -610, 166, 20, { stroke: ink(0.93, 0.015, 190), width: 8 }) +
    `<g transform="translate(330 30)">${ellipse(0, 8, 190, 62, { fill: ink(0.2, 0.03, 60), opacity: 0.3 })}${ellipse(0, 0, 184, 58, { fill: metal })}${ellipse(0, -8, 184, 56, { fill: ink(0.86, 0.045, 82) })}${ellipse(0, -8, 150, 44, { stroke: ink(0.7, 0.05, 75), width: 5 })}</g>`
  )
}

function loose({ width: w, height: h, palette, sheet }: Stage, genes: Genetics): string {
  const spots: [number, number, number][] = [
    [0.18, 0.9, 1.3],
    [0.27, 0.935, -1.2],
  ]
  return spots
    .map(
      ([u, v, angle], index) =>
        stain(sheet, w * u + 40, h * v + 10, 130, 34, palette.ink(0.2, 0.03, 60), 0.5) +
        drawFlower(
          {
            foot: { x: w * u, y: h * v },
            angle,
            length: 190,
            radius: 62,
            ripe: 1,
            dry: 0.65,
            trimmed: true,
            key: `solta/${index}`,
          },
          genes,
          palette,
        ),
    )
    .join('')
}
