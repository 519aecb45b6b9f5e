import { type Entry, writeJournal } from '#domains/garden/journal/updates/updates.seed.ts'
import { dayKey } from '#shared/dates.ts'
import { DAY } from '#shared/durations.ts'
import { reservedSlugs } from '#shared/reserved-slugs.ts'
import { searchable, slugify } from '#shared/text.ts'
import { type Chance, chanceOf } from '#world/chance.ts'
import { geneticNames, placesIndoors, placesOfRobot, placesOutdoors, reasons, soils } from './demo-words.seed.ts'
import type { CycleSlug, LivedCycle } from './plant-life.seed.ts'
import type { plants } from './plants.table.ts'

export type Grower = { id: number; nickname: string }
/** Decided before the details: owner, age and visibility. */
export type Planted = {
  owner: Grower
  lived: LivedCycle[]
  isPrivate: boolean
  isArchived: boolean
  origin: 'semente' | 'clone'
  /** A diary with a photo each week. */
  weekly: boolean
  /** Light and air are a robot's, it stands in living soil, and its whole space is watered at once: its diary says nothing else of them. */
  hasRobot: boolean
}
/** A time in a plant's life; `ago` in days before now, `day` of the cycle. */
type Moment = { cycle: CycleSlug; day: number; ago: number }

export type DemoPlant = {
  row: Omit<typeof plants.$inferInsert, 'plant_cycle_id'> & { private: boolean }
  current: LivedCycle
  history: { cycle: CycleSlug; on: string; at: Date }[]
  entries: Entry[]
  photos: Moment[]
  /** Which drawn plant its photos show. */
  model: number
  outdoors: boolean
  weekly: boolean
  /** Weight at harvest, g. */
  wet: number
}

type Growing = { now: Date; index: number; name: string; slugs: Map<string, number> }

/** Generates a plant's texts, journal and photos. */
export function grow(planted: Planted, { now, index, name, slugs }: Growing): DemoPlant {
  const { owner, lived, isPrivate, isArchived, origin, weekly, hasRobot } = planted
  const chance = chanceOf('plant', owner.nickname, name, index)
  const current = lived.at(-1) as LivedCycle
  const place = owner.nickname === 'dona-lurdes' || (chance.chance(0.3) && !weekly) ? 'fora' : 'dentro'
  const genetic_name = chance.chance(0.9) ? chance.pick(geneticNames) : null
  const until = isArchived ? Math.max(3, current.began - 40) : chance.int(0, 4)
  const vegetative = lived.find(({ cycle }) => cycle === 'vegetativo')?.days ?? 40
  const nature = { place, vegetative, vigor: 0.85 + 0.4 * chance.next(), wet: chance.int(140, 620), hasRobot } as const
  const pace = chance.pick([3, 4, 5, 6, 8, 11])
  const entries = writeJournal(chance, lived, {
    ...nature,
    now,
    every: weekly ? 3 : pace,
    until: weekly ? 0 : until,
    photos: weekly ? 0.6 : 0.1,
  })
  const history = lived.map(({ cycle, began }) => ({
    cycle,
    on: dayBefore(now, began),
    at: new Date(now.getTime() - began * DAY),
  }))
  const started = history[0]?.at ?? now
  return {
    current,
    history,
    entries,
    photos: photosOf(chance, lived),
    model: index,
    outdoors: place === 'fora',
    weekly,
    wet: nature.wet,
    row: {
      slug: freeSlug(slugs, name),
      created_by: owner.id,
      name,
      description: describe(chance, place, hasRobot),
      genetic_name,
      origin,
      private: isPrivate,
      cycle_since: history.at(-1)?.on ?? '',
      started_on: history[0]?.on ?? '',
      search_text: searchable(`${name} ${genetic_name ?? ''}`),
      archived_at: isArchived ? new Date(now.getTime() - Math.max(1, until - 2) * DAY) : null,
      created_at: started,
      updated_at: entries.at(-1)?.happened_at ?? started,
    },
  }
}

const dayBefore = (now: Date, days: number) => dayKey(new Date(now.getTime() - days * DAY))

function freeSlug(slugs: Map<string, number>, name: string) {
  const base = slugify(name)
  const count = (slugs.get(base) ?? (reservedSlugs.planta.has(base) ? 1 : 0)) + 1
  slugs.set(base, count)
  return count === 1 ? base : `${base}-${count}`
}

const describe = (chance: Chance, place: 'dentro' | 'fora', hasRobot: boolean) =>
  [
    chance.pick(place === 'fora' ? placesOutdoors : hasRobot ? placesOfRobot : placesIndoors),
    hasRobot ? soils[0] : chance.pick(soils),
    chance.pick(reasons),
  ]
    .filter(Boolean)
    .join(' ')

/** One to four: current state first, then back in time. Cured plants mostly show the flower. */
function photosOf(chance: Chance, lived: LivedCycle[]): Moment[] {
  const seen = [...lived].reverse().map(({ cycle, began, days }) => ({ cycle, day: days, ago: began - days }))
  const [now, ...before] = seen
  const flower = before.find(({ cycle }) => cycle === 'floracao')
  const worthy = before.filter(({ cycle }) => cycle !== 'colheita' && cycle !== 'semente')
  const many = worthy.slice(0, chance.pick([0, 0, 0, 1, 1, 2, 3]))
  if (now?.cycle === 'cura' && flower && chance.chance(0.55))
    return [flower, now, ...many.filter((one) => one !== flower)].slice(0, 4)
  return now ? [now, ...many] : []
}
