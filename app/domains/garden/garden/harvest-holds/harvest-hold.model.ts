import { addDays } from '#shared/days.ts'
import { pick } from '#shared/pick.ts'
import type { Plant } from '../plants/plants.table.ts'
import type { HarvestHold } from './harvest-holds.schemas.ts'

type Treatment = { plant: Plant; on: string; days: number; product: string }

/** A treatment of a plant as what keeps it from being cut, for so many days. */
export const holdOf = ({ plant, on, days, product }: Treatment): HarvestHold => ({
  plant: pick(plant, 'id', 'slug', 'name'),
  growing: plant.status === 'viva' && !plant.archived_at,
  treated_on: on,
  until: addDays(on, days),
  product,
})

/** Those that hold on that day: what was used later, or is out of the plant again, says nothing of it. The last of each plant. */
export function lastHolds(holds: HarvestHold[], day: string): HarvestHold[] {
  const held = holds
    .filter(({ treated_on, until }) => treated_on <= day && day < until)
    .sort((a, b) => b.until.localeCompare(a.until) || a.plant.id - b.plant.id)
  return [...Map.groupBy(held, ({ plant }) => plant.id).values()].flatMap(([last]) => last ?? [])
}
