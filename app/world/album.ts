import sharp, { type WebpOptions } from 'sharp'
import type { PhotoWish } from '#domains/garden/plants/plants.seed.ts'
import { type Cycle, drawPlantPhoto, type Light, type Place } from './photos/index.ts'

/** A generated photo as stored: WebP in growing widths. */
export type Picture = { width: number; height: number; placeholder: string; encoded: { width: number; webp: Buffer }[] }
/** Key of a generated picture: a plant at one of a few ages. */
export type Scene = { seed: number; cycle: Cycle; day: number; outdoors: boolean }

/**
 * Ages at which plants are drawn, in days of the cycle, and how many plants. Pots are drawn per plant, harvested
 * material is shared by several.
 */
const ages: Record<Cycle, { days: number[]; plants: number }> = {
  semente: { days: [1], plants: 4 },
  germinacao: { days: [7], plants: 17 },
  vegetativo: { days: [12, 36], plants: 17 },
  floracao: { days: [18, 54], plants: 17 },
  colheita: { days: [1], plants: 6 },
  secagem: { days: [5], plants: 8 },
  cura: { days: [20], plants: 16 },
}
const SEED = 410

const rooms: Place[] = ['tenda', 'armario', 'quarto']
const gardens: Place[] = ['varanda', 'estufa']

/** The closest of the 119 scenes; three plants in ten are outdoors. */
export function sceneOf({
  model,
  outdoors,
  cycle,
  day,
}: Pick<PhotoWish, 'model' | 'outdoors' | 'cycle' | 'day'>): Scene {
  const { days, plants } = ages[cycle]
  const nearest = days.reduce((best, each) => (Math.abs(each - day) < Math.abs(best - day) ? each : best))
  const inside = Math.round(plants * 0.7)
  const seed = SEED + (outdoors ? inside + (model % (plants - inside)) : model % inside)
  return { seed, cycle, day: nearest, outdoors }
}

/** Draws a scene `width` pixels wide and encodes it. */
export async function takePicture({ seed, cycle, day, outdoors }: Scene, width: number): Promise<Picture> {
  const places = outdoors ? gardens : rooms
  const place = places[seed % places.length] ?? 'tenda'
  const light: Light = outdoors ? 'sol' : seed % 12 === 5 ? 'noite' : 'led'
  return develop(await drawPlantPhoto({ seed, cycle, day, place, light, width }), [320, 640, width])
}

/**
 * Encodes the sizes of one drawing, none wider than it is. Low effort: there are many and they are shown on this
 * machine.
 */
export async function develop(drawing: Buffer, sizes: number[]): Promise<Picture> {
  const { data, info: raw } = await sharp(drawing).raw().toBuffer({ resolveWithObject: true })
  const { width, height } = raw
  const at = (size: number, options: WebpOptions) =>
    sharp(data, { raw }).resize({ width: size }).webp(options).toBuffer()
  const widths = [...new Set(sizes)].filter((size) => size <= width)
  const encoded = []
  for (const size of widths) encoded.push({ width: size, webp: await at(size, { quality: 76, effort: 1 }) })
  const tiny = await at(16, { quality: 40 })
  return { width, height, encoded, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` }
}
