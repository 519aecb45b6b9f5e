import sharp, { type WebpOptions } from 'sharp'
import type { PhotoWish } from '#domains/garden/plants/plants.seed.ts'
import { type Cycle, drawPlantPhoto, type Light, type Place, shotOf } from './photos/index.ts'

/** A generated photo as stored: WebP in growing widths. */
export type Picture = { width: number; height: number; placeholder: string; encoded: { width: number; webp: Buffer }[] }
/** Key of a generated picture: a plant at one of a few ages. */
export type Scene = { seed: number; cycle: Cycle; day: number; outdoors: boolean }

/** Ages at which plants are drawn, in days of the cycle: photos of one plant are of another day each, or the same. */
const ages: Record<Cycle, number[]> = {
  semente: [1],
  germinacao: [7],
  vegetativo: [12, 36],
  floracao: [18, 54],
  colheita: [1],
  secagem: [5],
  cura: [20],
}
/** And these, of the plants whose growers photograph them each week. */
const weeks = [1, 2, 3, 4, 5, 6, 7].map((week) => week * 7)
const SEED = 410

/** Different plants, each with its own pot, place, light and camera. */
const inside = 23
const outside = 13
/** What lies on a table or hangs from a line is anybody's: several plants share these. */
const shared: Partial<Record<Cycle, number>> = { semente: 5, colheita: 4, secagem: 7, cura: 16 }

/** Most growers have a tent. Violet and amber lamps are only where no daylight comes in. */
const rooms: { place: Place; lights: Light[] }[] = [
  { place: 'tenda', lights: ['led', 'roxo', 'led', 'sodio'] },
  { place: 'quarto', lights: ['sol', 'tarde', 'nublado', 'noite'] },
  { place: 'armario', lights: ['led', 'sodio'] },
]
const gardens: { place: Place; lights: Light[] }[] = [
  { place: 'varanda', lights: ['sol', 'tarde', 'nublado', 'noite'] },
  { place: 'estufa', lights: ['sol', 'tarde', 'nublado', 'noite'] },
]

/** The closest of the drawn scenes; three plants in ten are outdoors. */
export function sceneOf({
  model,
  outdoors,
  cycle,
  day,
  weekly,
}: Pick<PhotoWish, 'model' | 'outdoors' | 'cycle' | 'day' | 'weekly'>): Scene {
  const drawn = weekly ? [1, ...ages[cycle], ...weeks.filter((week) => week < (ages[cycle].at(-1) ?? 0))] : ages[cycle]
  const nearest = drawn.reduce((best, each) => (Math.abs(each - day) < Math.abs(best - day) ? each : best))
  const own = outdoors ? inside + (model % outside) : model % inside
  const seed = SEED + (shared[cycle] ? model % shared[cycle] : own)
  return { seed, cycle, day: nearest, outdoors }
}

/** Where and in which light a plant is photographed, all its life: in turn, so that all of them are seen. */
export function sightOf({ seed, outdoors }: Pick<Scene, 'seed' | 'outdoors'>): { place: Place; light: Light } {
  const homes = outdoors ? gardens : rooms
  const { place, lights } = homes[seed % homes.length] as (typeof homes)[number]
  return { place, light: lights[Math.floor(seed / homes.length) % lights.length] as Light }
}

/** Draws a scene `width` pixels wide and encodes it. */
export async function takePicture(scene: Scene, width: number): Promise<Picture> {
  const { seed, cycle, day } = scene
  return develop(await drawPlantPhoto({ seed, cycle, day, ...sightOf(scene), shot: shotOf(seed), width }), [
    320,
    640,
    width,
  ])
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
