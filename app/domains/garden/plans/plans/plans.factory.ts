import { and, eq } from 'drizzle-orm'
import { catalogue_items } from '#domains/base/catalogue/items/items.table.ts'
import { cycleId } from '#domains/garden/garden/plants/plants.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { searchable } from '#shared/text.ts'
import { type Plan, type PlanStage, plan_stages, plan_versions, plans } from './plans.table.ts'

/** The id of a status of plans by its slug: 'planejado', 'em-andamento'… */
export async function planStatusId({ db }: Context, slug: string) {
  const named = and(eq(catalogue_items.catalogue, 'status-plano-de-cultivo'), eq(catalogue_items.slug, slug))
  const [status] = await db.select({ id: catalogue_items.id }).from(catalogue_items).where(named)
  if (!status) throw new Error(`no status ${slug}`)
  return status.id
}

let count = 0
type Shape = [cycle: string, days: number][]

/** A private plan of veg (30 days) and flower (60), of a new user unless `created_by` is given. */
export async function aPlan(
  ctx: Context,
  overrides: Partial<typeof plans.$inferInsert> & { shape?: Shape } = {},
): Promise<Plan & { stages: PlanStage[] }> {
  const {
    shape = [
      ['vegetativo', 30],
      ['floracao', 60],
    ] as Shape,
    ...columns
  } = overrides
  const created_by = columns.created_by ?? (await aUser(ctx)).id
  const name = columns.name ?? 'Ciclo de primavera'
  const plan_status_id = columns.plan_status_id ?? (await planStatusId(ctx, 'planejado'))
  const [plan] = await ctx.db
    .insert(plans)
    .values({
      slug: `ciclo-${Date.now()}-${++count}`,
      search_text: searchable(name),
      ...columns,
      name,
      created_by,
      plan_status_id,
    })
    .returning()
  if (!plan) throw new Error('insert returned no row')
  const rows: (typeof plan_stages.$inferInsert)[] = []
  for (const [position, [cycle, days]] of shape.entries())
    rows.push({ plan_id: plan.id, position, plant_cycle_id: await cycleId(ctx, cycle), name: cycle, days })
  const stages = await ctx.db.insert(plan_stages).values(rows).returning()
  await ctx.db.insert(plan_versions).values({ plan_id: plan.id, version: plan.version, stages, created_by })
  return { ...plan, stages }
}
