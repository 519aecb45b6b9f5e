import { drawFlower } from './flower.ts'
import type { Genetics } from './genetics.ts'
import { mix } from './geometry.ts'
import { scissors } from './scissors.ts'
import { stain } from './sheet.ts'
import type { Stage } from './stage.ts'
import type { Subject } from './subject.ts'
import { ellipse, n, path } from './svg.ts'
import { drawTable } from './table.ts'

/** The trimming table: a cut branch on a board, scissors, a bowl of trimmed buds, clippings. */
export const harvest: Subject = (stage, genes, day) => {
  const { width: w, height: h } = stage
  return (
    drawTable(stage, h * 0.5) +
    board(stage) +
    clippings(stage, genes) +
    branch(stage, genes) +
    scissors(stage, w * 0.72, h * 0.86) +
    bowl(stage, genes, w * 0.73, h * 0.6, day)
  )
}

function board({ width: w, height: h, palette: { ink }, sheet }: Stage): string {
  const fill = sheet.linear(0, 0, 1, 1, [
    [0, ink(0.86, 0.05, 78)],
    [1, ink(0.74, 0.06, 70)],
  ])
  const [x, y, wide, tall] = [w * 0.06, h * 0.575, w * 0.88, h * 0.385]
  const shape = (dy: number) =>
    `M${n(x + 90)} ${n(y + dy)}H${n(x + wide - 90)}Q${n(x + wide - 50)} ${n(y + dy)} ${n(x + wide - 40)} ${n(y + 40 + dy)}L${n(x + wide)} ${n(y + tall - 50 + dy)}Q${n(x + wide + 4)} ${n(y + tall + dy)} ${n(x + wide - 50)} ${n(y + tall + dy)}H${n(x + 50)}Q${n(x - 4)} ${n(y + tall + dy)} ${n(x)} ${n(y + tall - 50 + dy)}L${n(x + 40)} ${n(y + 40 + dy)}Q${n(x + 50)} ${n(y + dy)} ${n(x + 90)} ${n(y + dy)}Z`
  const grain = [0.2, 0.42, 0.6, 0.82]
    .map((v) => `M${n(x + 60)} ${n(y + tall * v)}q${n(wide * 0.3)} 16 ${n(wide * 0.88)} -6`)
    .join('')
  return (
    stain(sheet, w / 2, y + tall * 0.7, wide * 0.62, tall * 0.66, ink(0.2, 0.03, 60), 0.5) +
    path(shape(24), { fill: ink(0.5, 0.06, 62) }) +
    path(shape(0), { fill }) +
    path(grain, { stroke: ink(0.66, 0.06, 68), width: 4, opacity: 0.5 })
  )
}

function branch(stage: Stage, genes: Genetics): string {
  const { width: w, height: h, palette } = stage
  const foot = { x: w * 0.1, y: h * 0.915 }
  const flower = (key: string, x: number, y: number, angle: number, length: number, radius: number) =>
    drawFlower({ foot: { x, y }, angle, length, radius, ripe: 1, dry: 0.05, trimmed: false, key }, genes, palette)
  const stem = `M${n(foot.x)} ${n(foot.y)}Q${n(w * 0.24)} ${n(h * 0.83)} ${n(w * 0.4)} ${n(h * 0.7)}`
  const cast =
    path(stem, { stroke: palette.ink(0.3, 0.03, 70), width: 30, opacity: 0.3, more: 'transform="translate(10 22)"' }) +
    ellipse(w * 0.42, h * 0.735, 250, 110, {
      fill: palette.ink(0.3, 0.03, 70),
      opacity: 0.22,
      more: `transform="rotate(-42 ${n(w * 0.42)} ${n(h * 0.735)})"`,
    })
  return (
    cast +
    path(stem, { stroke: palette.ink(0.46, 0.07, 118), width: 26 }) +
    path(stem, { stroke: palette.ink(0.6, 0.08, 115), width: 9, more: 'transform="translate(-4 -5)"' }) +
    flower('corte/1', w * 0.2, h * 0.84, -0.2, 260, 62) +
    flower('corte/2', w * 0.25, h * 0.825, 1.5, 240, 58) +
    flower('main', w * 0.31, h * 0.79, 0.78, 620, 112)
  )
}

function clippings({ width: w, height: h, palette: { ink }, random }: Stage, genes: Genetics): string {
  let svg = ''
  for (let scrap = 0; scrap < 36; scrap++) {
    const size = random.between(26, 74)
    const at = `translate(${n(random.between(w * 0.12, w * 0.9))} ${n(random.between(h * 0.78, h * 0.95))}) rotate(${n(random.between(0, 360))})`
    const lightness = mix(0.46, 0.6, random.next())
    svg += `<g transform="${at}">${path(`M0 0Q${n(size * 0.16)} ${n(-size * 0.5)} 0 ${n(-size)}Q${n(-size * 0.16)} ${n(-size * 0.5)} 0 0Z`, { fill: ink(lightness, genes.chroma, genes.hue - 6) })}${path(`M0 0Q${n(-size * 0.16)} ${n(-size * 0.5)} 0 ${n(-size)}Z`, { fill: ink(lightness + 0.08, genes.chroma, genes.hue - 12) })}</g>`
  }
  return svg
}

function bowl({ palette, sheet }: Stage, genes: Genetics, x: number, y: number, day: number): string {
  const { ink } = palette
  const glaze = sheet.linear(0, 0, 1, 0, [
    [0, ink(0.9, 0.02, 85)],
    [0.4, ink(0.95, 0.014, 90)],
    [1, ink(0.72, 0.03, 70)],
  ])
  const spots: [number, number, number][] = [
    [-130, 8, -0.4],
    [-50, -18, 0.2],
    [40, -14, -0.2],
    [128, 10, 0.5],
    [-92, 34, 0.4],
    [0, 30, -0.5],
    [84, 38, 0.1],
    [-40, 56, 0.2],
    [42, 62, -0.3],
  ]
  const shown = spots.slice(0, Math.min(spots.length, 5 + Math.max(0, day) * 2))
  const buds = shown
    .map(([dx, dy, angle], index) =>
      drawFlower(
        {
          foot: { x: x + dx, y: y + dy + 40 },
          angle,
          length: 128,
          radius: 46,
          ripe: 1,
          dry: 0.1,
          trimmed: true,
          key: `tigela/${index}`,
        },
        genes,
        palette,
      ),
    )
    .join('')
  const front = `M${n(x - 232)} ${n(y + 24)}Q${n(x - 200)} ${n(y + 200)} ${n(x)} ${n(y + 210)}Q${n(x + 200)} ${n(y + 200)} ${n(x + 232)} ${n(y + 24)}Q${n(x)} ${n(y + 170)} ${n(x - 232)} ${n(y + 24)}Z`
  return (
    stain(sheet, x + 16, y + 196, 300, 70, ink(0.2, 0.03, 60), 0.6) +
    ellipse(x, y + 24, 232, 76, { fill: ink(0.62, 0.03, 70) }) +
    buds +
    path(front, { fill: glaze }) +
    path(`M${n(x - 214)} ${n(y + 84)}Q${n(x)} ${n(y + 226)} ${n(x + 214)} ${n(y + 84)}`, {
      stroke: ink(0.55, 0.09, 235),
      width: 8,
      opacity: 0.7,
    })
  )
}
