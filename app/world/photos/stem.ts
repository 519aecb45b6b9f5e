import type { Camera } from './camera.ts'
import type { Genetics } from './genetics.ts'
import type { Drawn } from './leaf.ts'
import type { Palette } from './palette.ts'
import type { StemSpot } from './plant-model.ts'
import { curve, path } from './svg.ts'

/** A stem or branch: dark edge, body, and a thread of light on its left. */
export function drawStem(stem: StemSpot, genes: Genetics, camera: Camera, palette: Palette): Drawn {
  const points = stem.points.map(camera.project)
  const width = Math.max(2, stem.thickness * camera.scale)
  const d = curve(points)
  const hue = genes.hue - 22
  const shifted = curve(points.map(({ x, y }) => ({ x: x - width * 0.2, y })))
  const svg =
    path(d, { stroke: palette.ink(0.36, 0.06, hue), width: width + 2 }) +
    path(d, { stroke: palette.ink(0.54, 0.085, hue), width }) +
    path(shifted, { stroke: palette.ink(0.68, 0.085, hue - 6), width: width * 0.34 })
  const last = stem.points.at(-1) ?? { z: 0 }
  return { depth: stem.order ? last.z * 0.5 - 1 : -0.5, svg }
}
