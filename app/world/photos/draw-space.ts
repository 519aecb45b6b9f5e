import { framed } from './frame.ts'
import { geneticsOf } from './genetics.ts'
import { mix } from './geometry.ts'
import { type Light, paletteFor } from './palette.ts'
import { onPaper } from './paper.ts'
import { PLACE_SCENERY } from './places/index.ts'
import { floweringAge, seedlingAge, standing, vegetativeAge } from './potted.ts'
import { type Random, randomOf } from './random.ts'
import { newSheet } from './sheet.ts'
import type { Place, Stage } from './stage.ts'

/** `width` is in pixels, 1600 by default (the height is 3/4 of it). */
export type SpacePhotoOptions = { seed: number; kind: Place; light: Light; width?: number }

const SIZE = { width: 1600, height: 1200 }

/** A drawn photo of a growing space with its plants (JPEG, 4:3). */
export async function drawSpacePhoto({ seed, kind, light, width = SIZE.width }: SpacePhotoOptions): Promise<Buffer> {
  const palette = paletteFor(light)
  const sheet = newSheet()
  const stage: Stage = { ...SIZE, floor: 850, palette, sheet, random: randomOf(seed, 'place', kind) }
  const scenery = PLACE_SCENERY[kind](stage)
  const picture = framed(scenery.back + row(stage, seed) + scenery.front, SIZE, width, palette, sheet)
  return onPaper(picture, width, Math.round(width * 0.75))
}

/** Three or four plants of about the same age, the ones behind first. */
function row(stage: Stage, seed: number): string {
  const random = randomOf(seed, 'plants')
  const count = random.int(3, 4)
  const grown = random.next()
  const spots = Array.from({ length: count }, (_, index) => ({
    index,
    back: index % 2 === 0 ? 1 : 0,
    x: mix(0.26, 0.74, (index + 0.5) / count),
  }))
  return spots
    .sort((a, b) => b.back - a.back)
    .map(({ index, back, x }) =>
      standing(stage, geneticsOf(seed * 31 + index), ageNear(grown, random), {
        x: x * stage.width,
        foot: back ? 915 : 1105,
        scale: scaleNear(grown) * (back ? 0.8 : 1),
      }),
    )
    .join('')
}

function ageNear(grown: number, random: Random) {
  const jolt = random.between(-3, 3)
  if (grown < 0.18) return seedlingAge(9.5 + jolt)
  return grown < 0.6 ? vegetativeAge(12 + grown * 55 + jolt) : floweringAge(10 + (grown - 0.6) * 130 + jolt)
}

const scaleNear = (grown: number): number =>
  grown < 0.18 ? 18 : grown < 0.6 ? mix(12.5, 8, (grown - 0.18) / 0.42) : 6.6
