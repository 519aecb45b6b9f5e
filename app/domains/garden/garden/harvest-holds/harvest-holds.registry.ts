import type { Context } from '#platform/context.ts'
import type { HarvestHold } from './harvest-holds.schemas.ts'

/** What keeps plants from being harvested for a while. Whether the viewer may ask is the caller's to say. */
export type HarvestHolds = (
  ctx: Context,
  of: { plant_ids: number[] } | { created_by: number },
) => Promise<HarvestHold[]>

let holders: readonly HarvestHolds[] = []

/** Called once by app/install.ts: this domain knows none of those that treat plants. */
export function installHarvestHolds(list: readonly HarvestHolds[]) {
  holders = list
}

export const holdsOf: HarvestHolds = async (ctx, of) => (await Promise.all(holders.map((held) => held(ctx, of)))).flat()
