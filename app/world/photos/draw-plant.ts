import { curing } from './curing.ts'
import { drying } from './drying.ts'
import { framed } from './frame.ts'
import { geneticsOf } from './genetics.ts'
import { clamp, mix } from './geometry.ts'
import { harvest } from './harvest.ts'
import { type Light, paletteFor } from './palette.ts'
import { onPaper } from './paper.ts'
import { PLACE_SCENERY } from './places/index.ts'
import { drawPotted, floweringAge, seedlingAge, vegetativeAge } from './potted.ts'
import { randomOf } from './random.ts'
import { seeds } from './seeds.ts'
import { newSheet } from './sheet.ts'
import { PLAIN_SHOT, type Shot, shown, standingAt } from './shot.ts'
import type { Place, Stage } from './stage.ts'
import type { Subject } from './subject.ts'
import { group } from './svg.ts'

export const CYCLES = ['semente', 'germinacao', 'vegetativo', 'floracao', 'colheita', 'secagem', 'cura'] as const
export type Cycle = (typeof CYCLES)[number]

/** `day` counts from the start of the cycle; `width` is in pixels, 1600 by default (the height is 5/4 of it). */
export type PlantPhotoOptions = {
  seed: number
  cycle: Cycle
  day: number
  place: Place
  light: Light
  width?: number
  shot?: Shot
}

const SIZE = { width: 1600, height: 2000 }

const SUBJECTS: Record<Cycle, Subject> = {
  semente: seeds,
  germinacao: (stage, genes, day) => drawPotted(stage, genes, seedlingAge(day)),
  vegetativo: (stage, genes, day) => drawPotted(stage, genes, vegetativeAge(day)),
  floracao: (stage, genes, day) => drawPotted(stage, genes, floweringAge(day)),
  colheita: harvest,
  secagem: drying,
  cura: curing,
}

/** The others lie on a table or hang from a line, which stay where they are. */
const POTTED: Cycle[] = ['germinacao', 'vegetativo', 'floracao']

/** A drawn photo of one plant (JPEG, 4:5). The same seed is the same plant on every day. */
export async function drawPlantPhoto(options: PlantPhotoOptions): Promise<Buffer> {
  const { width = SIZE.width, shot = PLAIN_SHOT } = options
  return onPaper(plantPicture({ ...options, width, shot }), width, Math.round(width * 1.25))
}

function plantPicture({ seed, cycle, day, place, light, width, shot }: Required<PlantPhotoOptions>): string {
  const palette = paletteFor(light)
  const sheet = newSheet()
  const stage: Stage = {
    ...SIZE,
    floor: 1480,
    palette,
    sheet,
    random: randomOf(seed, 'place', place),
    detail: Math.min(1, width / SIZE.width) ** 0.75,
  }
  const scenery = PLACE_SCENERY[place](stage)
  const subject = SUBJECTS[cycle]({ ...stage, random: randomOf(seed, 'subject', cycle) }, geneticsOf(seed), day)
  const near = nearness(cycle, day)
  const back =
    near > 1 ? group(`translate(800 1500) scale(${near.toFixed(3)}) translate(-800 -1480)`, scenery.back) : scenery.back
  const placed = POTTED.includes(cycle) ? standingAt(shot, subject) : subject
  return framed(shown(shot, back + placed + scenery.front), SIZE, width, palette, sheet)
}

/** Zoom of the background, for close-ups. */
function nearness(cycle: Cycle, day: number): number {
  if (cycle === 'germinacao') return mix(1.42, 1.3, clamp(day / 10))
  if (cycle === 'vegetativo') return mix(1.28, 1, clamp(day / 28))
  return cycle === 'floracao' || cycle === 'secagem' ? 1 : 1.2
}
