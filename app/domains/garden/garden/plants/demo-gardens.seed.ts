import { type Chance, chanceOf } from '#world/chance.ts'
import { type DemoPlant, type Grower, grow, type Planted } from './demo-plant.seed.ts'
import { nameEndings, plantNames } from './demo-words.seed.ts'
import { type CycleSlug, liveThrough, liveUpTo } from './plant-life.seed.ts'

const OLDEST = 235
const growersByName = ['professor', 'escritor', 'agronoma', 'jurado', 'professora-copa', 'analista', 'medica', 'admin']
/** Two demo users with hand-picked gardens. */
const gardenOf: Record<string, [CycleSlug, day: number, isPrivate: boolean, isArchived?: boolean][]> = {
  grower: [
    ['cura', 70, true, true],
    ['cura', 19, false],
    ['secagem', 5, true],
    ['colheita', 0, false],
    ['floracao', 38, false],
    ['vegetativo', 24, false],
    ['germinacao', 5, false],
    ['semente', 1, true],
  ],
  vizinha: [
    ['cura', 83, true, true],
    ['cura', 33, false, true],
    ['floracao', 51, false],
  ],
}

/** `count` plants, two thirds of them public, the oldest first. */
export function demoGardens(people: Map<string, Grower>, { count, now }: { count: number; now: Date }): DemoPlant[] {
  const chance = chanceOf('gardens')
  const named = Object.entries(gardenOf).flatMap(([name, garden]) =>
    garden.map((plant) => plantOf(people.get(name), plant, name === 'grower')),
  )
  const growers = [...people]
    .filter(([name]) => growersByName.includes(name) || name.includes('.'))
    .map(([, person]) => person)
  const ranked = chance.shuffled(growers)
  const others = Array.from({ length: Math.max(0, count - named.length) }, () => somePlant(chance, ranked))
  const all = [...named, ...others].sort((a, b) => ageOf(b) - ageOf(a))
  const slugs = new Map<string, number>()
  const names = namesOf(chance, all.length)
  return all.map((planted, i) => grow(planted, { now, index: i, name: names[i] ?? `Planta ${i + 1}`, slugs }))
}

const ageOf = ({ lived }: Planted) => lived[0]?.began ?? 0

function plantOf(
  owner: Grower | undefined,
  [cycle, day, isPrivate, isArchived = false]: (typeof gardenOf)[string][number],
  hasRobot: boolean,
): Planted {
  if (!owner) throw new Error('a grower with a garden is missing')
  const lived = liveUpTo(chanceOf('garden', owner.nickname, cycle, day), cycle, day)
  const weekly = !isPrivate && (cycle === 'vegetativo' || cycle === 'floracao')
  return { owner, lived, isPrivate, isArchived, origin: 'semente', weekly, hasRobot }
}

/** Skewed: few users have many plants, many have one or two. */
function somePlant(chance: Chance, growers: Grower[]): Planted {
  const owner = growers[Math.floor(growers.length * chance.next() ** 1.5)]
  if (!owner) throw new Error('nobody to plant for')
  const origin = chance.chance(0.2) ? 'clone' : 'semente'
  const lived = liveThrough(chance, 1 + Math.round((OLDEST - 1) * chance.next() ** 1.75), origin)
  const isCured = (lived.at(-1)?.days ?? 0) > 60 && lived.at(-1)?.cycle === 'cura'
  const isPrivate = chance.chance(1 / 3)
  return { owner, lived, origin, isPrivate, isArchived: isCured && chance.chance(0.6), weekly: false, hasRobot: false }
}

/** Unique names: the single names, and as many compound ones as needed. */
function namesOf(chance: Chance, count: number): string[] {
  const joined = plantNames
    .filter((name) => !/[^\p{L}]/u.test(name))
    .flatMap((name) => nameEndings.map((ending) => `${name} ${ending}`))
  const missing = Math.max(0, count - plantNames.length)
  return chance.shuffled([...plantNames, ...chance.shuffled(joined).slice(0, missing)])
}
