import { cameraAt } from './camera.ts'
import type { Genetics } from './genetics.ts'
import { clamp, mix } from './geometry.ts'
import { growPlant } from './growth.ts'
import { drawPlant } from './plant.ts'
import type { Age } from './plant-model.ts'
import { drawPot } from './pot.ts'
import { randomOf } from './random.ts'
import { stain } from './sheet.ts'
import { drawSoil } from './soil.ts'
import type { Stage } from './stage.ts'

const VEGETATIVE_DAYS = 46

export const seedlingAge = (day: number): Age => ({ days: clamp(day, 1, 14), flowering: 0 })
export const vegetativeAge = (day: number): Age => ({
  days: 9 + clamp(day, 0, 70) * (VEGETATIVE_DAYS / 52),
  flowering: 0,
})
export const floweringAge = (day: number): Age => ({
  days: 9 + VEGETATIVE_DAYS + clamp(day, 0, 90),
  flowering: clamp(day, 0.5, 90),
})

/** Pot width in cm: the plant is repotted. */
const potWidth = (age: Age): number => (age.days <= 7 ? 5 : age.days <= 13 ? 7 : age.days <= 27 ? 18 : 27)

/** A potted plant that fills the picture; the camera moves back as it grows. */
export function drawPotted(stage: Stage, genes: Genetics, age: Age): string {
  const model = growPlant(genes, age)
  const width = potWidth(age)
  const tall = model.height + width * 0.86
  const nearest = mix(128, 36, clamp((age.days - 2) / 20) ** 0.8)
  const scale =
    Math.min((stage.height * 0.82) / (tall + 4), (stage.width * 0.46) / model.spread, nearest) *
    Math.min(1, genes.closeness)
  const foot = mix(stage.height * 0.83, stage.height * 0.92, clamp((tall * scale) / (stage.height * 0.8)))
  return standing(stage, genes, age, { x: stage.width / 2, foot, scale })
}

export type Footing = { x: number; foot: number; scale: number }

/** The same plant at any position: `foot` is the bottom of the pot, `scale` pixels per cm. */
export function standing(stage: Stage, genes: Genetics, age: Age, { x, foot, scale }: Footing): string {
  const model = growPlant(genes, age)
  const width = potWidth(age) * scale
  const pot = { x, top: foot - width * 0.86, width, height: width * 0.86 }
  const camera = cameraAt({ x, y: pot.top + width * 0.02 }, scale, stage.detail)
  const dark = stage.palette.ink(0.18, 0.03, 170)
  const shadow =
    stain(stage.sheet, x + width * 0.12, foot + width * 0.02, width * 0.95, width * 0.2, dark, 0.6) +
    stain(
      stage.sheet,
      x + width * 0.2,
      foot + width * 0.06,
      width * 0.6 + model.spread * scale * 0.7,
      width * 0.26,
      dark,
      0.35,
    )
  const halo = stain(
    stage.sheet,
    x,
    pot.top - model.height * scale * 0.5,
    model.spread * scale * 1.5 + 60,
    model.height * scale * 0.75 + 60,
    stage.palette.ink(0.2, 0.035, 165),
    0.2,
  )
  return (
    shadow +
    halo +
    drawPot(pot, genes, stage.palette, stage.sheet) +
    drawSoil(pot, stage.palette, stage.sheet, randomOf(genes.seed, 'soil', potWidth(age))) +
    drawPlant(model, genes, age, camera, stage.palette)
  )
}
