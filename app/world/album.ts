import type { PhotoWish } from '#domains/garden/garden/plants/plants.seed.ts'
import { nearest } from '#shared/nearest.ts'
import { type Picture, shippedNames, shippedPicture } from './shipped-pictures.ts'

export type Cycle = 'semente' | 'germinacao' | 'vegetativo' | 'floracao' | 'colheita' | 'secagem' | 'cura'

/** Which picture is meant: a plant at one of a few ages. */
export type Scene = { seed: number; cycle: Cycle; day: number; outdoors: boolean }

/** Ages of which there are pictures, in days of the cycle: photos of one plant are of another day each, or the same. */
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

/** The closest of the drawn scenes; three plants in ten are outdoors. */
export function sceneOf({
  model,
  outdoors,
  day,
  weekly,
  ...wish
}: Pick<PhotoWish, 'model' | 'outdoors' | 'cycle' | 'day' | 'weekly'>): Scene {
  // What was cut lies on a table, or hangs already.
  const cycle = wish.cycle === 'colheita' && model % 2 ? 'secagem' : wish.cycle
  const drawn = weekly ? [1, ...ages[cycle], ...weeks.filter((week) => week < (ages[cycle].at(-1) ?? 0))] : ages[cycle]
  const own = outdoors ? inside + (model % outside) : model % inside
  const seed = SEED + (shared[cycle] ? model % shared[cycle] : own)
  return { seed, cycle, day: nearest(drawn, day, (each) => each) ?? day, outdoors }
}

const nameOf = ({ seed, cycle, day, outdoors }: Scene) => `${cycle}-${day}-${seed}${outdoors ? '-fora' : ''}`

/** The picture of a scene, or, where the days of the world ask for one that nobody drew, of one like it. */
export const pictureOfScene = async (scene: Scene): Promise<Picture> =>
  shippedPicture('plants', closestTo(scene, await shippedNames('plants')), 320)

/** @returns its own name, where it is among `names`; else that of the same plant on the closest day, else of one like it. */
export function closestTo(scene: Scene, names: string[]): string {
  const known = names.map(sceneNamed).filter(({ cycle }) => cycle === scene.cycle)
  const own = known.filter(({ seed }) => seed === scene.seed)
  const alike = known.filter(({ outdoors }) => outdoors === scene.outdoors)
  const near = (some: Scene[]) => some.toSorted((a, b) => Math.abs(a.day - scene.day) - Math.abs(b.day - scene.day))
  const pool = own.length ? near(own).slice(0, 1) : alike.length ? alike : known
  return nameOf(pool[scene.seed % pool.length] ?? scene)
}

function sceneNamed(name: string): Scene {
  const [cycle = '', day, seed, place] = name.split('-')
  return { cycle: cycle as Cycle, day: Number(day), seed: Number(seed), outdoors: place === 'fora' }
}
