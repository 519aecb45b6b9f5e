import { cameraAt } from '../camera.ts'
import { geneticsOf } from '../genetics.ts'
import { growPlant } from '../growth.ts'
import { drawPlant } from '../plant.ts'
import { drawPot } from '../pot.ts'
import { herbPot, snakePlant } from '../props/house-plants.ts'
import { cat } from '../props/room.ts'
import { wateringCan } from '../props/watering.ts'
import { drawSoil } from '../soil.ts'
import type { Stage } from '../stage.ts'
import { path } from '../svg.ts'
import { faceOf } from './features.ts'

const ground = ({ palette: { ink } }: Stage): string =>
  path('M0 512V430Q256 396 512 430V512Z', { fill: ink(0.72, 0.06, 66) }) +
  path('M0 512V458Q256 430 512 458V512Z', { fill: ink(0.66, 0.06, 62) })

/** A profile picture without a face: a thing the grower likes. */
export const OBJECTS: ((stage: Stage) => string)[] = [
  (stage) => ground(stage) + wateringCan(stage, 270, 440, 270),
  (stage) => ground(stage) + cat(stage, 256, 440, 230),
  (stage) => ground(stage) + snakePlant(stage, 256, 452, 470),
  (stage) => ground(stage) + herbPot(stage, 256, 452, 400),
  (stage) => ground(stage) + seedling(stage, 452, 220, 24),
  handful,
]

function seedling(stage: Stage, foot: number, width: number, scale: number): string {
  const genes = geneticsOf(stage.random.int(1, 9999))
  const age = { days: stage.random.between(9, 13), flowering: 0 }
  const pot = { x: 256, top: foot - width * 0.8, width, height: width * 0.8 }
  return (
    drawPot(pot, genes, stage.palette, stage.sheet) +
    drawSoil(pot, stage.palette, stage.sheet, stage.random) +
    drawPlant(growPlant(genes, age), genes, age, cameraAt({ x: 256, y: pot.top + 4 }, scale), stage.palette)
  )
}

/** Two hands holding a young plant with its soil. */
function handful(stage: Stage): string {
  const { palette, random } = stage
  const { ink } = palette
  const {
    skin: [l, c, h],
    shirt,
  } = faceOf(random)
  const genes = geneticsOf(random.int(1, 9999))
  const age = { days: 11, flowering: 0 }
  const soil =
    path('M148 350Q150 300 200 304Q256 280 312 304Q362 300 364 350Q340 400 256 404Q172 400 148 350Z', {
      fill: ink(0.34, 0.04, 58),
    }) +
    path('M190 326h.1M230 312h.1M276 318h.1M318 330h.1M214 346h.1M292 348h.1', {
      stroke: ink(0.55, 0.045, 65),
      width: 9,
    })
  const cup =
    path(
      'M96 356Q110 330 140 342Q190 384 256 384Q322 384 372 342Q402 330 416 356Q404 452 314 474H198Q108 452 96 356Z',
      { fill: ink(l, c, h) },
    ) + path('M256 384Q322 384 372 342Q402 330 416 356Q404 452 314 474H256Z', { fill: ink(l - 0.06, c, h) })
  const fingers = path(
    'M256 388V470M150 372q30 34 66 44M362 372q-30 34-66 44M134 402q34 36 74 42M378 402q-34 36-74 42',
    { stroke: ink(l - 0.12, c, h), width: 6 },
  )
  const cuffs = path('M186 460H326L350 512H162Z', { fill: ink(...shirt) })
  return (
    soil +
    drawPlant(growPlant(genes, age), genes, age, cameraAt({ x: 256, y: 316 }, 15), palette) +
    cuffs +
    cup +
    fingers
  )
}
