import type { Genetics } from './genetics.ts'
import { degrees, mix, type Point } from './geometry.ts'
import type { Palette } from './palette.ts'
import { type Random, randomOf } from './random.ts'
import { at, n, path } from './svg.ts'

/** A flower in the picture: pixels; `angle` 0 points up, clockwise in radians; `ripe` and `dry` 0–1. */
export type FlowerSpot = {
  foot: Point
  angle: number
  length: number
  radius: number
  ripe: number
  dry: number
  trimmed: boolean
  key: string
}

type Bract = { x: number; y: number; angle: number; size: number; rank: number; side: number }

/** A cola: bracts in golden-angle order on a spindle, back ones first, with pistils and small resinous leaves. */
export function drawFlower(spot: FlowerSpot, genes: Genetics, palette: Palette): string {
  const random = randomOf(genes.seed, 'flower', spot.key)
  const bracts = bractsOf(spot, random)
  const leaves = spot.trimmed ? '' : sugarLeaves(spot, genes, palette, random)
  const core = path(
    `M0 ${n(spot.length * 0.02)}C${n(spot.radius * 0.9)} ${n(-spot.length * 0.15)} ${n(spot.radius * 0.7)} ${n(-spot.length * 0.75)} 0 ${n(-spot.length)}C${n(-spot.radius * 0.7)} ${n(-spot.length * 0.75)} ${n(-spot.radius * 0.9)} ${n(-spot.length * 0.15)} 0 ${n(spot.length * 0.02)}Z`,
    { fill: bractTone(genes, palette, spot, -0.16, 0) },
  )
  const body = bracts.map((bract) => drawBract(bract, spot, genes, palette, random)).join('')
  const hairs = pistils(bracts, spot, genes, palette, random)
  return `<g transform="translate(${at(spot.foot)}) rotate(${n((spot.angle * 180) / Math.PI)})">${leaves}${core}${body}${hairs}</g>`
}

function bractsOf({ length, radius, ripe }: FlowerSpot, random: Random): Bract[] {
  const far = radius < 30
  const size = far ? Math.max(8, radius * 0.72) : radius * (radius > 50 ? 0.36 : mix(0.46, 0.56, ripe))
  const count = Math.min(far ? 22 : 150, Math.max(7, Math.round((length * radius * (far ? 3 : 3.6)) / (size * size))))
  const bracts: Bract[] = []
  for (let index = 0; index < count; index++) {
    const up = (index + 0.5) / count
    const turn = index * degrees(137.5) + random.between(-0.3, 0.3)
    const girth = radius * spindle(up) * random.between(0.82, 1.12)
    const side = Math.cos(turn)
    const front = Math.sin(turn)
    if (front < -0.45) continue
    bracts.push({
      x: side * girth * 0.78,
      y: -up * length * 0.97,
      angle: side * mix(0.95, 0.35, up) + random.between(-0.2, 0.2),
      size: size * mix(1.12, 0.78, up),
      rank: front + up * 0.5,
      side,
    })
  }
  return bracts.sort((a, b) => a.rank - b.rank || a.y - b.y)
}

const spindle = (up: number): number => Math.sin(Math.PI * (0.16 + 0.84 * up) ** 0.85) ** 0.7 * 0.75 + 0.25 * (1 - up)

function drawBract(
  { x, y, angle, size, rank, side }: Bract,
  spot: FlowerSpot,
  genes: Genetics,
  palette: Palette,
  random: Random,
): string {
  const shade = 0.055 * (rank - 0.5) - side * 0.035 + random.between(-0.025, 0.03)
  const tint = genes.purple * random.next()
  const [cos, sin, w] = [Math.cos(angle), Math.sin(angle), size * 0.52]
  const put = (px: number, py: number) => `${n(x + px * cos - py * sin)} ${n(y + px * sin + py * cos)}`
  const body = `M${put(0, size * 0.4)}C${put(w * 1.15, size * 0.36)} ${put(w, -size * 0.4)} ${put(0, -size)}C${put(-w, -size * 0.4)} ${put(-w * 1.15, size * 0.36)} ${put(0, size * 0.4)}Z`
  const lit = `M${put(0, size * 0.3)}C${put(-w, size * 0.25)} ${put(-w * 0.85, -size * 0.4)} ${put(0, -size * 0.95)}C${put(-w * 0.3, -size * 0.4)} ${put(-w * 0.25, 0)} ${put(0, size * 0.3)}Z`
  return (
    path(body, { fill: bractTone(genes, palette, spot, shade, tint) }) +
    path(lit, { fill: bractTone(genes, palette, spot, shade + 0.075, tint * 0.85) })
  )
}

function bractTone(genes: Genetics, palette: Palette, { ripe, dry }: FlowerSpot, shade: number, tint: number): string {
  const hue = mix(genes.hue - 18, 108, dry * 0.6)
  const purple = tint * mix(0.25, 1, ripe)
  const turned = purple > 0.3 ? mix(335, 315, purple) : hue
  const lightness = 0.64 + genes.lightness + 0.03 * ripe - 0.07 * dry - (purple > 0.3 ? 0.2 * purple : 0) + shade
  return palette.ink(lightness, (purple > 0.3 ? 0.062 : 0.092) * (1 - 0.38 * dry), turned)
}

function pistils(
  bracts: Bract[],
  { ripe, dry, radius }: FlowerSpot,
  genes: Genetics,
  palette: Palette,
  random: Random,
): string {
  const brown = mix(0, 1, Math.max(ripe ** 2, dry))
  const { pistil } = genes
  let [fresh, turned] = ['', '']
  for (const { x, y, angle, size } of bracts) {
    for (let hair = 0; hair < 2; hair++) {
      if (!random.chance(radius > 50 ? 0.36 : 0.5)) continue
      const lean = angle + random.between(-0.6, 0.6)
      const reach = size * random.between(0.8, 1.35) * (1 - 0.35 * dry)
      const foot = { x: x + Math.sin(angle) * size * 0.7, y: y - Math.cos(angle) * size * 0.7 }
      const ahead = { x: foot.x + Math.sin(lean) * reach * 0.7, y: foot.y - Math.cos(lean) * reach * 0.7 }
      const curled = lean + random.between(-1.3, 1.3)
      const d = `M${at(foot)}Q${at(ahead)} ${at({ x: ahead.x + Math.sin(curled) * reach * 0.6, y: ahead.y - Math.cos(curled) * reach * 0.6 })}`
      if (random.chance(brown * 0.9)) turned += d
      else fresh += d
    }
  }
  const width = Math.max(1.1, radius * (radius > 50 ? 0.042 : 0.055))
  const hairOf = (d: string, color: string) => (d ? path(d, { stroke: color, width, opacity: 0.92 }) : '')
  return (
    hairOf(
      turned,
      palette.ink(pistil.lightness - 0.06 * dry - 0.04, pistil.chroma * (radius > 50 ? 0.8 : 1), pistil.hue),
    ) + hairOf(fresh, palette.ink(0.9, 0.045, 100))
  )
}

/** The small one-finger leaves between the bracts. */
function sugarLeaves(
  { length, radius, ripe, dry }: FlowerSpot,
  genes: Genetics,
  palette: Palette,
  random: Random,
): string {
  const count = Math.max(5, Math.min(radius < 30 ? 7 : 16, Math.round(length / (radius * 0.42))))
  let svg = ''
  for (let index = 0; index < count; index++) {
    const up = index / count
    const side = index % 2 ? 1 : -1
    const size = radius * mix(1.9, 1.05, up) * random.between(0.8, 1.15)
    const lean = side * mix(1.25, 0.4, up) + random.between(-0.2, 0.2)
    const w = size * 0.13
    const hue = mix(genes.hue, 100, Math.max(dry * 0.6, ripe * 0.15)) - random.between(0, 8)
    const lightness = 0.5 + genes.lightness + random.between(-0.03, 0.04) - 0.05 * dry
    const blade = `M0 0C${n(w * 1.3)} ${n(-size * 0.3)} ${n(w)} ${n(-size * 0.7)} 0 ${n(-size)}C${n(-w)} ${n(-size * 0.7)} ${n(-w * 1.3)} ${n(-size * 0.3)} 0 0Z`
    const lit = `M0 0C${n(-w * 1.3)} ${n(-size * 0.3)} ${n(-w)} ${n(-size * 0.7)} 0 ${n(-size)}Z`
    const place = `translate(${n(side * radius * spindle(up) * 0.55)} ${n(-up * length * 0.9)}) rotate(${n((lean * 180) / Math.PI)})`
    svg += `<g transform="${place}">${path(blade, { fill: palette.ink(lightness, genes.chroma * (1 - 0.4 * dry), hue) })}${path(lit, { fill: palette.ink(lightness + 0.08, genes.chroma * (1 - 0.4 * dry), hue - 8) })}</g>`
  }
  return svg
}
