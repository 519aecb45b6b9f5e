import { and, asc, eq, inArray, isNull, notInArray } from 'drizzle-orm'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { spaces } from '#domains/garden/garden/spaces/spaces.table.ts'
import type { Context } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { type Plan, plan_plants, plan_spaces, plans } from './plans.table.ts'

/** Sets the plants of the plan: its owner's, each in one plan at a time (of two concurrent requests one wins). */
export async function setPlanPlants(tx: Context, plan: Plan, wanted: number[]) {
  const ids = [...new Set(wanted)].sort((a, b) => a - b)
  const own = and(inArray(plants.id, ids), eq(plants.created_by, plan.created_by), isNull(plants.deleted_at))
  if (ids.length && (await tx.db.$count(plants, own)) < ids.length)
    throw invalidField('plant_ids', 'Escolha entre as suas plantas.')
  const out = and(eq(plan_plants.plan_id, plan.id), ids.length ? notInArray(plan_plants.plant_id, ids) : undefined)
  await tx.db.delete(plan_plants).where(out)
  if (!ids.length) return
  await tx.db
    .insert(plan_plants)
    .values(ids.map((plant_id) => ({ plan_id: plan.id, plant_id })))
    .onConflictDoNothing()
  await refuseTaken(tx, plan, ids)
}

async function refuseTaken(tx: Context, plan: Plan, ids: number[]) {
  const followed = await tx.db
    .select({ plant: plants.name, plan: plans.name, plan_id: plans.id })
    .from(plan_plants)
    .innerJoin(plants, eq(plants.id, plan_plants.plant_id))
    .innerJoin(plans, eq(plans.id, plan_plants.plan_id))
    .where(inArray(plan_plants.plant_id, ids))
    .orderBy(asc(plants.id))
  const taken = followed.filter(({ plan_id }) => plan_id !== plan.id)
  if (!taken.length) return
  const words = taken.map((one) => `${one.plant} já segue o plano ${one.plan}.`).slice(0, 5)
  throw new AppError(
    'conflict',
    `${words.join(' ')} Cada planta segue um plano por vez. Tire a planta de lá primeiro.`,
    {
      errors: { plant_ids: words },
    },
  )
}

/** Sets the spaces of the plan: its owner's. */
export async function setPlanSpaces(tx: Context, plan: Plan, wanted: number[]) {
  const ids = [...new Set(wanted)]
  const own = and(inArray(spaces.id, ids), eq(spaces.created_by, plan.created_by), isNull(spaces.deleted_at))
  if (ids.length && (await tx.db.$count(spaces, own)) < ids.length)
    throw invalidField('space_ids', 'Escolha entre os seus espaços.')
  await tx.db.delete(plan_spaces).where(eq(plan_spaces.plan_id, plan.id))
  if (ids.length) await tx.db.insert(plan_spaces).values(ids.map((space_id) => ({ plan_id: plan.id, space_id })))
}
