import { branchesOfNode } from './branches.ts'
import { crown, leavesOfNode } from './fans.ts'
import type { Genetics } from './genetics.ts'
import { add, ease, mix, unit, type Vec3 } from './geometry.ts'
import { type Age, PLASTOCHRON, type PlantModel, STRETCH_DAYS } from './plant-model.ts'
import { randomOf } from './random.ts'

/**
 * Grows the skeleton: one main axis, side branches from its axils. Leaves are opposite and decussate on the first nodes
 * and alternate by the golden angle later, as in the real plant; each node has its own random numbers, so that a plant
 * is the same one on every day of its life.
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
    const internode =
      internodeOf(index) * genes.stature * stretch * mix(0.28, 1, ease(since, 0, 13)) * random.between(0.9, 1.1)
    const lean = genes.lean + Math.sin(index * 0.9 + genes.twist) * 0.06
    position = add(position, unit({ x: lean, y: 1, z: lean * 0.5 }), internode)
    points.push(position)
    leavesOfNode(model, genes, age, index, since, position)
    if (index >= 2 && since > 9)
      branchesOfNode(model, genes, age, index, birth, position, index >= limit - 3 && genes.topped && age.days > 30)
    top = index
  }
  const thickness = mix(0.2, 1.15, ease(age.days, 2, 60)) * mix(0.85, 1.1, genes.branching)
  model.stems.push({ points, thickness, order: 0 })
  const direction = unit({ x: genes.lean, y: 1, z: 0 })
  if (age.days > 5) crown(model, genes, age, position, direction, top, 1)
  if (age.flowering > 3 && !(genes.topped && age.days > 30)) {
    const ripe = ease(age.flowering, 4, 52)
    model.buds.push({
      at: add(position, direction, -2 - 9 * ripe),
      direction,
      length: 5 + 19 * ripe * genes.stature,
      radius: 1.1 + 2.9 * ripe,
      key: 'main',
      top: true,
    })
  }
}

/** Internode of a grown plant by position, cm: short at the foot, longest in the middle. */
const internodeOf = (index: number): number =>
  [3.4, 1.8, 2.6, 3.4, 4.1, 4.6, 4.9, 5, 4.9, 4.6, 4.2, 3.7, 3.2, 2.8, 2.4, 2][index] ?? 1.8
