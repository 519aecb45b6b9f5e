import { purge } from '#platform/cache/purge.ts'
import type { Context } from '#platform/context.ts'

type OfPlant = { plant_id: number; created_by: number }

/** Purges the cached visitor pages that show a plant: its own, lists, its owner's. */
export const purgePlant = (tx: Context, ...plants: OfPlant[]) =>
  purge(
    tx,
    ...new Set(plants.flatMap(({ plant_id, created_by }) => ['plants', `plant:${plant_id}`, `user:${created_by}`])),
  )
