import type { Genetics } from './genetics.ts'
import type { Palette } from './palette.ts'
import { randomOf } from './random.ts'
import type { Sheet } from './sheet.ts'
import { ellipse, n, path } from './svg.ts'

/** `x`, `top`: middle of the rim; `width` at the rim; all in pixels. */
export type PotSpot = { x: number; top: number; width: number; height: number }

const CLOTH = [
  [0.36, 0.012, 90],
  [0.5, 0.035, 70],
  [0.4, 0.03, 245],
  [0.62, 0.04, 80],
] as const
const CLAY = [
  [0.6, 0.105, 45],
  [0.64, 0.095, 52],
  [0.56, 0.1, 40],
  [0.68, 0.075, 60],
] as const
const PLASTIC = [
  [0.33, 0.012, 150],
  [0.9, 0.012, 95],
  [0.42, 0.05, 155],
  [0.52, 0.055, 235],
] as const

/** The pot without its soil. The rim is an ellipse seen from slightly above. */
export function drawPot(spot: PotSpot, genes: Genetics, palette: Palette, sheet: Sheet): string {
  const { kind, tone } = genes.pot
  const [l, c, h] = ({ tecido: CLOTH, barro: CLAY, plastico: PLASTIC } as const)[kind][tone] ?? CLOTH[0]
  const shade = (by: number) => palette.ink(l + by, c, h)
  const rim = rimOf(spot)
  const taper = kind === 'tecido' ? 0.47 : 0.36
  const body = kind === 'tecido' ? clothBody(spot) : straightBody(spot, taper)
  const across = sheet.linear(0, 0, 1, 0, [
    [0, shade(0.05)],
    [0.25, shade(0.075)],
    [0.62, shade(-0.02)],
    [1, shade(-0.13)],
  ])
  const details = { tecido: clothDetails, barro: clayDetails, plastico: plasticDetails }[kind]
  return (
    path(body, { fill: across }) +
    details(spot, shade, genes, across) +
    ellipse(spot.x, spot.top, spot.width / 2, rim, { fill: shade(-0.16) }) +
    ellipse(spot.x, spot.top, spot.width / 2, rim, { stroke: shade(0.12), width: Math.max(3, spot.width * 0.018) })
  )
}

export const rimOf = ({ width }: PotSpot): number => width * 0.145

function straightBody({ x, top, width, height }: PotSpot, taper: number): string {
  const [half, low, bottom] = [width / 2, width * taper, top + height]
  return `M${n(x - half)} ${n(top)}L${n(x - low)} ${n(bottom - width * 0.06)}Q${n(x - low)} ${n(bottom)} ${n(x - low * 0.8)} ${n(bottom + width * 0.03)}Q${n(x)} ${n(bottom + width * 0.085)} ${n(x + low * 0.8)} ${n(bottom + width * 0.03)}Q${n(x + low)} ${n(bottom)} ${n(x + low)} ${n(bottom - width * 0.06)}L${n(x + half)} ${n(top)}Z`
}

function clothBody({ x, top, width, height }: PotSpot): string {
  const [half, bottom] = [width / 2, top + height]
  return `M${n(x - half)} ${n(top)}C${n(x - half * 1.06)} ${n(top + height * 0.5)} ${n(x - half * 1.02)} ${n(bottom - height * 0.15)} ${n(x - half * 0.9)} ${n(bottom)}Q${n(x)} ${n(bottom + width * 0.12)} ${n(x + half * 0.9)} ${n(bottom)}C${n(x + half * 1.03)} ${n(bottom - height * 0.15)} ${n(x + half * 1.05)} ${n(top + height * 0.5)} ${n(x + half)} ${n(top)}Z`
}

type Shade = (by: number) => string

function clothDetails({ x, top, width, height }: PotSpot, shade: Shade, genes: Genetics): string {
  const random = randomOf(genes.seed, 'cloth')
  const half = width / 2
  let folds = ''
  for (let fold = 0; fold < 6; fold++) {
    const u = random.between(-0.85, 0.85)
    folds += `M${n(x + half * u)} ${n(top + height * random.between(0.25, 0.5))}q${n(random.between(-9, 9))} ${n(height * 0.2)} ${n(random.between(-14, 14))} ${n(height * random.between(0.3, 0.42))}`
  }
  const hem = `M${n(x - half * 1.01)} ${n(top + height * 0.13)}Q${n(x)} ${n(top + height * 0.13 + width * 0.27)} ${n(x + half * 1.01)} ${n(top + height * 0.13)}`
  const handle = (side: number) =>
    `M${n(x + side * half * 0.72)} ${n(top + height * 0.16 + width * 0.1)}c${n(side * 4)} ${n(height * 0.25)} ${n(side * width * 0.15)} ${n(height * 0.22)} ${n(side * width * 0.17)} ${n(-height * 0.02)}`
  return (
    path(folds, { stroke: shade(-0.07), width: Math.max(2, width * 0.012), opacity: 0.7 }) +
    path(hem, { stroke: shade(-0.09), width: width * 0.007, more: 'stroke-dasharray="9 7"' }) +
    path(handle(-1) + handle(1), { stroke: shade(0.1), width: width * 0.035, cap: 'butt' })
  )
}

function clayDetails({ x, top, width, height }: PotSpot, shade: Shade, genes: Genetics, across: string): string {
  const random = randomOf(genes.seed, 'clay')
  const [half, band, arch] = [width / 2, height * 0.22, width * 0.145]
  const lip = `M${n(x - half)} ${n(top)}L${n(x - half * 0.97)} ${n(top + band)}Q${n(x)} ${n(top + band + arch * 2)} ${n(x + half * 0.97)} ${n(top + band)}L${n(x + half)} ${n(top)}Z`
  const under = `M${n(x - half * 0.93)} ${n(top + band + 2)}Q${n(x)} ${n(top + band + arch * 2 + height * 0.1)} ${n(x + half * 0.93)} ${n(top + band + 2)}Z`
  let salt = ''
  for (let spot = 0; spot < 7; spot++)
    salt += ellipse(
      x + half * random.between(-0.6, 0.6),
      top + height * random.between(0.62, 0.95),
      width * random.between(0.02, 0.07),
      width * random.between(0.01, 0.025),
      { fill: shade(0.12), opacity: 0.35 },
    )
  return path(under, { fill: shade(-0.15), opacity: 0.55 }) + path(lip, { fill: across }) + salt
}

function plasticDetails({ x, top, width, height }: PotSpot, shade: Shade): string {
  const half = width / 2
  const ring = (share: number, narrow: number) =>
    `M${n(x - half * narrow)} ${n(top + height * share)}Q${n(x)} ${n(top + height * share + width * 0.27)} ${n(x + half * narrow)} ${n(top + height * share)}`
  return (
    path(ring(0.13, 0.97), { stroke: shade(-0.09), width: width * 0.02 }) +
    path(ring(0.1, 0.98), { stroke: shade(0.1), width: width * 0.012 }) +
    path(`M${n(x - half * 0.72)} ${n(top + height * 0.42)}L${n(x - half * 0.62)} ${n(top + height * 0.92)}`, {
      stroke: shade(0.16),
      width: width * 0.03,
      opacity: 0.5,
    })
  )
}
