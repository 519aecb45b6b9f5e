import type { PlantCard } from '#domains/garden/garden/plants/plants.schemas.ts'
import { pick } from '#shared/pick.ts'

export type RunChoice = ReturnType<typeof runChoice>

/** A line of the picker; `owner` of another's plant alone. */
export const runChoice = (plant: PlantCard, { nickname, picked }: { nickname: string; picked: readonly string[] }) => ({
  ...pick(plant, 'slug', 'name', 'started_on', 'plant_cycle', 'cycle_since'),
  genetic: plant.genetic?.name ?? null,
  owner: plant.user.nickname === nickname ? null : plant.user.nickname,
  picked: picked.includes(plant.slug),
})
