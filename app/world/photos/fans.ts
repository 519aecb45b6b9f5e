import type { Genetics } from './genetics.ts'
import { add, ease, mix, type Vec3 } from './geometry.ts'
import { type Age, GOLDEN, type PlantModel } from './plant-model.ts'
import { randomOf } from './random.ts'

/** The one or two fan leaves of a node of the main axis. */
export function leavesOfNode(
  model: PlantModel,
  genes: Genetics,
  age: Age,
  index: number,
  since: number,
  at: Vec3,
): void {
  const random = randomOf(genes.seed, 'fan', index)
  const grown = ease(since, -3, 14)
  const alternate = index > 9
  const azimuth = alternate
    ? genes.twist + index * GOLDEN
    : genes.twist * 0.35 + (index % 2 ? Math.PI / 2 : 0) + random.between(-0.3, 0.3) + index * 0.16
  const gone = index === 0 ? age.days > 24 : age.flowering > 0 && index < 3 + Math.floor(age.flowering / 16)
  const size =
    (FAN_SIZE[index] ?? 6.5) * mix(0.2, 1, grown) * mix(0.92, 1.1, genes.stature) * random.between(0.92, 1.08)
  const fade =
    index === 0
      ? ease(age.days, 14, 24)
      : ease(age.flowering, 38 + index * 1.4, 66 + index * 1.4) * random.between(0.5, 1)
  const spot = {
    at,
    size,
    fingers: FAN_FINGERS[index] ?? 3,
    petiole: size * mix(0.2, 0.55, grown),
    youth: 1 - grown,
    order: 0,
    fade,
  }
  const rises = [random.between(-0.05, 0.25), random.between(-0.05, 0.25)]
  if (gone) return
  for (let side = 0; side < (alternate ? 1 : 2); side++)
    model.leaves.push({
      ...spot,
      azimuth: azimuth + side * Math.PI,
      rise: mix(rises[side] ?? 0, 0.85, 1 - grown),
      key: `fan/${index}/${side}`,
    })
}

const FAN_SIZE = [1.7, 3.6, 6.4, 9.4, 12, 14, 15.4, 16, 16, 15.5, 14.4, 13, 11.4, 9.8, 8.2, 7]

const FAN_FINGERS = [0, 1, 3, 5, 7, 7, 9, 9, 9, 7, 7, 7, 7, 5, 5, 3]

/** The tuft of half-open leaves at a growing tip. */
export function crown(
  model: PlantModel,
  genes: Genetics,
  age: Age,
  at: Vec3,
  direction: Vec3,
  key: string | number,
  vigour: number,
): void {
  const random = randomOf(genes.seed, 'crown', key)
  const size = mix(2.2, 6.2, ease(age.days, 4, 26)) * vigour * mix(1, 0.75, ease(age.flowering, 14, 40))
  const turn = random.between(0, Math.PI)
  const fingers = age.days > 20 ? 5 : 3
  for (let leaf = 0; leaf < (typeof key === 'number' ? 4 : 3); leaf++)
    model.leaves.push({
      at: add(at, direction, leaf * 0.12 * size),
      azimuth: turn + leaf * GOLDEN,
      size: size * (1 - leaf * 0.17),
      fingers,
      rise: 0.75 + leaf * 0.18,
      petiole: size * 0.1,
      youth: 0.75 + leaf * 0.08,
      order: 1,
      fade: 0,
      key: `crown/${key}/${leaf}`,
    })
}
