import { cycleDay } from '#domains/garden/garden/plants/cycle-day.words.ts'
import type { PlantCard } from '#domains/garden/garden/plants/plants.schemas.ts'
import { isStale } from '#domains/garden/garden/plants/stale.model.ts'
import type { Today } from '#domains/growing/agenda/today/today.schemas.ts'

type Due = Pick<Today['groups'][number], 'tasks'>[]

/** What is due first, then the rest that lives; last of those what nobody has told of for long, and what lives no more. */
export function inTurn<Plant extends Pick<PlantCard, 'id' | 'space' | 'status' | 'plant_cycle' | 'cycle_since'>>(
  plants: Plant[],
  groups: Due,
  now: Date,
): Plant[] {
  const about = groups.flatMap(({ tasks }) => tasks.map((task) => `${task.about.type}:${task.about.id}`))
  const turnOf = (plant: Plant) => {
    if (plant.status !== 'viva') return Number.MAX_SAFE_INTEGER
    if (isStale(plant, now)) return Number.MAX_SAFE_INTEGER - 1
    const places = [`plant:${plant.id}`, `space:${plant.space?.id}`].map((thing) => about.indexOf(thing))
    const due = places.filter((place) => place >= 0)
    return due.length ? Math.min(...due) : about.length
  }
  return plants.toSorted((a, b) => turnOf(a) - turnOf(b))
}

/** 'dia 12 da floração, Tenda'; of what nobody has told of for long, a question. */
export const plantLine = (plant: PlantCard, now: Date) =>
  `${cycleDay(plant, now)}${plant.space ? `, ${plant.space.name}` : ''}${isStale(plant, now) ? '. Ainda está viva?' : ''}`
