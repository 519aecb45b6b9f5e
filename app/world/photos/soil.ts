import type { Palette } from './palette.ts'
import { type PotSpot, rimOf } from './pot.ts'
import type { Random } from './random.ts'
import type { Sheet } from './sheet.ts'
import { ellipse, n, path } from './svg.ts'

/** Soil in the pot: a dark ellipse with crumbs, and white grains of perlite. */
export function drawSoil(spot: PotSpot, palette: Palette, sheet: Sheet, random: Random): string {
  const [rx, ry] = [spot.width * 0.465, rimOf(spot) * 0.86]
  const y = spot.top + rimOf(spot) * 0.1
  const fill = sheet.linear(0, 0, 1, 0.3, [
    [0, palette.ink(0.4, 0.04, 62)],
    [0.5, palette.ink(0.33, 0.036, 58)],
    [1, palette.ink(0.24, 0.028, 55)],
  ])
  return ellipse(spot.x, y, rx, ry, { fill }) + crumbs(spot.x, y, rx, ry, palette, random, 130)
}

/** Scatters crumbs inside an ellipse; `count` of them. */
export function crumbs(
  x: number,
  y: number,
  rx: number,
  ry: number,
  palette: Palette,
  random: Random,
  count: number,
): string {
  const heaps: Record<'dark' | 'light' | 'perlite', string> = { dark: '', light: '', perlite: '' }
  for (let index = 0; index < count; index++) {
    const angle = random.between(0, Math.PI * 2)
    const reach = Math.sqrt(random.next()) * 0.97
    const size = rx * random.between(0.008, 0.026)
    const kind = random.next() < 0.5 ? 'dark' : random.next() < 0.68 ? 'light' : 'perlite'
    heaps[kind] +=
      `M${n(x + Math.cos(angle) * rx * reach)} ${n(y + Math.sin(angle) * ry * reach)}l${n(size)} ${n(-size * 0.7)} ${n(size * 0.8)} ${n(size * 0.5)} ${n(-size * 0.6)} ${n(size * 0.7)}Z`
  }
  return (
    path(heaps.dark, { fill: palette.ink(0.2, 0.02, 55) }) +
    path(heaps.light, { fill: palette.ink(0.48, 0.045, 65) }) +
    path(heaps.perlite, { fill: palette.ink(0.86, 0.012, 90) })
  )
}
