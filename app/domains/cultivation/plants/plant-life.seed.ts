import type { Chance } from './demo-random.ts'

export type CycleSlug = 'semente' | 'germinacao' | 'vegetativo' | 'floracao' | 'colheita' | 'secagem' | 'cura'

/** A cycle of one plant: days before now on which it began, and how long it lasted or lasts so far. */
export type LivedCycle = { cycle: CycleSlug; began: number; days: number }

/** Usual lengths in days: leafwell.com/blog/stages-of-cannabis-growth; drying and cure as hyppoferoce.com. */
const lengths: readonly [CycleSlug, from: number, to: number][] = [
  ['semente', 1, 3],
  ['germinacao', 6, 10],
  ['vegetativo', 28, 62],
  ['floracao', 54, 76],
  ['colheita', 1, 2],
  ['secagem', 8, 13],
  ['cura', 400, 400],
]

/** The cycles that a plant went through since `age` days ago; a clone has no seed. The last one is the current one. */
export function liveThrough(chance: Chance, age: number, origin: 'semente' | 'clone'): LivedCycle[] {
  const lived: LivedCycle[] = []
  let began = age
  for (const [cycle, from, to] of origin === 'clone' ? lengths.slice(2) : lengths) {
    const days = chance.int(from, to)
    lived.push({ cycle, began, days: Math.min(days, began) })
    began -= days
    if (began < 0) break
  }
  return lived
}

/** An age in days at which a seed-grown plant is in the wished cycle, by the middle of the lengths. */
export function ageIn(chance: Chance, wished: CycleSlug): number {
  let age = 0
  for (const [cycle, from, to] of lengths) {
    const middle = (from + to) / 2
    if (cycle === wished) return Math.round(age + (cycle === 'cura' ? chance.int(12, 40) : middle * (0.35 + 0.4 * chance.next())))
    age += middle
  }
  return age
}
