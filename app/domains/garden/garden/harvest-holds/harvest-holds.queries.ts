import { inArray } from 'drizzle-orm'
import { canUpdate } from '#domains/garden/garden/plants/plants.policy.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import { lastHolds } from './harvest-hold.model.ts'
import { holdsOf } from './harvest-holds.registry.ts'
import type { HarvestHoldsOf, HeldPlants } from './harvest-holds.schemas.ts'

/** Of these plants those that the viewer tends and that wait today, each with its last day; others are left out. */
export async function listHarvestHolds(ctx: Context, { plant_ids }: HarvestHoldsOf): Promise<HeldPlants> {
  const found = await ctx.db.select().from(plants).where(inArray(plants.id, plant_ids))
  const tended = found.filter((plant) => canUpdate(ctx.viewer, plant)).map(({ id }) => id)
  if (!tended.length) return { data: [] }
  return { data: lastHolds(await holdsOf(ctx, { plant_ids: tended }), dayKey(ctx.now())) }
}
