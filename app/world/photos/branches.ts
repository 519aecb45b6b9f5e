import { crown } from './fans.ts'
import type { Genetics } from './genetics.ts'
import { add, clamp, ease, mix, unit, type Vec3 } from './geometry.ts'
import { type Age, GOLDEN, type PlantModel, STRETCH_DAYS } from './plant-model.ts'
import { randomOf } from './random.ts'

/** The side branches that grow from the axils of a node. */
export function branchesOfNode(
  model: PlantModel,
  genes: Genetics,
  age: Age,
  index: number,
  birth: number,
  at: Vec3,
  leader: boolean,
): void {
  const sides = index > 9 ? 1 : 2
  const random = randomOf(genes.seed, 'branch', index)
  const azimuth =
    index > 9 ? genes.twist + index * GOLDEN : genes.twist * 0.35 + (index % 2 ? Math.PI / 2 : 0) + index * 0.16
  for (let side = 0; side < sides; side++) {
    const vigour =
      (leader ? 1.25 : mix(1.08, 0.5, clamp((index - 2) / 11))) * genes.branching * random.between(0.85, 1.1)
    growBranch(model, genes, age, {
      at,
      azimuth: azimuth + side * Math.PI + random.between(-0.25, 0.25),
      birth: birth + (leader ? 5 : 8),
      vigour,
      leader,
      key: `${index}/${side}`,
    })
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
    position = add(
      position,
      direction,
      5.4 * branch.vigour * genes.stature * stretch * mix(0.2, 1, ease(since, 0, 12)) * random.between(0.85, 1.12),
    )
    points.push(position)
    tip = step
    const grown = ease(since, -2, 13)
    const thin = age.flowering > 30 && random.chance(0.3)
    const size =
      mix(9.6, 6.4, step / 6) * branch.vigour * mix(0.25, 1, grown) * mix(1, 0.8, ease(age.flowering, 20, 50))
    const turned = branch.azimuth + (step % 2 ? Math.PI / 2 : 0.9) + random.between(-0.3, 0.3)
    for (let side = 0; side < 2; side++) {
      if (thin || (side === 1 && step % 2 === 0)) continue
      const fade = ease(age.flowering, 44, 74) * random.between(0.2, 0.9)
      model.leaves.push({
        at: position,
        azimuth: turned + side * Math.PI,
        size,
        fingers: step < 1 ? 5 : step > 3 ? 3 : 5,
        rise: random.between(0, 0.4) + 0.5 * (1 - grown),
        petiole: size * 0.3,
        youth: 1 - grown,
        order: 1,
        fade,
        key: `twig/${branch.key}/${step}/${side}`,
      })
    }
    if (age.flowering > 12 && step > 1) nodeBud(model, age, position, direction, branch, step)
  }
  if (tip < 0) return
  model.stems.push({
    points,
    thickness: mix(0.12, 0.5, ease(age.days - branch.birth, 0, 40)) * branch.vigour,
    order: 1,
  })
  crown(model, genes, age, position, direction, branch.key, 0.6 * branch.vigour)
  if (age.flowering > 4) {
    const ripe = ease(age.flowering, 5, 54)
    model.buds.push({
      at: add(position, direction, -1 - 3.4 * ripe),
      direction: unit(add(direction, { x: 0, y: 0.7, z: 0 })),
      length: (2.6 + 9.4 * ripe) * branch.vigour,
      radius: (0.75 + 1.75 * ripe) * mix(0.8, 1, branch.vigour),
      key: branch.key,
      top: branch.leader,
    })
  }
}

function nodeBud(model: PlantModel, age: Age, at: Vec3, direction: Vec3, branch: Branch, step: number): void {
  const ripe = ease(age.flowering, 12, 56)
  model.buds.push({
    at: add(at, direction, -0.6),
    direction: unit(add(direction, { x: 0, y: 1.2, z: 0 })),
    length: (1.4 + 3 * ripe) * branch.vigour,
    radius: 0.5 + 1.1 * ripe,
    key: `${branch.key}/${step}`,
    top: false,
  })
}
