import type { Camera } from './camera.ts'
import { drawFlower } from './flower.ts'
import type { Genetics } from './genetics.ts'
import { clamp, ease } from './geometry.ts'
import { type Drawn, drawLeaf } from './leaf.ts'
import type { Palette } from './palette.ts'
import type { Age, BudSpot, PlantModel } from './plant-model.ts'
import { drawStem } from './stem.ts'

/** The whole plant above the soil, painted from back to front. */
export function drawPlant(model: PlantModel, genes: Genetics, age: Age, camera: Camera, palette: Palette): string {
  const parts: Drawn[] = [
    ...model.stems.map((stem) => drawStem(stem, genes, camera, palette)),
    ...model.leaves
      .filter(({ size }) => size * camera.scale * camera.detail > 13)
      .map((leaf) => drawLeaf(leaf, genes, camera, palette)),
    ...model.buds.map((bud) => drawBud(bud, genes, age, camera, palette)),
  ]
  return parts
    .sort((a, b) => a.depth - b.depth)
    .map(({ svg }) => svg)
    .join('')
}

function drawBud(bud: BudSpot, genes: Genetics, age: Age, camera: Camera, palette: Palette): Drawn {
  const along = camera.turn(bud.direction)
  const reach = Math.hypot(along.x, along.y) / camera.scale
  const svg = drawFlower(
    {
      foot: camera.project(bud.at),
      angle: Math.atan2(along.x, -along.y),
      length: bud.length * camera.scale * clamp(reach, 0.55, 1),
      radius: bud.radius * camera.scale,
      ripe: ease(age.flowering, 10, 64),
      dry: 0,
      trimmed: bud.radius * camera.scale < 12,
      key: bud.key,
    },
    genes,
    palette,
  )
  return { depth: bud.at.z * 0.8 + (bud.top ? 9 : 3.5), svg }
}
