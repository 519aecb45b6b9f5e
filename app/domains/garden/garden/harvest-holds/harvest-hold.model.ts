import type { HarvestHold } from './harvest-holds.schemas.ts'

/** Those that hold on that day: what was used later, or is out of the plant again, says nothing of it. The last of each plant. */
export function lastHolds(holds: HarvestHold[], day: string): HarvestHold[] {
  const held = holds
    .filter(({ treated_on, until }) => treated_on <= day && day < until)
    .sort((a, b) => b.until.localeCompare(a.until) || a.plant.id - b.plant.id)
  return [...Map.groupBy(held, ({ plant }) => plant.id).values()].flatMap(([last]) => last ?? [])
}
