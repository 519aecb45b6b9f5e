import { daysBetween } from '#shared/dates.ts'
import type { PlantCard } from './plants.schemas.ts'

/** Days that are weeks beyond what is usual; a cure, and a seed in a drawer, end when one says so. */
const LONGEST: Record<string, number> = {
  germinacao: 30,
  vegetativo: 365,
  floracao: 120,
  colheita: 30,
  secagem: 60,
}

/** Nobody has told of this plant that it went on: it may not live any more. */
export function isStale(
  { status, plant_cycle, cycle_since }: Pick<PlantCard, 'status' | 'plant_cycle' | 'cycle_since'>,
  now: Date,
) {
  const longest = LONGEST[plant_cycle.slug]
  return status === 'viva' && longest !== undefined && daysBetween(cycle_since, now) > longest
}
