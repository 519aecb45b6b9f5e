import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { findPlant } from '../plants/plants.queries.ts'
import { visibleTo } from './plans.policy.ts'
import type { PlantPlan } from './plans.schemas.ts'
import { plan_plants, plans } from './plans.table.ts'
import { showPlan } from './show-plan.queries.ts'

/** The plan that a plant follows and what its stage asks for today; null without one, and for who may not see it. */
export async function planOfPlant(ctx: Context, id_or_slug: string): Promise<PlantPlan> {
  const plant = await findPlant(ctx, id_or_slug)
  const [row] = await ctx.db
    .select({ id: plans.id })
    .from(plan_plants)
    .innerJoin(plans, and(eq(plans.id, plan_plants.plan_id), visibleTo(ctx.viewer)))
    .where(eq(plan_plants.plant_id, plant.id))
  if (!row) return { plan: null }
  const { id, slug, name, today, stages } = await showPlan(ctx, String(row.id))
  const targets = today ? (stages.find(({ state }) => state === 'agora')?.targets ?? {}) : {}
  return { plan: { id, slug, name, today, targets } }
}
