import type { Genetics } from './genetics.ts'
import { add, clamp, degrees, ease, mix, unit, type Vec3 } from './geometry.ts'
import { randomOf } from './random.ts'

/** Days since the sprout broke the soil; `flowering` is 0 until the light is turned to 12 hours. */
export type Age = { days: number; flowering: number }
export type LeafSpot = {
  at: Vec3
  azimuth: number
  size: number
  fingers: number
  rise: number
  petiole: number
  youth: number
  order: number
  fade: number
  key: string
}
export type StemSpot = { points: Vec3[]; thickness: number; order: number }
export type BudSpot = { at: Vec3; direction: Vec3; length: number; radius: number; key: string; top: boolean }
export type PlantModel = { leaves: LeafSpot[]; stems: StemSpot[]; buds: BudSpot[]; height: number; spread: number }

const PLASTOCHRON = 2.7
const STRETCH_DAYS = 18
const GOLDEN = degrees(137.5)

/**
 * Grows the skeleton: one main axis, side branches from its axils. Leaves are opposite and crossed on the first
 * nodes and alternate by the golden angle later, as in the real plant; each node keeps its own random numbers,
 * so that a plant is the same one on every day of its life.
 */
export function growPlant(genes: Genetics, age: Age): PlantModel {
  const model: PlantModel = { leaves: [], stems: [], buds: [], height: 0, spread: 0 }
  growMain(model, genes, age)
  for (const { at } of model.leaves) {
    model.height = Math.max(model.height, at.y)
    model.spread = Math.max(model.spread, Math.abs(at.x))
  }
  for (const { at, length } of model.buds) model.height = Math.max(model.height, at.y + length)
  for (const leaf of model.leaves) model.spread = Math.max(model.spread, Math.abs(leaf.at.x) + leaf.size * 0.6)
  return model
}

function growMain(model: PlantModel, genes: Genetics, age: Age): void {
  const lastBirth = age.flowering > 0 ? age.days - age.flowering + STRETCH_DAYS : Number.POSITIVE_INFINITY
  const limit = genes.topped && age.days > 30 ? 7 : 17
  const points: Vec3[] = [{ x: 0, y: 0, z: 0 }]
  let position = points[0] as Vec3
  let top = 0
  for (let index = 0; index < limit; index++) {
    const birth = index === 0 ? 0 : 2.2 + index * PLASTOCHRON
    const since = age.days - birth
    if (since < 0 || birth > lastBirth) break
    const random = randomOf(genes.seed, 'node', index)
    const stretch = 1 + 0.42 * ease(age.flowering, 0, 24) * ease(index, 3, 9)
    const internode = internodeOf(index) * genes.stature * stretch * mix(0.28, 1, ease(since, 0, 13)) * random.between(0.9, 1.1)
    const lean = genes.lean + Math.sin(index * 0.9 + genes.twist) * 0.06
    position = add(position, unit({ x: lean, y: 1, z: lean * 0.5 }), internode)
    points.push(position)
    leavesOfNode(model, genes, age, index, since, position)
    if (index >= 2 && since > 9) branchesOfNode(model, genes, age, index, birth, position, index >= limit - 3 && genes.topped && age.days > 30)
    top = index
  }
  const thickness = mix(0.2, 1.15, ease(age.days, 2, 60)) * mix(0.85, 1.1, genes.branching)
  model.stems.push({ points, thickness, order: 0 })
  const direction = unit({ x: genes.lean, y: 1, z: 0 })
  if (age.days > 5) crown(model, genes, age, position, direction, top, 1)
  if (age.flowering > 3 && !(genes.topped && age.days > 30)) {
    const ripe = ease(age.flowering, 4, 52)
    model.buds.push({ at: add(position, direction, -2 - 9 * ripe), direction, length: 5 + 19 * ripe * genes.stature, radius: 1.1 + 2.9 * ripe, key: 'main', top: true })
  }
}

/** Internode of a grown plant by position, cm: short at the foot, longest in the middle. */
const internodeOf = (index: number): number => [3.4, 1.8, 2.6, 3.4, 4.1, 4.6, 4.9, 5, 4.9, 4.6, 4.2, 3.7, 3.2, 2.8, 2.4, 2][index] ?? 1.8

const FAN_SIZE = [1.3, 3.6, 6.4, 9.4, 12, 14, 15.4, 16, 16, 15.5, 14.4, 13, 11.4, 9.8, 8.2, 7]
const FAN_FINGERS = [0, 1, 3, 5, 7, 7, 9, 9, 9, 7, 7, 7, 7, 5, 5, 3]

function leavesOfNode(model: PlantModel, genes: Genetics, age: Age, index: number, since: number, at: Vec3): void {
  const random = randomOf(genes.seed, 'fan', index)
  const grown = ease(since, -3, 14)
  const alternate = index > 9
  const azimuth = alternate ? genes.twist + index * GOLDEN : genes.twist * 0.35 + (index % 2 ? Math.PI / 2 : 0) + random.between(-0.3, 0.3) + index * 0.16
  const gone = index === 0 ? age.days > 24 : age.flowering > 0 && index < 3 + Math.floor(age.flowering / 16)
  const size = (FAN_SIZE[index] ?? 6.5) * mix(0.2, 1, grown) * mix(0.92, 1.1, genes.stature) * random.between(0.92, 1.08)
  const fade = index === 0 ? ease(age.days, 14, 24) : ease(age.flowering, 38 + index * 1.4, 66 + index * 1.4) * random.between(0.5, 1)
  const spot = { at, size, fingers: FAN_FINGERS[index] ?? 3, petiole: size * mix(0.2, 0.55, grown), youth: 1 - grown, order: 0, fade }
  const rises = [random.between(-0.05, 0.25), random.between(-0.05, 0.25)]
  if (gone) return
  for (let side = 0; side < (alternate ? 1 : 2); side++)
    model.leaves.push({ ...spot, azimuth: azimuth + side * Math.PI, rise: mix(rises[side] ?? 0, 0.85, 1 - grown), key: `fan/${index}/${side}` })
}

function branchesOfNode(model: PlantModel, genes: Genetics, age: Age, index: number, birth: number, at: Vec3, leader: boolean): void {
  const sides = index > 9 ? 1 : 2
  const random = randomOf(genes.seed, 'branch', index)
  const azimuth = index > 9 ? genes.twist + index * GOLDEN : genes.twist * 0.35 + (index % 2 ? Math.PI / 2 : 0) + index * 0.16
  for (let side = 0; side < sides; side++) {
    const vigour = (leader ? 1.25 : mix(1.08, 0.5, clamp((index - 2) / 11))) * genes.branching * random.between(0.85, 1.1)
    growBranch(model, genes, age, { at, azimuth: azimuth + side * Math.PI + random.between(-0.25, 0.25), birth: birth + (leader ? 5 : 8), vigour, leader, key: `${index}/${side}` })
  }
}

type Branch = { at: Vec3; azimuth: number; birth: number; vigour: number; leader: boolean; key: string }

function growBranch(model: PlantModel, genes: Genetics, age: Age, branch: Branch): void {
  const lastBirth = age.flowering > 0 ? age.days - age.flowering + STRETCH_DAYS : Number.POSITIVE_INFINITY
  const points: Vec3[] = [branch.at]
  const outward = { x: Math.cos(branch.azimuth), y: 0, z: Math.sin(branch.azimuth) * 0.8 }
  let position = branch.at
  let direction = unit(add(outward, { x: 0, y: branch.leader ? 0.6 : 0.3, z: 0 }))
  let tip = -1
  for (let step = 0; step < (branch.leader ? 8 : 5); step++) {
    const birth = branch.birth + step * (branch.leader ? 3.4 : 5)
    const since = age.days - birth
    if (since < 0 || birth > lastBirth) break
    const random = randomOf(genes.seed, 'twig', branch.key, step)
    const stretch = 1 + 0.45 * ease(age.flowering, 0, 24)
    direction = unit(add(direction, { x: 0, y: branch.leader ? 0.4 : 0.2, z: 0 }))
    position = add(position, direction, 5.4 * branch.vigour * genes.stature * stretch * mix(0.2, 1, ease(since, 0, 12)) * random.between(0.85, 1.12))
    points.push(position)
    tip = step
    const grown = ease(since, -2, 13)
    const thin = age.flowering > 30 && random.chance(0.3)
    const size = mix(9.6, 6.4, step / 6) * branch.vigour * mix(0.25, 1, grown) * mix(1, 0.8, ease(age.flowering, 20, 50))
    const turned = branch.azimuth + (step % 2 ? Math.PI / 2 : 0.9) + random.between(-0.3, 0.3)
    for (let side = 0; side < 2; side++) {
      if (thin || (side === 1 && step % 2 === 0)) continue
      const fade = ease(age.flowering, 44, 74) * random.between(0.2, 0.9)
      model.leaves.push({ at: position, azimuth: turned + side * Math.PI, size, fingers: step < 1 ? 5 : step > 3 ? 3 : 5, rise: random.between(0, 0.4) + 0.5 * (1 - grown), petiole: size * 0.3, youth: 1 - grown, order: 1, fade, key: `twig/${branch.key}/${step}/${side}` })
    }
    if (age.flowering > 12 && step > 1) nodeBud(model, age, position, direction, branch, step)
  }
  if (tip < 0) return
  model.stems.push({ points, thickness: mix(0.12, 0.5, ease(age.days - branch.birth, 0, 40)) * branch.vigour, order: 1 })
  crown(model, genes, age, position, direction, branch.key, 0.6 * branch.vigour)
  if (age.flowering > 4) {
    const ripe = ease(age.flowering, 5, 54)
    model.buds.push({ at: add(position, direction, -1 - 3.4 * ripe), direction: unit(add(direction, { x: 0, y: 0.7, z: 0 })), length: (2.6 + 9.4 * ripe) * branch.vigour, radius: (0.75 + 1.75 * ripe) * mix(0.8, 1, branch.vigour), key: branch.key, top: branch.leader })
  }
}

function nodeBud(model: PlantModel, age: Age, at: Vec3, direction: Vec3, branch: Branch, step: number): void {
  const ripe = ease(age.flowering, 12, 56)
  model.buds.push({ at: add(at, direction, -0.6), direction: unit(add(direction, { x: 0, y: 1.2, z: 0 })), length: (1.4 + 3 * ripe) * branch.vigour, radius: 0.5 + 1.1 * ripe, key: `${branch.key}/${step}`, top: false })
}

/** The tuft of half-open leaves at a growing tip. */
function crown(model: PlantModel, genes: Genetics, age: Age, at: Vec3, direction: Vec3, key: string | number, vigour: number): void {
  const random = randomOf(genes.seed, 'crown', key)
  const size = mix(2.2, 6.2, ease(age.days, 4, 26)) * vigour * mix(1, 0.75, ease(age.flowering, 14, 40))
  const turn = random.between(0, Math.PI)
  const fingers = age.days > 20 ? 5 : 3
  for (let leaf = 0; leaf < (typeof key === 'number' ? 4 : 3); leaf++)
    model.leaves.push({ at: add(at, direction, leaf * 0.12 * size), azimuth: turn + leaf * GOLDEN, size: size * (1 - leaf * 0.17), fingers, rise: 0.75 + leaf * 0.18, petiole: size * 0.1, youth: 0.75 + leaf * 0.08, order: 1, fade: 0, key: `crown/${key}/${leaf}` })
}
