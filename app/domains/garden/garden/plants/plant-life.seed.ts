import type { Chance } from '#world/chance.ts'

export type CycleSlug = 'semente' | 'germinacao' | 'vegetativo' | 'floracao' | 'colheita' | 'secagem' | 'cura'

/** A cycle of one plant: days before now on which it began, and its length (so far). */
export type LivedCycle = { cycle: CycleSlug; began: number; days: number }

/** Typical lengths in days: leafwell.com/blog/stages-of-cannabis-growth; drying and cure as hyppoferoce.com. */
const lengths: readonly [CycleSlug, from: number, to: number][] = [
  ['semente', 1, 3],
  ['germinacao', 6, 10],
  ['vegetativo', 28, 62],
  ['floracao', 54, 76],
  ['colheita', 1, 2],
  ['secagem', 8, 13],
  ['cura', 400, 400],
]

/** What a plant of so many days drinks at once, ml: watered every third day, a seventh of it runs through. */
export const drinkOf = (days: number) => Math.min(2000, Math.max(50, Math.round((days * 24) / 50) * 50))
export const runoffOf = (drink: number) => Math.round((drink * 0.15) / 10) * 10

/** The cycles of a plant since `age` days ago, the last is the current one. A clone skips the seed stage. */
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

/** A life from the seed to a given day of `cycle` (0 is its first). */
export function liveUpTo(chance: Chance, cycle: CycleSlug, day: number): LivedCycle[] {
  const before = lengths.slice(
    0,
    lengths.findIndex(([name]) => name === cycle),
  )
  const passed = before.map(([name, from, to]) => ({ cycle: name, days: chance.int(from, to) }))
  let began = day + passed.reduce((sum, { days }) => sum + days, 0)
  const lived = passed.map((one) => {
    const since = { ...one, began }
    began -= one.days
    return since
  })
  return [...lived, { cycle, began: day, days: day }]
}
